// Errors, ids and what bytes claim to be belong to Core for everybody but the sharer, which has nothing else of it.
@_exported public import CirclesIntake
