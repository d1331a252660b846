package import FoundationEssentials

/// Bytes that are looked at in places and never held as a whole, such as a file of any size.
package protocol ByteSource {
    var count: Int { get }

    /// `length` bytes from `offset`; fewer, or none, where the bytes end or cannot be read.
    func read(at offset: Int, length: Int) -> Data
}
