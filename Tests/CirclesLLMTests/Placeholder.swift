@testable import CirclesLLM
