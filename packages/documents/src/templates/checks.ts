// Rules that hold in every form: what must be filled in, and the shapes of phones, addresses, numbers and dates.
import { emailProblem } from '@menged/contracts/accounts/rules'
import { parsePhone } from '@menged/ethiopia/phones'
import type { Text } from '@menged/ethiopia/text'
import type { Field, Problem, Step, Values } from '../template.ts'
import { shortDate } from './dates.ts'
import { both } from './fields.ts'
import { chosen, dateOf, hundredthsOf, isBefore, numberOf, textOf, yesNo } from './values.ts'

export const REQUIRED = both('ይህ ቦታ መሞላት አለበት', 'This field is required')

export const error = (field: string, am: string, en: string): Problem => ({ field, message: both(am, en), severity: 'error' })
export const warning = (field: string, am: string, en: string): Problem => ({ field, message: both(am, en), severity: 'warning' })

/** A problem, or none: lists of rules read like sentences. */
export const when = (isSo: boolean, problem: Problem): Problem[] => (isSo ? [problem] : [])

/** Required fields of all steps first, then shapes. */
export function formProblems(steps: readonly Step[], values: Values): Problem[] {
  const fields = steps.flatMap((step) => step.fields)
  const missing = fields.filter((field) => field.required && isMissing(field, values))
  return [
    ...missing.map(({ name }): Problem => ({ field: name, message: REQUIRED, severity: 'error' })),
    ...fields.filter((field) => !missing.includes(field)).flatMap((field) => shapeProblems(field, values)),
  ]
}

function isMissing({ name, type }: Field, values: Values): boolean {
  if (type === 'check') return yesNo(values, name) !== true
  if (type === 'yesNo') return yesNo(values, name) === null
  if (type === 'choices') return chosen(values, name).length === 0
  return textOf(values, name) === ''
}

function shapeProblems(field: Field, values: Values): Problem[] {
  const { name, most } = field
  if (field.type === 'choices') return unknownChoice(field, chosen(values, name))
  const typed = values[name]
  const text = textOf(values, name)
  if (typeof typed !== 'string' || text === '') return []
  if (most !== undefined && [...typed.trim()].length > most)
    return [error(name, `ከ${most} ፊደላት መብለጥ የለበትም`, `At most ${most} characters`)]
  const message = SHAPES[field.type]?.(values, name) ?? null
  if (message !== null) return [{ field: name, message, severity: 'error' }]
  if (field.type === 'choice') return unknownChoice(field, [text])
  if (field.known === 'idNumber') return when(!isId(text), error(name, ID_WRONG.am, ID_WRONG.en))
  if (field.known === 'tin') return when(!/^\d{10}$/.test(text), error(name, 'ቲን 10 አኃዝ ነው', 'A TIN has 10 digits'))
  return field.known === 'name' ? when(!/\p{L}/u.test(text), error(name, 'ስሙን በፊደል ይጻፉ', 'Write the name in letters')) : []
}

const unknownChoice = ({ name, options = [] }: Field, values: readonly string[]): Problem[] =>
  when(
    values.some((one) => !options.some(({ value }) => value === one)),
    error(name, 'ከዝርዝሩ አንዱን ይምረጡ', 'Choose an option of the list'),
  )

type Shape = (values: Values, name: string) => Text | null
const PHONE_WRONG = both('ስልክ ቁጥሩ ትክክል አይደለም፤ ለምሳሌ፦ 0911 234 567', 'This is no phone number; for example: 0911 234 567')
const DATE_WRONG = both('እንዲህ ያለ ቀን የለም', 'There is no such date')
const NUMBER_WRONG = both('ቁጥር ብቻ ይጻፉ', 'Write a number only')
const MONEY_WRONG = both('መጠኑን በቁጥር ይጻፉ፤ ለምሳሌ፦ 15,000', 'Write the amount in figures; for example: 15,000')
const EMAIL_WRONG = both('ኢሜይሉ ትክክል አይደለም', 'This is no email address')
const ID_WRONG = both('ቁጥሩን በወረቀቱ ላይ እንዳለ ይጻፉ', 'Write the number as it stands on the paper')

const SHAPES: Partial<Record<Field['type'], Shape>> = {
  phone: (values, name) => (isPhone(textOf(values, name)) ? null : PHONE_WRONG),
  email: (values, name) => (emailProblem(textOf(values, name)) === null ? null : EMAIL_WRONG),
  date: (values, name) => (dateOf(values, name) === null ? DATE_WRONG : null),
  number: (values, name) => (numberOf(values, name) === null ? NUMBER_WRONG : null),
  money: (values, name) => (hundredthsOf(values, name) === null ? MONEY_WRONG : null),
}

/** An Ethiopian number, or one of another country in its international form. */
const isPhone = (text: string): boolean => parsePhone(text) !== null || /^\+(?!251)\d{8,15}$/.test(text.replace(/[\s().-]/g, ''))

/** Letters, digits, and what stands between them on cards: `ቦሌ/03/1234`, `EP1234567`. */
const isId = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}/ .-]{2,39}$/u.test(text) && /\p{N}/u.test(text)

/** The end is after the beginning; said at the end. */
export function endsAfter(values: Values, start: string, end: string): Problem[] {
  const [from, to] = [dateOf(values, start), dateOf(values, end)]
  if (from === null || to === null || isBefore(from, to)) return []
  return [
    error(
      end,
      `ማብቂያው ከመጀመሪያው ቀን (${shortDate(from, 'am')}) በኋላ መሆን አለበት`,
      `The end has to come after the beginning (${shortDate(from, 'en')})`,
    ),
  ]
}

/** A number as two papers may write it, in letters and digits only. */
export const idKey = (values: Values, name: string): string =>
  textOf(values, name)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Two people with one number: said at the later of them. */
export function sameId(values: Values, names: readonly string[]): Problem[] {
  const seen = new Set<string>()
  return names.flatMap((name) => {
    const key = idKey(values, name)
    const isTaken = key !== '' && seen.has(key)
    seen.add(key)
    return when(
      isTaken,
      error(
        name,
        'ይህ ቁጥር ለሌላ ሰው ተጽፏል፤ የሁለት ሰዎች ቁጥር አንድ ሊሆን አይችልም',
        'This number stands for somebody else already; two people cannot have one',
      ),
    )
  })
}

/** Ethiopian papers carry three names. */
export const threeNames = (values: Values, name: string): Problem[] => {
  const parts = textOf(values, name).split(' ').filter(Boolean).length
  return when(
    parts > 0 && parts < 3,
    warning(
      name,
      'ሙሉ ስም ስም፣ የአባት ስምና የአያት ስም ነው፤ በመታወቂያው ላይ እንዳለ ይጻፉ',
      "A full name is one's own, the father's and the grandfather's; write it as on the identity card",
    ),
  )
}
