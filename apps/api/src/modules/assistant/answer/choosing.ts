// Which guide a question is about: the one that its words mean, or the one of the question before. None where search is not sure.
import type { Meant } from '../../search/index.ts'
import { coverage, isMeant, saysWithin, titleShare, type Words } from './judging.ts'
import type { KnownGuide } from './passages.ts'

/** `words`: what the question says, for choosing passages; null when it says nothing of its own. */
export type Chosen = { guide: KnownGuide; words: Meant | null }
export type Choice = { chosen: Chosen | null; nearest: string[] }

type Sources = {
  meant(words: string): Promise<Meant>
  of(ids: readonly string[]): Promise<KnownGuide[]>
}
/** `rest`: the words that say what it is about. `context`: the guide that it is asked from or the one of the question before. */
type Asked = { rest: readonly string[]; context: string | null; isEnglish: boolean }

/** Search takes so many letters. */
const LONGEST = 100
const CANDIDATES = 5
/** Search knows more than titles: a place further down costs so much. */
const LATER = 0.1
/** Guides named when none answers. */
const NEAREST = 3

export async function choose(sources: Sources, { rest, context, isEnglish }: Asked): Promise<Choice> {
  const before = context === null ? undefined : (await sources.of([context]))[0]
  if (rest.length === 0) return { chosen: before ? { guide: before, words: null } : null, nearest: [] }
  const words: Words = { ...(await meantBy(sources, rest)), rest, isEnglish }
  const found = await sources.of(words.guides.slice(0, CANDIDATES))
  const best = bestOf(found, words)
  if (before) {
    const own = titleShare(before, words)
    // The same words name it as well as the other one, or the other one is only spoken of there.
    if (best ? own >= titleShare(best, words) : saysWithin(before, words))
      return { chosen: { guide: before, words }, nearest: [] }
  }
  if (best && isMeant(best, words)) return { chosen: { guide: best, words }, nearest: [] }
  return { chosen: null, nearest: best ? found.slice(0, NEAREST).map(({ id }) => id) : words.nearest }
}

function bestOf(found: readonly KnownGuide[], words: Words): KnownGuide | undefined {
  const [best] = found
    .map((guide, place) => ({ guide, worth: titleShare(guide, words) + coverage(guide, words) - place * LATER }))
    .sort((one, other) => other.worth - one.worth)
  return best?.guide
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
