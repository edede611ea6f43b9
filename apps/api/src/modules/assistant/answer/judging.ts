// How far a guide is what a question is about, from what its title, its summary and its passages say of it. Sharper than search, which may
// show what is near.
import type { Text } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { type Meant, type Said, withoutFillers, wordsOf } from '../../search/index.ts'
import { foreignPlaceIn } from '../question/foreign-places.ts'
import { pattern } from '../question/pattern.ts'
import type { KnownGuide } from './passages.ts'

/** What a question says of its thing. `rest`: its words in order. */
export type Words = Meant & { rest: readonly string[]; isEnglish: boolean }

/** So much of the question has to be said by the guide, or less where its title is named. */
const COVERED = 0.6
const COVERED_OF_NAMED = 0.36
const NAMED = 0.25
/** Of so few things that a question names more has to be said. */
const FEW = 2
const COVERED_OF_FEW = 0.58
/** Said only somewhere in the guide a word counts so much. */
const MENTIONED = 0.6
/** A guess counts by what it guesses at: Amharic in Latin letters is always one, a short word is near to many. */
const GUESSED = { latin: 0.7, long: 0.7, short: 0.25, ethiopic: 0.4 } as const
const LONG = 5
/** What each word of a title costs that the question does not say; and what the summary counts beside it. */
const UNSAID = 0.12
const MOST_UNSAID = 4
const SUMMARY = 0.15
/** What a title explains: "(PLC)", ": authenticate a proxy". */
const BESIDE_TITLE = /\([^)]*\)|[:፦].*$/g
/** Of the words of a question so much has to be said by one passage of the guide that was spoken of. */
const WITHIN = 0.75

const both = (text: Text): string => valuesOf(text).join(' ')
const headOf = ({ title, guide }: KnownGuide): string =>
  `${both(title)} ${guide ? `${both(guide.summary)} ${both(guide.office.name)}` : ''}`

function trustIn({ part, sure }: Said, { isEnglish, isEthiopic, parts }: Words): number {
  if (sure) return 1
  if (isEthiopic) return GUESSED.ethiopic
  if (!isEnglish) return GUESSED.latin
  return (parts[part]?.words[0]?.length ?? 0) >= LONG ? GUESSED.long : GUESSED.short
}
const isTrusted = (said: Said, words: Words): boolean => trustIn(said, words) > 0.5

const weightSaid = (text: string, words: Words): number =>
  words.says(text).reduce((sum, said) => sum + said.weight * trustIn(said, words), 0)

/** What its title says of the question, in either language, less what else it says: "a bank account" is not the one "for a business". */
export function titleShare({ title, guide }: KnownGuide, words: Words): number {
  const own = valuesOf(title).map((text) => {
    const said = words.says(text)
    const length = withoutFillers(wordsOf(text.replace(BESIDE_TITLE, ''))).length
    return weightSaid(text, words) - UNSAID * Math.min(MOST_UNSAID, Math.max(0, length - said.length))
  })
  return Math.max(...own) + SUMMARY * weightSaid(guide ? both(guide.summary) : '', words)
}

/** How much of its title the question says, in the language that fits better. */
function titleSaid({ title }: KnownGuide, words: Words): number {
  return Math.max(
    ...valuesOf(title).map((text) => {
      const length = withoutFillers(wordsOf(text)).length
      return length === 0 ? 0 : words.says(text).filter((said) => isTrusted(said, words)).length / length
    }),
  )
}

/** How much of the question the guide says: in its title and summary, by its office, or at least somewhere. */
export function coverage(guide: KnownGuide, words: Words): number {
  const met = new Map<number, number>()
  const take = (text: string, worth: number) => {
    for (const said of words.says(text))
      met.set(said.part, Math.max(met.get(said.part) ?? 0, said.weight * worth * trustIn(said, words)))
  }
  take(headOf(guide), 1)
  for (const { text } of guide.passages) take(both(text), MENTIONED)
  return words.weight > 0 ? [...met.values()].reduce((sum, each) => sum + each, 0) / words.weight : 0
}

/** Whether a passage says nearly all of it. */
export const saysWithin = ({ title, passages }: KnownGuide, words: Words): boolean =>
  passages.some(({ text }) => weightSaid(`${both(title)} ${both(text)}`, words) >= words.weight * WITHIN)

/** Parts that title, summary or office say. */
const namedIn = (guide: KnownGuide, words: Words): ReadonlySet<number> =>
  new Set(words.says(headOf(guide)).flatMap((said) => (isTrusted(said, words) ? [said.part] : [])))

