// Which guide a question is about: the one that its words mean, or the one of the question before. None where search is not sure.
import type { Text } from '@menged/contracts'
import { type Meant, type Said, withoutFillers, wordsOf } from '../search/index.ts'
import { foreignPlaceIn } from './foreign-places.ts'
import type { KnownGuide } from './passages.ts'
import { pattern } from './pattern.ts'

/** `before`: it is about what was asked before. `words`: what the question says, for choosing passages; null when it says nothing of its own. */
export type Chosen = { guide: KnownGuide; words: Meant | null; before: boolean }
export type Choice = { chosen: Chosen | null; nearest: string[] }

type Sources = {
  meant(words: string): Promise<Meant>
  of(ids: readonly string[]): Promise<KnownGuide[]>
}
/** `rest`: the words that say what it is about. `context`: the guide that it is asked from or the one of the question before. */
type Asked = { rest: readonly string[]; context: string | null; isEnglish: boolean }

/** Search takes so many letters. */
const LONGEST = 100
/** Of the words that a guide is chosen by, so much has to be said by one passage of the guide that was spoken of. */
const WITHIN = 0.75
const CANDIDATES = 5
/** Search knows more than titles: a place further down costs so much. */
const LATER = 0.1
/** Guides named when none answers. */
const NEAREST = 3
/** Sharper than search, which may show what is near: so much of the question has to be said by the guide, or less where its title is named. */
const COVERED = 0.6
const COVERED_OF_NAMED = 0.36
const NAMED = 0.25
/** Of so few things that a question names more has to be said. */
const FEW = 2
const COVERED_OF_FEW = 0.5
/** By a guess a word counts so much; said only somewhere in the guide so much. */
const GUESSED = 0.7
const MENTIONED = 0.6
/** What each word of a title costs that the question does not say; and what the summary counts beside it. */
const UNSAID = 0.12
const MOST_UNSAID = 4
/** What a title explains: "(PLC)", ": authenticate a proxy". */
const BESIDE_TITLE = /\([^)]*\)|[:፦].*$/g
const SUMMARY = 0.15

export async function choose(sources: Sources, { rest, context, isEnglish }: Asked): Promise<Choice> {
  const before = context === null ? undefined : (await sources.of([context]))[0]
  if (rest.length === 0) return { chosen: before ? { guide: before, words: null, before: true } : null, nearest: [] }
  const words = await meantBy(sources, rest)
  const found = await sources.of(words.guides.slice(0, CANDIDATES))
  const [best] = found
    .map((guide, place) => ({ guide, worth: titleShare(guide, words) + coverage(guide, words) - place * LATER }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ guide }) => guide)
  if (before) {
    const own = titleShare(before, words)
    // The same words name it as well as the other one, or the other one is only spoken of there.
    if (best ? own >= titleShare(best, words) : saidWithin(before, words))
      return { chosen: { guide: before, words, before: true }, nearest: [] }
  }
  if (!best || !isMeant(best, words, { rest, isEnglish }))
    return { chosen: null, nearest: best ? found.slice(0, NEAREST).map(({ id }) => id) : words.nearest }
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

const both = ({ en, am }: Text): string => `${en} ${am}`
const weightOf = (said: readonly Said[]): number =>
  said.reduce((sum, { weight, sure }) => sum + (sure ? weight : weight * GUESSED), 0)
const weightSaid = (text: string, { says }: Meant): number => weightOf(says(text))

/** What its title says of the question, in either language, less what else it says: "a bank account" is not the one "for a business". */
export function titleShare({ title, guide }: KnownGuide, words: Meant): number {
  const own = [title.en, title.am].map((text) => {
    const said = words.says(text)
    const own = withoutFillers(wordsOf(text.replace(BESIDE_TITLE, ''))).length
    return weightOf(said) - UNSAID * Math.min(MOST_UNSAID, Math.max(0, own - said.length))
  })
  return Math.max(...own) + SUMMARY * weightSaid(guide ? both(guide.summary) : '', words)
}

/** How much of its title the question says, in the language that fits better. */
export function titleSaid({ title }: KnownGuide, words: Meant): number {
  return Math.max(
    ...[title.en, title.am].map((text) => {
      const own = withoutFillers(wordsOf(text)).length
      return own === 0 ? 0 : words.says(text).filter(({ sure }) => sure || !words.isEthiopic).length / own
    }),
  )
}

/** How much of the question the guide says: in its title and summary, by its office, or at least somewhere. */
export function coverage({ title, guide, passages }: KnownGuide, words: Meant): number {
  const met = new Map<number, number>()
  const take = (text: string, worth: number) => {
    for (const { part, weight, sure } of words.says(text))
      met.set(part, Math.max(met.get(part) ?? 0, weight * (sure ? worth : worth * GUESSED)))
  }
  take(both(title), 1)
  if (guide) take(`${both(guide.summary)} ${both(guide.office.name)}`, 1)
  for (const { text } of passages) take(both(text), MENTIONED)
  return words.weight > 0 ? [...met.values()].reduce((sum, each) => sum + each, 0) / words.weight : 0
}

