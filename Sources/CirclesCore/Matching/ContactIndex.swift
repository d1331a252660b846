/// The contact book, folded once for comparison.
package struct ContactIndex: Sendable {
    package let contacts: [Contact]

    package init(_ contacts: [Contact]) {
        self.contacts = contacts
    }
}
