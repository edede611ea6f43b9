// Which guide a question is about: the one that its words mean, or the one of the question before. None where search is not sure.
import type { Meant } from '../search/index.ts'
import type { KnownGuide } from './passages.ts'

/** `before`: it is about what was asked before. `words`: what the question says, for choosing passages; null when it says nothing of its own. */
export type Chosen = { guide: KnownGuide; words: Meant | null; before: boolean }
export type Choice = { chosen: Chosen | null; nearest: string[] }

type Sources = {
  meant(words: string): Promise<Meant>
  of(ids: readonly string[]): Promise<KnownGuide[]>
}
/** `rest`: the words that say what it is about. `context`: the guide that it is asked from or the one of the question before. */
type Asked = { rest: readonly string[]; context: string | null }

/** Search takes so many letters. */
const LONGEST = 100
/** Of the words that a guide is chosen by, so much has to be said by one passage of the guide that was spoken of. */
const WITHIN = 0.75
const CANDIDATES = 5

export async function choose(sources: Sources, { rest, context }: Asked): Promise<Choice> {
  const before = context === null ? undefined : (await sources.of([context]))[0]
  if (rest.length === 0) return { chosen: before ? { guide: before, words: null, before: true } : null, nearest: [] }
  const words = await meantBy(sources, rest)
  const found = await sources.of(words.guides.slice(0, CANDIDATES))
  const [best] = found
  if (before) {
    const own = titleShare(before, words)
    // The same words name it as well as the other one, or the other one is only spoken of there.
    if (best ? own >= titleShare(best, words) : saidWithin(before, words)) return { chosen: { guide: before, words, before: true }, nearest: [] }
  }
  if (!best) return { chosen: null, nearest: words.nearest }
  return { chosen: { guide: best, words, before: false }, nearest: [] }
}

/** A long question is looked at whole, then by its parts: the last sentence mostly asks. */
async function meantBy(sources: Sources, rest: readonly string[]): Promise<Meant> {
  const whole = rest.join(' ')
  const first = await sources.meant(whole)
  if (first.guides.length > 0 || whole.length <= LONGEST) return first
  const last = await sources.meant(lastWords(rest))
  return last.guides.length > 0 ? last : first
}

function lastWords(rest: readonly string[]): string {
  let taken = ''
  for (const word of rest.toReversed()) {
    if (taken.length + word.length >= LONGEST) break
    taken = `${word} ${taken}`
  }
  return taken.trim()
}

const weightSaid = (text: string, { says }: Meant): number => says(text).reduce((sum, { weight, sure }) => sum + (sure ? weight : weight / 2), 0)

export const titleShare = ({ title, guide }: KnownGuide, words: Meant): number =>
  weightSaid(`${title.en} ${title.am}`, words) + weightSaid(`${guide?.summary.en ?? ''} ${guide?.summary.am ?? ''}`, words) / 10

const saidWithin = ({ title, passages }: KnownGuide, words: Meant): boolean =>
  passages.some(({ text }) => weightSaid(`${title.en} ${title.am} ${text.en} ${text.am}`, words) >= words.weight * WITHIN)
