@testable import CirclesOCR
