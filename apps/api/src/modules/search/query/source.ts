// What the finder asks of whatever holds the words of posts: the index in memory, or the database in its place.
// A search engine that others keep would stand behind this door as well.
import type { Facets, Filters } from './facets.ts'
import type { Gate, Plan } from './plan.ts'
import type { Met } from './sure.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A post that meets words, with what filters and orders need. */
export type MatchRow = Facets & { id: string; score: number; views: number; createdAt: number } & Met
/** Of the words of a query together; `fewest` of it has to be met, when `named` in a title, a summary or a name. */
export type Weights = { all: number; fewest: number; named: boolean }
export type Among = { gate: Gate; filters: Filters; without?: string[] }
export type ListPart = { order: 'newest' | 'views'; offset: number; limit: number }

/** The posts that meet one plan. Of equals the most viewed come first, then the newest, then by id. */
export type Matches = {
  /** Added up by what filters look at. */
  countedAmong(among: Among): Promise<Facets[]>
  listedAmong(among: Among, part: ListPart): Promise<string[]>
  /** Those that meet the tests of this field best. */
  likeliest(among: Among, field: 'A' | 'B', limit: number): Promise<string[]>
  /** The best first. Of not too many. */
  scored(ids: string[], weights: Weights): Promise<MatchRow[]>
  all(among: Among): Promise<string[]>
}

export type SearchSource = {
  /** Returns what `ask` makes of the vocabulary; it is called again when it needs what had to be looked up. */
  withVocabulary<Answer>(ask: (vocabulary: Vocabulary) => Answer): Promise<Answer>
  /** All posts, added up by what filters look at. */
  counted(): Promise<Facets[]>
  /** Posts in their order, without words. */
  listed(filters: Filters, part: ListPart): Promise<string[]>
  /** Within the time that a search may take. */
  matching<Answer>(plan: Plan, work: (matches: Matches) => Promise<Answer>): Promise<Answer>
}
