// What the answers of a contract of work say together: who signs, which kind it is, how old the employee is.
import type { GregorianDate } from '@menged/ethiopia'
import type { Values } from '../../template.ts'
import { dateOf, isBefore, wholeOf, yearsLater } from '../values.ts'

export const initial: Values = {
  employerActs: 'owner',
  employeeNationality: 'ethiopian',
  restDay: 'sunday',
  wagePer: 'month',
  payEvery: 'month',
  witnessCount: '2',
}

export const isCompany = (values: Values): boolean => values.employerKind === 'company'
export const isPerson = (values: Values): boolean => values.employerKind === 'person'
/** Somebody signs for the employer: always for a company. */
export const hasSigner = (values: Values): boolean => isCompany(values) || (isPerson(values) && values.employerActs === 'agent')
export const isForeign = (values: Values): boolean => values.employeeNationality === 'foreign'
export const isIndefinite = (values: Values): boolean => values.contractKind === 'indefinite'
export const isDefinite = (values: Values): boolean => values.contractKind === 'definite'
export const isPiece = (values: Values): boolean => values.contractKind === 'piece'
export const isPassing = (values: Values): boolean => isDefinite(values) || isPiece(values)
/** Reasons for which the law allows 45 working days at most, once. */
export const isShort = (values: Values): boolean =>
  isDefinite(values) && ['vacancy', 'structure'].includes(String(values.termReason))
export const isBank = (values: Values): boolean => values.payMethod === 'bank'
export const isMobile = (values: Values): boolean => values.payMethod === 'mobile'
/** On one day of the month; a day that nobody has chosen stays a blank. */
export const isMonthly = (values: Values): boolean => values.payEvery === 'month'

export const LEAST_AGE = 15
const FULL_AGE = 18
/** The birthday of so many years; null without a date of birth. */
export const birthday = (values: Values, years: number): GregorianDate | null => {
  const born = dateOf(values, 'employeeBirthDate')
  return born === null ? null : yearsLater(born, years)
}
const isUnder = (values: Values, years: number): boolean => {
  const [day, start] = [birthday(values, years), dateOf(values, 'startDate')]
  return day !== null && start !== null && isBefore(start, day)
}
/** On the first day of work. */
export const isTooYoung = (values: Values): boolean => isUnder(values, LEAST_AGE)
export const isYoung = (values: Values): boolean => isUnder(values, FULL_AGE)
export const fullAge = (values: Values): GregorianDate | null => birthday(values, FULL_AGE)

export const LEAST_LEAVE = 16
/** More than the law gives. */
export const hasMoreLeave = (values: Values): boolean => (wholeOf(values, 'leaveDays') ?? 0) > LEAST_LEAVE
export const hasProbation = (values: Values): boolean => (wholeOf(values, 'probationDays') ?? 0) > 0
