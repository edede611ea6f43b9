// How a person is described in a document, and who signs at its end.

import type { Written } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Inline } from '../doc.ts'
import type { Effect, Values } from '../template.ts'
import { both, witnessCountOf } from './fields.ts'
import type { Extras } from './fill.ts'
import type { Piece, Signer } from './pieces.ts'
import { spellingFor } from './spellings.ts'
import { textOf } from './values.ts'
import { ID, OFFICE, PREVAILS, WITNESS, WITNESS_ADDRESS } from './words.ts'

/** Words joined as a list of particulars. */
export const listed = (...texts: readonly Text[]): Text =>
  both(`${texts.map(({ am }) => am).join('፣ ')}።`, `${texts.map(({ en }) => en).join('; ')}.`)

/** `name`: its beginning, `clientName` and `clientEmail`; an e-mail that nobody has typed is left out. */
export function particulars(prefix: string, role: Text, values: Values, ...more: readonly Text[]): Text {
  const id = prefix === 'client' || prefix === 'attorney' ? `${prefix}IdNumber` : `${prefix}Id`
  return listed(
    inEach((each) => `*${role[each]}${punctuationOf(each).colon.trim()}* {${prefix}Name}`),
    ...(`${prefix}Nationality` in values || !WITHOUT_NATIONALITY.has(prefix)
      ? [both(`ዜግነት፦ {nationality_${prefix}}`, `nationality: {nationality_${prefix}}`)]
      : []),
    both(`አድራሻ፦ {${prefix}Address}`, `address: {${prefix}Address}`),
    both(`የመታወቂያ ወይም የፓስፖርት ቁጥር፦ {${id}}`, `number of the identity card or passport: {${id}}`),
    both(`ስልክ፦ {${prefix}Phone}`, `phone: {${prefix}Phone}`),
    ...(textOf(values, `${prefix}Email`) ? [both(`ኢሜይል፦ {${prefix}Email}`, `email: {${prefix}Email}`)] : []),
    ...more,
  )
}
const ETHIOPIAN = both('ኢትዮጵያ', 'Ethiopian')
const WITHOUT_NATIONALITY = new Set(['landlord', 'tenant', 'lender', 'borrower', 'guarantor'])

/** `{nationality_client}`. */
export function nationalities(values: Values, prefixes: readonly string[]): Extras {
  const one =
    (prefix: string) =>
    (language: Written): Inline[] => {
      const field = `${prefix}Nationality`
      if (values[field] === 'ethiopian') return [{ field, text: ETHIOPIAN[language] }]
      if (values[field] !== 'foreign') return [{ blank: 12, field }]
      const country = spellingFor(values, `${prefix}Country`, language)
      const text = textOf(values, country)
      return [text === '' ? { blank: 14, field: country } : { field: country, text }]
    }
  return Object.fromEntries(prefixes.map((prefix) => [`nationality_${prefix}`, one(prefix)]))
}

/** With the line of the identity number. */
export const party = (role: Text, field: string, idField: string): Signer => ({
  role,
  field,
  details: [{ label: ID, field: idField }],
})

export const witnesses = (values: Values): Signer[] =>
  Array.from({ length: witnessCountOf(values) }, (_, index) => ({
    role: WITNESS(index + 1),
    field: `witness${index + 1}Name`,
    details: [{ label: WITNESS_ADDRESS, field: `witness${index + 1}Address` }],
  }))

/** Parties and witnesses. */
export const signatures = (values: Values, parties: readonly Signer[]): Piece[] => [
  { k: 'p', text: PREVAILS, onlyIn: 'both' },
  { k: 'p', text: both('*ፊርማዎች*', '*Signatures*'), keepNext: true },
  { k: 'signatures', people: [...parties, ...witnesses(values)] },
]

/** Parties, witnesses, and room for the office that authenticates. */
export const ending = (values: Values, parties: readonly Signer[], effect: Effect = 'authenticated'): Piece[] => [
  ...signatures(values, parties),
  { k: 'p', text: OFFICE.title[effect], keepNext: true },
  { k: 'p', text: OFFICE.number, keepNext: true },
  { k: 'p', text: OFFICE.date, keepNext: true },
  { k: 'p', text: OFFICE.officer, keepNext: true },
  { k: 'seal', caption: OFFICE.seal },
]