/** English words behind a noun that make no other thing of it. */
const NO_NOUN =
  /^(?:.|got|gets?|takes?|costs?|needs?|late|online|early|myself|abroad|again|quickly|fast|urgent|me|yet|ready|done|near|here|there|now|soon|fees?|is|was|if|steps?|offices?|age|people|person|after|before|without|because)$|(?:ed|ing|ly|en|st)$/
const ADJECTIVE = /^(?:new|old|first|second|lost|small|big|own|foreign|local|free|private|ethiopian)$/
/** Of words so short too many sound alike. */
const SHORT = 3
const OF = /^(?:የ|ye(?=[a-z]{3}))/

/** Whether the question is about another thing that is named after this one: a car tyre is no car, a wedding ring no wedding. */
function isOtherThing(words: Words, named: ReadonlySet<number>): boolean {
  const { rest, isEnglish, isEthiopic, parts } = words
  return parts.some(({ words: own, tells }, part) => {
    const [first = ''] = own
    // "What does the police pay officers?"
    const behind = isEnglish && parts[part - 1]?.tells === false ? part - 2 : part - 1
    const before = rest[rest.indexOf(first) - (part - behind)] ?? ''
    const isBehind = named.has(behind) && parts[behind]?.words.includes(before)
    if (!tells || named.has(part) || !isBehind) return false
    if (isEnglish) return !NO_NOUN.test(first) && !ADJECTIVE.test(before)
    return OF.test(before) && !OF.test(first) && (isEthiopic || first.length > SHORT)
  })
}

/** Whose it is, and which of several, makes no other thing. */
const WHOSE = pattern(
  '^የ(?:መጀመሪያ|ሁለተኛ|ራስ|ራሴ|እኔ|ልጄ|ልጅ|ልጆች|ቤተሰብ|እናት|አባት|ወንድም|እህት|ባለቤት|ጠፋ|ተ|ሚ|ማ|ም|ዘንድሮ|ድሮ|አሁን|ቆየ|አዲስ|ሕጻን|ሰው|ውጭ|አገር)',
)

/** "The wages of a clerk of a bank": of something that the guide never speaks of. */
function isOfAnother({ passages }: KnownGuide, words: Words, named: ReadonlySet<number>): boolean {
  const { rest, parts, says } = words
  return parts.some(({ words: own, tells }, part) => {
    const [first = ''] = own
    const behind = rest[rest.indexOf(first) + own.length]
    if (!tells || !first.startsWith('የ') || WHOSE.test(first) || named.has(part) || !named.has(part + 1)) return false
    if (behind === undefined || !parts[part + 1]?.words.includes(behind)) return false
    return !passages.some(({ text }) => says(both(text)).some((said) => said.part === part))
  })
}

/** Whether it is to be done in another country, and the guide is not about that. */
function isElsewhere({ rest, parts }: Words, named: ReadonlySet<number>): boolean {
  const place = foreignPlaceIn(rest)
  if (place === null) return false
  const ofPlace = parts.findIndex(({ words: own }) => own.includes(place))
  return !named.has(ofPlace) || !parts.some(({ tells }, part) => part !== ofPlace && tells && named.has(part))
}

/** What people do that few guides are about: one that is has it in its head. */
const DOING = /^(?:buy|sell|study|repair|fix|cook|name|eat|watch|play|sue|inherit|translate|fly)$/
/** A word that is nearly everywhere ("new", "licence") names nothing by itself. */
const NAMING = 0.9

const isOfAnotherDoing = ({ parts, isEnglish }: Words, named: ReadonlySet<number>): boolean =>
  isEnglish && parts.some(({ words: [first = ''] }, part) => DOING.test(first) && !named.has(part))

const namesAnything = (guide: KnownGuide, words: Words): boolean =>
  words.says(headOf(guide)).some((said) => isTrusted(said, words) && said.weight >= NAMING)

/** Whether a guide that search is sure of is what the question is about. */
export function isMeant(guide: KnownGuide, words: Words): boolean {
  const [said, named] = [titleSaid(guide, words), namedIn(guide, words)]
  if (isOfAnotherDoing(words, named) || !namesAnything(guide, words)) return false
  if (said === 0 || isOtherThing(words, named) || isOfAnother(guide, words, named) || isElsewhere(words, named)) return false
  const covered = coverage(guide, words)
  const things = words.parts.filter(({ tells }) => tells).length
  const least = things > FEW ? COVERED_OF_NAMED : COVERED_OF_FEW
  return covered >= COVERED || (covered >= least && said >= NAMED)
}
