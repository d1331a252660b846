@testable import CirclesStore
