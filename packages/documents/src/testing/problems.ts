// What a form says to changed answers of an example: errors and warnings by field.
import type { Problem, Template, Values } from '../template.ts'

export type Problems = { errors: Record<string, string>; warnings: Record<string, string> }

export function problemsOf(template: Template, example: Values, change: Values = {}): Problems {
  const problems = template.problems({ ...example, ...change })
  const of = (severity: Problem['severity']): Record<string, string> =>
    Object.fromEntries(problems.filter((one) => one.severity === severity).map(({ field, message }) => [field, message.en]))
  return { errors: of('error'), warnings: of('warning') }
}
