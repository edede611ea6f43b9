// A form with one answer changed at a time: what a test tries that has to hold whatever is chosen.
import type { Field, FieldType, Template, Value, Values } from '../template.ts'

/** No phone, no address, no number and no date. */
const WRONG = '?'
/** Longer than any field. */
const LONG = 'ሀ'.repeat(2500)

export const fieldsOf = (template: Template, values: Values): Field[] =>
  template.steps(values).flatMap(({ fields }) => [...fields])

/** Answers of the right shape that some rule may refuse or warn of. */
const DOUBTFUL: Partial<Record<FieldType, readonly string[]>> = {
  date: ['2001-01-01', '2100-01-01'],
  money: ['0', '1', '999999999'],
  number: ['0', '1.5', '99'],
  longText: ['በመያዣ ማስያዝ', 'increase the rent'],
  text: ['ሀና ግርማ', '400120013004', '400120014001'],
}

function otherAnswers({ type, options = [] }: Field): readonly (Value | undefined)[] {
  const values = options.map(({ value }) => value)
  if (type === 'choices') return [[], ...values.map((value) => [value]), values]
  if (type === 'yesNo' || type === 'check') return [true, false, undefined]
  return values.length > 0 ? [...values, '', WRONG] : ['', WRONG, LONG, ...(DOUBTFUL[type] ?? [])]
}

/** Answers that bring fields or problems of their own. */
const MORE: Values[] = [
  { clientNationality: 'foreign', attorneyNationality: 'foreign', shareholder1Nationality: 'foreign' },
  { companyDuration: 'years', currencyType: 'EUR', directorCount: '3', shareholderCount: '3', witnessCount: '4' },
  { shareholderCount: '1' },
  {
    employerKind: 'person',
    employerActs: 'agent',
    contractKind: 'definite',
    termReason: 'vacancy',
    employeeNationality: 'foreign',
  },
  { contractKind: 'piece', employeeBirthDate: '2010-05-01', payEvery: 'week', payMethod: 'mobile' },
]

const without = (values: Record<string, Value | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined))

export function variantsOf(template: Template, base: Values): Values[] {
  const known = new Set<string>()
  return [base, ...MORE.map((more) => ({ ...base, ...more }))].flatMap((values) => {
    const fields = fieldsOf(template, values).filter(({ name }) => !known.has(name) && known.add(name))
    return [values, ...fields.flatMap((field) => otherAnswers(field).map((value) => without({ ...values, [field.name]: value })))]
  })
}
