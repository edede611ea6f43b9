// What of the posts found is shown, and in which order: pure, whatever index found them.
import { areAbout, isConfident, type Met, type Request } from './confidence.ts'

type Row = Met & { id: string; score: number }
/** The first `about` are about the words, the others mention them; all are when no line can be drawn. */
type Ranking<Each> = { rows: Each[]; about: Each[]; isConfident: boolean }

/** Where so many posts have every word, one that lacks a word has to say more about the others than the best of them. */
const FEW = 3
/** Otherwise it scores so much of what the best scores. */
const LEAST_OF_BEST = 0.2

/** `whole` have every word, `lacking` some of them; both with the best first. */
export function rankingOf<Each extends Row>(request: Request, whole: Each[], lacking: Each[]): Ranking<Each> {
  const ids = new Set(whole.map(({ id }) => id))
  const all = [...whole, ...lacking.filter(({ id }) => !ids.has(id))].sort((one, other) => other.score - one.score)
  const isAbout = areAbout(request, all)
  const worth = whole.length >= FEW ? (whole[0]?.score ?? 0) : (all[0]?.score ?? 0) * LEAST_OF_BEST
  const shown = all.filter((row, place) => isAbout[place] || ids.has(row.id) || row.score > worth)
  const titled = new Set(all.filter((_, place) => isAbout[place]))
  // A text may say more of the words than a title does; then there is no line to draw.
  const about = shown[0] && titled.has(shown[0]) ? shown.filter((row) => titled.has(row)) : shown
  const rows = [...about, ...shown.filter((row) => !about.includes(row))]
  return { rows, about, isConfident: isConfident(request, rows) }
}

/** Of the first one. What is only possible is not shown where no text has the words. */
export type Confidence = 'sure' | 'likely' | 'possible'
/** What words ask for, read as a question, the likeliest first. */
export type LikelyPosts = { ids: string[]; confidence: Confidence }
/** Where they stand at least. */
const PLACES: Readonly<Record<Confidence, readonly number[]>> = { sure: [0, 2], likely: [2], possible: [2] }

/** A sure one comes first, whatever was found, and the next likeliest third; one that is less sure stands third at least. */
export function withLikely<Each extends Row>(
  ranking: Ranking<Each>,
  likely: readonly Each[],
  confidence: Confidence,
): Ranking<Each> {
  const [first] = likely
  if (!first || (confidence === 'possible' && !ranking.isConfident)) return ranking
  if (!ranking.isConfident) return { rows: [first], about: [first], isConfident: true }
  const places = PLACES[confidence]
  return likely.slice(0, places.length).reduce((placed, each, n) => atLeast(placed, each, places[n] ?? 0), ranking)
}

function atLeast<Each extends Row>({ rows, about, isConfident }: Ranking<Each>, likely: Each, wanted: number): Ranking<Each> {
  const place = rows.findIndex(({ id }) => id === likely.id)
  if (place >= 0 && place <= wanted) return { rows, about, isConfident }
  const placed = (list: Each[]): Each[] => list.filter(({ id }) => id !== likely.id).toSpliced(wanted, 0, likely)
  return { rows: placed(rows), about: wanted <= about.length ? placed(about) : about, isConfident }
}
