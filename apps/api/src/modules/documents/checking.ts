// What was typed into a form, checked before it is kept or printed: only fields of the template, each of its kind, in letters that can be
// printed, and nothing that the template itself calls wrong.
import { FIELD_MOST } from '@menged/contracts'
import { type Field, type Template, unsupportedIn, type Value, type Values } from '@menged/documents'
import { AppError } from '../../platform/errors.ts'

const wrong = (field: string): AppError => new AppError('invalid_input', { field })

/** The values that the document is made of: fields that the other answers have put away are left out. @throws AppError invalid_input, unsupported_character */
export function checked(template: Template, typed: Values): Values {
  const values = { ...template.initial, ...typed }
  checkCounts(template, values)
  const fields = fieldsOf(template, values)
  refuseForeign(template, typed, fields)
  const kept = Object.entries(values).filter(([name]) => fields.has(name) || isKeptAnyway(template, name))
  for (const [name, value] of kept) checkValue(name, value, fields.get(name))
  const own = Object.fromEntries(kept)
  const problem = template.problems(own).find(({ severity }) => severity === 'error')
  if (problem) throw new AppError('invalid_input', { field: problem.field, text: problem.message })
  return own
}

type Fields = ReadonlyMap<string, Field>
const fieldsOf = (template: Template, values: Values): Map<string, Field> =>
  new Map(template.steps(values).flatMap(({ fields }) => fields.map((field) => [field.name, field])))

const isKeptAnyway = ({ initial, lists }: Template, name: string): boolean =>
  Object.hasOwn(initial, name) || lists.some(({ count }) => count === name)

/** Before anything else: a step is made for each member of a list. */
function checkCounts({ lists }: Template, values: Values): void {
  for (const { count, least, most } of lists) {
    const value = values[count]
    if (value === undefined) continue
    const members = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN
    if (!(members >= least && members <= most)) throw wrong(count)
  }
}

/** Of other answers, or of a member who has been taken out of a list, is no harm; a name that no answer leads to is. */
function refuseForeign(template: Template, typed: Values, fields: Fields): void {
  const others = Object.keys(typed).filter((name) => !fields.has(name) && !isKeptAnyway(template, name))
  if (others.length === 0) return
  const reachable = reachableFields(template, typed)
  const foreign = others.find((name) => !reachable.has(name))
  if (foreign !== undefined) throw wrong(foreign)
}

function reachableFields(template: Template, typed: Values): Set<string> {
  const longest = Object.fromEntries(template.lists.map(({ count, most }) => [count, String(most)]))
  const whole = { ...template.initial, ...typed, ...longest }
  const first = fieldsOf(template, whole)
  const found = new Set(first.keys())
  for (const field of first.values()) {
    for (const other of answersOf(field)) {
      for (const name of fieldsOf(template, { ...whole, [field.name]: other }).keys()) found.add(name)
    }
  }
  return found
}

function answersOf({ type, options = [] }: Field): Value[] {
  if (type === 'check') return [true, false]
  if (type === 'yesNo') return [true, false, 'yes', 'no']
  const values = options.map(({ value }) => value)
  if (type === 'choices') return [values]
  return type === 'choice' ? values : []
}

function checkValue(name: string, value: Value, field: Field | undefined): void {
  if (field && !isOfKind(value, field)) throw wrong(name)
  for (const text of [value].flat()) {
    const [character] = typeof text === 'string' ? unsupportedIn(text) : []
    if (character !== undefined) {
      throw new AppError('unsupported_character', { field: name, values: { character } })
    }
  }
}

function isOfKind(value: Value, { type, options = [], most = FIELD_MOST }: Field): boolean {
  const isOption = (each: string): boolean => options.some((option) => option.value === each)
  switch (type) {
    case 'check':
      return typeof value === 'boolean'
    case 'yesNo':
      return typeof value === 'boolean' || value === '' || value === 'yes' || value === 'no'
    case 'choices':
      return Array.isArray(value) && value.every(isOption)
    case 'choice':
      return typeof value === 'string' && (value === '' || isOption(value))
    default:
      return typeof value === 'string' && [...value].length <= most
  }
}
