// Puts what was typed into the words of a template: `{clientName}` becomes the value with its field, or a blank to fill by hand.
// `{_12}` is a blank that belongs to no field, `{condition#1}` the second line of a long text, `[petsAllowed|Pets are allowed]` words that an
// answer has chosen, `*…*` bold. Values are never read for such marks.

import type { Written } from '@menged/ethiopia/languages'
import { birrWords } from '@menged/ethiopia/number-words'
import { formatPhone, parsePhone } from '@menged/ethiopia/phones'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Inline, Para } from '../doc.ts'
import type { Field, FieldType, Step, Values } from '../template.ts'
import { dateText } from './dates.ts'
import { both, fieldsByName } from './fields.ts'
import { spellingFor } from './spellings.ts'
import { dateOf, hundredthsOf, linesOf, numberOf, textOf } from './values.ts'

/** What is reckoned from several answers, by a name of its own. */
export type Extras = Readonly<Record<string, (language: Written) => Inline[]>>
export type Form = { values: Values; fields: ReadonlyMap<string, Field>; extras: Extras }

export const formOf = (values: Values, steps: readonly Step[], extras: Extras = {}): Form => ({
  values,
  fields: fieldsByName(steps),
  extras,
})

/** In letters. */
const BLANK: Partial<Record<FieldType, number>> = {
  longText: 40,
  date: 16,
  money: 18,
  number: 8,
  phone: 14,
  email: 18,
  choice: 14,
}
const BLANK_OF_TEXT = 22

const PARTS = /(\{\w+(?:#\d+)?\}|\[\w+\|[^\]]+\]|\*[^*]+\*)/

export function fill(text: string, form: Form, language: Written): Para {
  return onceEnded(parts(text, form, language))
}

/** An answer that ends in a full stop needs no second one. */
function onceEnded(para: Para): Para {
  return para.flatMap((part, index): Inline[] => {
    const before = para[index - 1]
    const end = typeof before === 'object' && 'text' in before ? before.text.at(-1) : undefined
    if (typeof part !== 'string' || end === undefined || !ENDS.includes(end)) return [part]
    if (part === end || (part.length === 1 && ENDS.includes(part) && end !== '.')) return []
    return part[0] === end ? [part.slice(1)] : [part]
  })
}
const ENDS = '.።;፤'

function parts(text: string, form: Form, language: Written): Inline[] {
  return text
    .split(PARTS)
    .filter(Boolean)
    .flatMap((part): Inline[] => {
      if (part.startsWith('*') && part.length > 1) return [{ b: fill(part.slice(1, -1), form, language) }]
      const [, chosenBy, words] = /^\[(\w+)\|([^\]]+)\]$/.exec(part) ?? []
      if (chosenBy !== undefined) return [{ field: chosenBy, text: words ?? '' }]
      const [, name, line] = /^\{(\w+)(?:#(\d+))?\}$/.exec(part) ?? []
      return name === undefined ? [part] : filled(name, Number(line ?? -1), form, language)
    })
}

function filled(name: string, line: number, form: Form, language: Written): Inline[] {
  const [, width] = /^_(\d+)$/.exec(name) ?? []
  if (width !== undefined) return [{ blank: Number(width) }]
  const extra = form.extras[name]
  if (extra !== undefined) return extra(language)
  const field = line < 0 ? spellingFor(form.values, name, language) : name
  const text = line < 0 ? printed(field, form, language) : sentence(linesOf(form.values, name)[line] ?? '')
  return [text === '' ? blankOf(name, form) : { field, text }]
}

/** A line stands in a clause, which has its own mark at the end. */
const sentence = (line: string): string => line.replace(/(.)[.;።፤]$/u, '$1')

export const blankOf = (name: string, { fields }: Form): Inline => {
  const field = fields.get(name)
  return { blank: (field && BLANK[field.type]) ?? BLANK_OF_TEXT, field: name }
}

/** '' for what nobody has typed or chosen. What cannot be read as its kind is printed as it was typed. */
export function printed(name: string, { values, fields }: Form, language: Written): string {
  const field = fields.get(name)
  const typed = textOf(values, name)
  if (field === undefined || typed === '') return typed
  switch (field.type) {
    case 'choice':
      return field.options?.find(({ value }) => value === typed)?.label[language] ?? ''
    case 'date': {
      const date = dateOf(values, name)
      return date === null ? typed : dateText(date, language)
    }
    case 'money':
      return amountText(values, name, language) ?? typed
    case 'number':
      return numberText(values, name) ?? typed
    case 'phone': {
      const phone = parsePhone(typed)
      return phone === null ? typed : formatPhone(phone)
    }
    case 'longText':
      return linesOf(values, name).join(punctuationOf(language).semicolon)
    default:
      return typed
  }
}

const BIRR = both('ብር', 'birr')
/** `12,500.50 ብር (አሥራ ሁለት ሺህ … ብር)`. */
export function birrText(santim: bigint, language: Written): string {
  return `${grouped(santim)} ${BIRR[language]} (${birrWords(santim, language)})`
}
function amountText(values: Values, name: string, language: Written): string | null {
  const santim = hundredthsOf(values, name)
  return santim === null ? null : birrText(santim, language)
}

/** `86.5`, `1,000`: with as many places as were typed. */
function numberText(values: Values, name: string): string | null {
  const number = numberOf(values, name)
  if (number === null) return null
  const [whole = '', part] = String(number).split('.')
  return part === undefined ? thousands(whole) : `${thousands(whole)}.${part}`
}
const thousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Hundredths with commas between thousands, without a fraction that is nothing. */
export function grouped(hundredths: bigint): string {
  const whole = thousands((hundredths / 100n).toString())
  const rest = hundredths % 100n
  return rest === 0n ? whole : `${whole}.${rest.toString().padStart(2, '0')}`
}

/** Each line of a long answer as words of their own; one blank where there is none. */
export function eachLine(values: Values, name: string): Text[] {
  const count = linesOf(values, name).length
  const names = count === 0 ? [`{${name}}`] : Array.from({ length: count }, (_, index) => `{${name}#${index}}`)
  return names.map((text) => inEach(() => text))
}

/** A blank in plain text. */
export const DOTS = '…………'

/** As plain text, for a name beside a signature. */
export const plainText = (text: string, form: Form, language: Written): string =>
  fill(text, form, language)
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : DOTS))
    .join('')
