/// The twenty-first migration: plans that come again, found without going through all that was planned.
extension Schema {
    static let routineMigration = "21 routines"

    static let routineIndex =
        "CREATE INDEX fact_routine ON fact(interaction_id) WHERE json_extract(body, '$.repeats') IS NOT NULL;"
}
