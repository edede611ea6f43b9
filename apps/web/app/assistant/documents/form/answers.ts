// What is typed into the form of a template, as data: what it starts with, members of its lists, and what holds a step up.

import { FIELD_MOST } from '@menged/contracts/documents/lists'
import type { Field, List, Problem, Step, Template, Value, Values } from '@menged/documents/preview'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'

/** Words under each field. */
export type Errors = Readonly<Record<string, string>>
/** What the page says in place of a template: that a field is empty, or holds a letter that no font of the document has. */
export type Words = { required: string; unsupported: (letters: string) => string; tooLong: (most: number) => string }

/** What was said already fills the form; a consent is given anew each time. */
export function startWith(template: Template, ...known: (Values | undefined)[]): Values {
  const values: Record<string, Value> = { ...template.initial }
  for (const each of known) Object.assign(values, each)
  for (const step of template.steps(values))
    for (const { name, type } of step.fields) if (type === 'check' && name === 'agree') delete values[name]
  return values
}

export function isEmpty(value: Value | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === false
}

/** A choice of two is answered by no as well; an unticked box that is required is not. */
const isMissing = ({ type }: Field, value: Value | undefined): boolean =>
  type === 'yesNo' ? value === undefined || value === '' : isEmpty(value)

export const mostOf = ({ most, type }: Field): number => most ?? (type === 'longText' ? FIELD_MOST : 200)

/** The first error of each field of a step. `unsupportedIn`: letters that no font of the document has. */
export function errorsIn(
  template: Template,
  { fields }: Step,
  values: Values,
  { language, words, unsupportedIn }: { language: Language; words: Words; unsupportedIn: (text: string) => readonly string[] },
): Errors {
  const problems = template.problems(values).filter(({ severity }) => severity === 'error')
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const { name } = field
    const value = values[name]
    const text = typeof value === 'string' ? value : ''
    const letters = [...new Set(unsupportedIn(text))].join(' ')
    const problem = problems.find((each) => each.field === name)
    if (field.required && isMissing(field, value)) errors[name] = words.required
    else if (letters !== '') errors[name] = words.unsupported(letters)
    else if (text.length > mostOf(field)) errors[name] = words.tooLong(mostOf(field))
    else if (problem) errors[name] = textIn(problem.message, language)
  }
  return errors
}

export const warningsIn = (template: Template, { fields }: Step, values: Values): Problem[] =>
  template.problems(values).filter(({ severity, field }) => severity === 'warning' && fields.some(({ name }) => name === field))

/** -1 where no step has it: it belongs to a member that is gone. */
export const stepOf = (steps: readonly Step[], field: string): number =>
  steps.findIndex(({ fields }) => fields.some(({ name }) => name === field))

export const countOf = ({ count, initial, least, most }: List, values: Values): number => {
  const n = Number(values[count])
  return Number.isInteger(n) && n > 0 ? Math.min(Math.max(n, least), most) : initial
}

export const withOneMore = (list: List, values: Values): Values => ({
  ...values,
  [list.count]: String(Math.min(countOf(list, values) + 1, list.most)),
})

/** Those behind it move up, so that numbers have no gap: `shareholder3Name` becomes `shareholder2Name`. */
export function without(template: Template, list: List, n: number, values: Values): Values {
  const stems = new Set<string>()
  for (const { list: of, fields } of template.steps(values))
    for (const { name } of fields) {
      const [, stem = '', number] = NUMBERED.exec(name) ?? []
      if (of?.id === list.id && number === String(of.n)) stems.add(stem)
    }
  const left = Object.entries(values).flatMap(([name, value]): [string, Value][] => {
    const [, stem = '', number, rest] = NUMBERED.exec(name) ?? []
    if (!stems.has(stem) || Number(number) < n) return [[name, value]]
    return Number(number) === n ? [] : [[`${stem}${Number(number) - 1}${rest}`, value]]
  })
  return { ...Object.fromEntries(left), [list.count]: String(Math.max(countOf(list, values) - 1, list.least)) }
}
const NUMBERED = /^([a-z]+)(\d+)(.*)$/

/** Without what belongs to no field: members that are gone, choices that were left behind. */
export function answered(template: Template, values: Values): Values {
  const names = new Set([
    ...template.steps(values).flatMap(({ fields }) => fields.map(({ name }) => name)),
    ...template.lists.map(({ count }) => count),
  ])
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => names.has(name) && !isBlank(value)))
}
const isBlank = (value: Value): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/** True when somebody has typed something that is worth keeping. */
export const isStarted = (template: Template, values: Values): boolean =>
  Object.entries(values).some(([name, value]) => !isEmpty(value) && value !== template.initial[name])
