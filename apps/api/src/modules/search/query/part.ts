// A part of a query, and the ways in which a post may meet it.

/** Title, summary and names, the rest. */
export type Field = 'A' | 'B' | 'C'
/** Met when one lexeme of each of `all` is there. `sure`: by the word, its stem or another name of it; not by a guess, which are its sound, a slip and its beginning. `otherName`: by one. */
export type Way = { score: number; all: string[][]; fields: Field[]; sure: boolean; otherName?: true }
/** A word of the query, or the several that name one thing, and how much it says. */
export type Part = { ways: Way[]; weight: number; aside: boolean }