const headOf = ({ title, guide }: KnownGuide): string =>
  `${both(title)} ${guide ? `${both(guide.summary)} ${both(guide.office.name)}` : ''}`

/** Parts that title, summary or office say. In Ethiopic letters a slip is seldom, and another word often near. */
const namedIn = (guide: KnownGuide, words: Meant): ReadonlySet<number> =>
  new Set(words.says(headOf(guide)).flatMap(({ part, sure }) => (sure || !words.isEthiopic ? [part] : [])))

type Words = { rest: readonly string[]; isEnglish: boolean }

/** English words behind a noun that make no other thing of it. */
const NO_NOUN =
  /^(?:.|got|gets?|takes?|costs?|needs?|late|online|early|myself|abroad|again|quickly|fast|urgent|me|yet|ready|done|near|here|there|now|soon|fees?|is|was|if|steps?|offices?|age|people|person|after|before|without|because)$|(?:ed|ing|ly|en|st)$/
const ADJECTIVE = /^(?:new|old|first|second|lost|small|big|own|foreign|local|free|private|ethiopian)$/
/** Of words so short too many sound alike. */
const SHORT = 3
const OF = /^(?:የ|ye(?=[a-z]{3}))/

/** Whether the question is about another thing that is named after this one: a car tyre is no car, a wedding ring no wedding. */
function isOtherThing(guide: KnownGuide, words: Meant, { rest, isEnglish }: Words): boolean {
  const named = namedIn(guide, words)
  return words.parts.some(({ words: own, tells }, part) => {
    const [first = ''] = own
    const before = rest[rest.indexOf(first) - 1] ?? ''
    const isBehind = named.has(part - 1) && words.parts[part - 1]?.words.includes(before)
    if (!tells || named.has(part) || !isBehind) return false
    return isEnglish
      ? !NO_NOUN.test(first) && !ADJECTIVE.test(before)
      : OF.test(before) && !OF.test(first) && (words.isEthiopic || first.length > SHORT)
  })
}

/** "The wages of a clerk of a bank": of something that the guide never speaks of. Whose it is, and which of several, makes no other thing. */
const WHOSE = pattern(
  '^የ(?:መጀመሪያ|ሁለተኛ|ራስ|ራሴ|እኔ|ልጄ|ልጅ|ልጆች|ቤተሰብ|እናት|አባት|ወንድም|እህት|ባለቤት|ጠፋ|ተ|ሚ|ማ|ም|ዘንድሮ|ድሮ|አሁን|ቆየ|አዲስ|ሕጻን|ሰው|ውጭ|አገር)',
)

function isOfAnother(guide: KnownGuide, words: Meant, rest: readonly string[]): boolean {
  const named = namedIn(guide, words)
  return words.parts.some(({ words: own, tells }, part) => {
    const [first = ''] = own
    const behind = rest[rest.indexOf(first) + own.length]
    if (!tells || !first.startsWith('የ') || WHOSE.test(first) || !named.has(part + 1)) return false
    if (behind === undefined || !words.parts[part + 1]?.words.includes(behind)) return false
    return !guide.passages.some(({ text }) => words.says(both(text)).some((said) => said.part === part)) && !named.has(part)
  })
}

/** Whether it is to be done in another country, and the guide is not about that. */
function isElsewhere(guide: KnownGuide, words: Meant, { rest }: Words): boolean {
  const place = foreignPlaceIn(rest)
  if (place === null) return false
  const named = namedIn(guide, words)
  const ofPlace = words.parts.findIndex(({ words: own }) => own.includes(place))
  return !named.has(ofPlace) || !words.parts.some(({ tells }, part) => part !== ofPlace && tells && named.has(part))
}

function isMeant(guide: KnownGuide, words: Meant, typed: Words): boolean {
  const named = titleSaid(guide, words)
  if (
    named === 0 ||
    isOtherThing(guide, words, typed) ||
    isOfAnother(guide, words, typed.rest) ||
    isElsewhere(guide, words, typed)
  )
    return false
  const covered = coverage(guide, words)
  const things = words.parts.filter(({ tells }) => tells).length
  const least = things > FEW ? COVERED_OF_NAMED : COVERED_OF_FEW
  return covered >= COVERED || (covered >= least && named >= NAMED)
}

const saidWithin = ({ title, passages }: KnownGuide, words: Meant): boolean =>
  passages.some(({ text }) => weightSaid(`${both(title)} ${both(text)}`, words) >= words.weight * WITHIN)
