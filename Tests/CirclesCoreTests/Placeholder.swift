@testable import CirclesCore
