// What was typed into the form of new workers and not sent, kept on this device. Neither passwords nor the picture; the consent is given anew.
import { EMPTY, knownSpecialties, TEXT_FIELDS, type Values } from './joining.ts'

/** Logging out drops everything that begins with `draft:`. */
const PLACE = 'draft:join'

export function keepDraft(values: Values): void {
  const kept = { ...values, password: '', confirmPassword: '', agreeToTerms: '' }
  const isEmpty = kept.specialties.length === 0 && TEXT_FIELDS.every((name) => kept[name].trim() === '')
  try {
    if (isEmpty) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // Storage is closed or full: the words stay in the form only.
  }
}

export const forgetDraft = (): void => keepDraft(EMPTY)

export function storedDraft(): Values | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { specialties, ...rest } = kept as Record<string, unknown>
    const texts = TEXT_FIELDS.map((name) => [name, typeof rest[name] === 'string' ? rest[name] : ''])
    const chosen = Array.isArray(specialties) ? knownSpecialties(specialties) : []
    return { ...EMPTY, ...Object.fromEntries(texts), specialties: chosen }
  } catch {
    return null
  }
}

/** A few words of it, by which somebody knows it again. */
export const draftText = ({ firstName, lastName, email, location, description }: Values): string =>
  [`${firstName} ${lastName}`.trim(), email, location, description].filter((each) => each.trim() !== '').join(' · ')
