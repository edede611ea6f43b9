// A guide cut into what is read aloud in one go, in the order of the page: the words, and where they stand.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import type { Translate } from '@menged/i18n/translate'
import { bodyParts, plainText } from '../guide/body.ts'
import { FACTS, factLabel, factsWarning, feesLabel } from '../guide/fact-labels.ts'
import { feeAndDays } from '../guide/fee-and-days.ts'

export type Section = {
  name: string
  /** Of the elements on the page; of a part of the text its heading, or its first paragraph. */
  place: string
  /** One sentence or two each: long texts are broken off by some voices. */
  texts: string[]
}

const LONGEST = 180
const ENDS = /[.!?።፧፤:፦…]$/

/** With an end, so that a voice stops there. */
const ended = (text: string): string => (text === '' || ENDS.test(text) ? text : `${text}.`)

/** Pieces of at most about `LONGEST` letters, cut where a sentence ends, else at a word. */
export function pieces(text: string): string[] {
  const sentences = text.match(/.+?(?:[.!?።፧…](?=\s|$)|[፤](?=\s)|$)/gsu) ?? []
  const whole: string[] = []
  for (const sentence of sentences.flatMap(atWords)) {
    const last = whole.at(-1)
    if (last !== undefined && last.length + sentence.length < LONGEST) whole[whole.length - 1] = `${last} ${sentence}`
    else whole.push(sentence)
  }
  return whole
}

const atWords = (sentence: string): string[] =>
  sentence.trim().match(new RegExp(String.raw`\S.{0,${LONGEST - 2}}(?=\s|$)|\S+`, 'gsu')) ?? []

/** Ends of paragraphs and items are ends of sentences. */
const wordsOf = (html: string): string =>
  html
    .split(/<\/(?:p|li|h\d|td|th|blockquote)>/)
    .map((part) => ended(plainText(part)))
    .filter((part) => part !== '')
    .join(' ')

export function sectionsOf(reading: Reading, reviewDue: boolean, t: Translate): Section[] {
  const section = (name: string, place: string, texts: readonly string[]): Section[] => {
    const text = texts.filter((each) => each !== '').map(ended)
    return text.length > 0 ? [{ name, place, texts: text.flatMap(pieces) }] : []
  }
  const { guide } = reading
  let heading = 0
  const parts = bodyParts(reading.body).flatMap((html) => {
    const [, title = ''] = /^<h2>([\s\S]*?)<\/h2>/.exec(html.trim()) ?? []
    if (title) heading += 1
    return section(title ? plainText(title) : reading.title, title ? `#part-${heading}` : '.prose > :first-child', [
      wordsOf(html),
    ])
  })
  return [
    ...section(reading.title, '.post-head h1', [reading.title]),
    ...(guide ? before(reading, guide, reviewDue, t).flatMap(([name, place, texts]) => section(name, place, texts)) : []),
    ...parts,
    ...(guide ? after(reading, guide, t).flatMap(([name, place, texts]) => section(name, place, texts)) : []),
  ]
}

type Part = [name: string, place: string, texts: string[]]

function before({ category }: Reading, guide: GuideReading, reviewDue: boolean, t: Translate): Part[] {
  const warning = factsWarning(category, guide.asOf, reviewDue)
  const facts = FACTS.flatMap((name) => {
    const fact = guide.facts[name]
    return fact ? [`${t(factLabel(category, name))}: ${fact.value}`, fact.note ?? ''] : []
  })
  return [
    [t('post.atAGlance'), '.facts:not(.papers)', [...facts, warning ? t(warning) : '']],
    [
      t('post.documents'),
      '#documents',
      guide.documents.length > 0 ? [t('post.documents'), ...guide.documents.map(({ text }) => text)] : [],
    ],
    ...guide.steps.map((step, i): Part => {
      const number = t('listen.step', { step: i + 1 })
      return [`${number}: ${step.title}`, `.steps > :nth-child(${i + 1})`, [number, step.title, step.text, feeAndDays(step)]]
    }),
  ]
}

function after({ category }: Reading, { fees, office, questions = [] }: GuideReading, t: Translate): Part[] {
  const label = t(feesLabel(category))
  return [
    [label, '#fees', fees.length > 0 ? [label, ...fees.map(({ item, amount }) => `${item}: ${amount}`)] : []],
    [t('post.office'), '#office', [t('post.office'), office.name, office.note ?? '']],
    ...questions.map(({ id, question, answer }): Part => [question, `#questions-${id}`, [question, answer]]),
  ]
}
