@testable import CirclesHTTP
