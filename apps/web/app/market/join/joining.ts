// The form of new workers as data: its fields in their order, the six sections, what each field must hold, and what is sent.
import { JOIN_RULES, type JoinProblem, repeatedProblem, specialtiesProblem } from '@menged/contracts/marketplace/joining-rules'
import { SPECIALTIES } from '@menged/contracts/marketplace/lists'

/** In the order of the form. */
export const SECTIONS = {
  personal: ['firstName', 'lastName'],
  image: ['profileImage'],
  contact: ['email', 'phone', 'location'],
  professional: ['specialties', 'experience', 'hourlyRate', 'description'],
  security: ['password', 'confirmPassword'],
  terms: ['agreeToTerms'],
} as const
export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]
export type Field = (typeof SECTIONS)[SectionId][number]
export const FIELDS: readonly Field[] = Object.values(SECTIONS).flat()

const isText = (field: Field) => field !== 'specialties' && field !== 'profileImage'
export const TEXT_FIELDS = FIELDS.filter(isText)
export type TextName = (typeof TEXT_FIELDS)[number]
export type Values = Record<TextName, string> & { specialties: string[] }
export type Problems = Partial<Record<Field, JoinProblem>>
/** Words under each field: those of a problem, or what the server says. */
export type Errors = Partial<Record<Field, string>>

export const EMPTY: Values = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextName, string>),
  specialties: [],
}

type RuledName = keyof typeof JOIN_RULES
const isRuled = (field: Field): field is RuledName => field in JOIN_RULES
const OTHER_RULES: Record<Exclude<Field, RuledName>, (values: Values) => JoinProblem | null> = {
  profileImage: () => null,
  specialties: ({ specialties }) => specialtiesProblem(specialties),
  confirmPassword: ({ confirmPassword, password }) => repeatedProblem(confirmPassword, password),
  agreeToTerms: ({ agreeToTerms }) => (agreeToTerms === '' ? 'join.agreeToTermsRequired' : null),
}

export const problemOf = (field: Field, values: Values): JoinProblem | null =>
  isRuled(field) ? JOIN_RULES[field](values[field]) : OTHER_RULES[field](values)

export function problemsOf(values: Values): Problems {
  const found = FIELDS.map((field) => [field, problemOf(field, values)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** What others send may be anything: only what stands in the list has a word. */
export const knownSpecialties = (chosen: unknown[]): string[] => SPECIALTIES.filter((each) => chosen.includes(each))

export function valuesOf(form: FormData): Values {
  const texts = TEXT_FIELDS.map((name) => [name, String(form.get(name) ?? '')])
  return { ...(Object.fromEntries(texts) as Record<TextName, string>), specialties: knownSpecialties(form.getAll('specialties')) }
}
