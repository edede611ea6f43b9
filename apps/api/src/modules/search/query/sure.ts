// When search is sure that a post is what was looked for, and which posts are about the words rather than mention them.
// From what each post meets of each part of a query alone: nothing here knows how posts are found.
import type { Field, Part } from './part.ts'

/** What a post meets of some parts, in the same order: the widest place by any way, and by a sure one. */
export type Met = { parts: number[]; places: Field[]; surely: (Field | '')[] }
type Judged = Pick<Part, 'weight' | 'ways' | 'aside'>

/** Of the weight of a request so much has to be met. A long one tells more than the thing that is looked for. */
const ENOUGH = 0.48
const ENOUGH_OF_LONG = 0.4
const LONG = 4
/** A word that stands nearly everywhere decides nothing, whatever titles have it. */
const DECIDES = 0.5
/** What stands aside ("money from Canada") decides so much of what it would. */
const ASIDE = 0.5
/** What is met counts whole by a word in a title, a summary or a name; in the rest, and by a guess, it counts so much. */
const MENTIONED = 0.5
const GUESSED = { A: 0.85, B: 0.3, C: 0 } as const
/** Together with the one that is most about the words, others are about them that have so much of what it has. */
const ALIKE = 0.6
/** Whether one of so many, the best first, is meant decides for all. */
const SHOWN = 3

/** `rarest`: what a word weighs that one post has. Rows are all that may be shown, the best first. */
export type Request = { parts: Judged[]; rarest: number }

/**
 * What each part decides. A word that is in few titles names a thing, however often texts mention it: "passport" is in half of them.
 * One that nobody knows, or that is only guessed, may be the very thing.
 */
export function decisionOf({ parts, rarest }: Request, rows: Met[]): number[] {
  return parts.map(({ weight, ways, aside }, part) => {
    if (weight < DECIDES) return weight
    const titled = rows.filter((row) => surelyAt(row, part) === 'A').length
    const decides = titled > 0 ? rarest - Math.log(titled) : ways.some(({ sure }) => sure) ? weight : rarest
    return aside ? decides * ASIDE : decides
  })
}

/** Whether what was found is what was looked for: otherwise it is only the nearest that there is. */
export function isSure(request: Request, rows: Met[]): boolean {
  const decisions = decisionOf(request, rows)
  const enough = decisions.filter((each) => each >= DECIDES).length >= LONG ? ENOUGH_OF_LONG : ENOUGH
  return rows
    .slice(0, SHOWN)
    .some(
      (row) => shareOf(row, decisions, credit) >= enough && (hasWord(row, decisions) || row.parts.length === decisions.length),
    )
}

/** A guess alone does not do, unless every word is met. */
const hasWord = ({ parts, surely }: Met, decisions: number[]): boolean =>
  parts.some((part, at) => surely[at] !== '' && (decisions[part] ?? 0) >= DECIDES)

/** For each row whether it is about the words: has them in the title or, where no title has them, in the summary or a name. */
export function areAbout(request: Request, rows: Met[]): boolean[] {
  const decisions = decisionOf(request, rows)
  for (const places of [['A'], ['A', 'B']]) {
    const shares = rows.map((row) =>
      shareOf(row, decisions, (place, surely) => (places.includes(surely || place) ? credit(place, surely) : 0)),
    )
    const most = Math.max(0, ...shares)
    if (most >= ENOUGH) return shares.map((share) => share >= Math.max(ENOUGH, most * ALIKE))
  }
  return rows.map(() => false)
}

type Credit = (place: Field, surely: Field | '') => number

function credit(place: Field, surely: Field | ''): number {
  if (surely === 'A' || surely === 'B') return 1
  return Math.max(surely === 'C' ? MENTIONED : 0, GUESSED[place])
}

function shareOf(row: Met, decisions: number[], creditOf: Credit): number {
  // A word that says little is not missed.
  const all = decisions.reduce((sum, each, part) => (each >= DECIDES || row.parts.includes(part) ? sum + each : sum), 0)
  const met = row.parts.reduce(
    (sum, part, at) => sum + (decisions[part] ?? 0) * creditOf(row.places[at] ?? 'C', row.surely[at] ?? ''),
    0,
  )
  return all > 0 ? met / all : 0
}

const surelyAt = ({ parts, surely }: Met, part: number): Field | '' => surely[parts.indexOf(part)] ?? ''
