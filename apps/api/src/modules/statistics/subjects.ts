// What is kept of a counted value: folded, short, and without anything that could lead to a person.
import { LIMITS, type SignupStep } from '@menged/contracts'
import { withoutSecret } from '@menged/contracts/secret-path'
import { fold } from '@menged/ethiopia'
import { ADDRESS } from '../../platform/personal-text.ts'

/** Seven digits of any script with at most three signs between two of them: phones and identity numbers. */
const LONG_NUMBER = /[+(]*\p{N}(?:[\s\p{P}\p{S}]{0,3}\p{N}){6,}\)?/gu

const cut = (text: string): string => [...text].slice(0, LIMITS.statisticsValue).join('')

/** Spellings that sound alike count as one. */
export function wordSubject(value: string): string {
  const plain = fold(value.normalize('NFKC')).replace(/\s+/g, ' ')
  return cut(plain.replace(ADDRESS, '…').replace(LONG_NUMBER, '…').replace(/\s+/g, ' ').trim())
}

const MOST_STEPS = 10

/** `/pricing personal-form>register-personal-form`: which way people went, not how often they went to and fro. */
export function signupSubject(route: string, path: readonly SignupStep[]): string {
  const steps = path.filter((step, index) => step !== path[index - 1]).slice(0, MOST_STEPS)
  return cut(`${placeOf(route)} ${steps.join('>')}`.trim())
}

/** Parts of an address that are not plain words may be tokens or ids. */
function placeOf(route: string): string {
  const parts = (withoutSecret(route).split(/[?#]/, 1)[0] ?? '').split('/').slice(1, 4)
  return `/${parts.map((part) => (/^[a-zA-Z-]{0,30}$/.test(part) ? part : ':id')).join('/')}`
}
