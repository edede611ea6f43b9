// Slips of the fingers in addresses, for a hint while somebody types. Never a refusal: a domain of that name may be real.
import { normalEmail } from './rules.ts'

/** The commonest, with what was meant. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.con', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
])

/** What was probably meant; null when nothing speaks for a slip. */
export function meantEmail(typed: string): string | null {
  const email = normalEmail(typed)
  const at = email.lastIndexOf('@')
  const meant = at > 0 ? SLIPS.get(email.slice(at + 1)) : undefined
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`
}
