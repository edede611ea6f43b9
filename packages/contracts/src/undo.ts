// How long a decision may be taken back with one press. Nobody is told of it before.
export const UNDO_SECONDS = 10
