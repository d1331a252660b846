package import CirclesCore
package import Foundation

extension CirclesDatabase: PictureStore {
    package func capturesWithImages() async throws(CirclesError) -> [Capture.ID] {
        try await read("list the pictures") { db in
            try String.fetchAll(db, "SELECT id FROM capture WHERE has_image ORDER BY id").map {
                try StoreError.id($0)
            }
        }
    }

    package func sweepImages(_ keep: KeepImages, at now: Date) async throws(CirclesError) {
        guard let limit = keep.limit(at: now) else { return }
        let ids = try await write("list the pictures") { db in
            let ids = try String.fetchAll(db, "SELECT id FROM capture WHERE has_image AND settled_at <= ?", [limit])
            guard !ids.isEmpty else { return [Capture.ID]() }
            try db.run(
                "UPDATE capture SET has_image = false WHERE has_image AND settled_at <= ?", [limit])
            let captures = ids.compactMap { Capture.ID($0) }
            try self.pictures.forget(captures, db)
            return captures
        }
        await pictures.remove(ids)
    }
}
