/// All that is kept, for those who need most of it. Who needs less says so: a function that only reads the inbox takes
/// `any InboxStore`.
///
/// Every method is one transaction: when it throws, nothing of it happened, unless its comment says otherwise. When a method
/// that writes returns, a power cut takes nothing of it away. A write holds the task's `WriteCondition` against what is there.
package typealias Store = CaptureRepository & CaptureCatalog & WorkQueue & PictureStore & ContactBook & InboxStore
    & InteractionStore & JournalStore & ModelStore & WatchLedger & MaintenanceStore & AccessStore & RequestLedger
    & SearchIndex & EventStore
