import Testing

@testable import CirclesCore

@Suite struct JSONTests {
    @Test(
        "what is written is read again",
        arguments: [
            #"{"b":1,"a":[true,false,null,-2.5,"x"],"":{}}"#, #""\"\\\n\u0001é🎉""#, "[]", "0", "1e+30",
            "{\"k\":[[[]]]}",
        ])
    func roundTrip(text: String) throws {
        let value = try JSONParser.parse(text)
        #expect(try JSONParser.parse(value.text) == value)
    }

    @Test(
        "escapes and harmless errors are read",
        arguments: [
            (#""\u00e9\ud83c\udf89\/""#, JSONValue.string("é🎉/")),
            (#""\ud83c""#, .string("\u{FFFD}")),
            (#""\ud83c\u0041""#, .string("\u{FFFD}A")),
            ("[1,]", .array([1])),
            ("{\"a\":1,}", .object([.init("a", 1)])),
            ("\"a\nb\"", .string("a\nb")),
            ("-Infinity", .number(-.infinity)),
            ("1e999", .number(.infinity)),
            (" \n7\t ", 7),
        ])
    func lenient(text: String, value: JSONValue) throws {
        #expect(try JSONParser.parse(text) == value)
    }

    @Test(
        "what ends inside a value is cut off",
        arguments: ["", "{", "[1", "{\"a\"", "{\"a\":", "\"x", "\"\\", "\"\\u00", "tru"])
    func truncated(text: String) {
        #expect(throws: JSONParser.Failure.truncated) { try JSONParser.parse(text) }
    }

    @Test(
        "what is not JSON is not read",
        arguments: ["{a:1}", "[1 2]", "}", "{}x", "\"\\x\"", "0x10", "nan", "+1", "'a'"])
    func malformed(text: String) {
        #expect {
            try JSONParser.parse(text)
        } throws: {
            if case .malformed? = $0 as? JSONParser.Failure { true } else { false }
        }
    }

    @Test("a hundred thousand brackets exhaust nothing", arguments: ["[", "{\"a\":"])
    func deep(piece: String) {
        #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(String(repeating: piece, count: 100_000)) }
    }

    @Test("every prefix and every damaged byte of an answer is survived")
    func damaged() {
        let bytes = Array(#"{"a":[{"b":"c\u00e9","d":-1.5e3},null,true],"e":{}}"#.utf8)
        for index in bytes.indices {
            #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(bytes[..<index])) }
            for byte in [UInt8(0), 34, 92, 123, 125, 255] {
                var damaged = bytes
                damaged[index] = byte
                _ = try? JSONParser.parse(damaged)
            }
        }
    }

    @Test("numbers that JSON cannot write become null, whole ones have no point")
    func numbers() {
        #expect(JSONValue.array([.number(.nan), .number(3), .number(0.5)]).text == "[null,3,0.5]")
        #expect(JSONValue.number(1e300).int == nil)
    }
}
