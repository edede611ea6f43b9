// The form of new workers as data: its fields in their order, the six sections, what each field must hold, and what is sent.
import {
  descriptionProblem,
  experienceProblem,
  firstNameProblem,
  hourlyRateProblem,
  type JoinProblem,
  joinEmailProblem,
  joinPasswordProblem,
  joinPhoneProblem,
  lastNameProblem,
  locationProblem,
  repeatedProblem,
  specialtiesProblem,
} from '@menged/contracts/marketplace/joining-rules'

export const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'experience',
  'hourlyRate',
  'description',
  'password',
  'confirmPassword',
  'agreeToTerms',
] as const
export type TextName = (typeof TEXT_FIELDS)[number]
export type Field = TextName | 'specialties' | 'profileImage'
export type Values = Record<TextName, string> & { specialties: string[] }
export type Problems = Partial<Record<Field, JoinProblem>>
/** Words under each field: those of a problem, or what the server says. */
export type Errors = Partial<Record<Field, string>>

export const EMPTY: Values = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<TextName, string>),
  specialties: [],
}

/** In the order of the form. */
export const SECTIONS = {
  personal: ['firstName', 'lastName'],
  image: ['profileImage'],
  contact: ['email', 'phone', 'location'],
  professional: ['specialties', 'experience', 'hourlyRate', 'description'],
  security: ['password', 'confirmPassword'],
  terms: ['agreeToTerms'],
} as const satisfies Record<string, readonly Field[]>
export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[]
export const FIELDS: readonly Field[] = Object.values(SECTIONS).flat()

const RULES: Partial<Record<Field, (values: Values) => JoinProblem | null>> = {
  firstName: ({ firstName }) => firstNameProblem(firstName),
  lastName: ({ lastName }) => lastNameProblem(lastName),
  email: ({ email }) => joinEmailProblem(email),
  phone: ({ phone }) => joinPhoneProblem(phone),
  location: ({ location }) => locationProblem(location),
  specialties: ({ specialties }) => specialtiesProblem(specialties),
  experience: ({ experience }) => experienceProblem(experience),
  hourlyRate: ({ hourlyRate }) => hourlyRateProblem(hourlyRate),
  description: ({ description }) => descriptionProblem(description),
  password: ({ password }) => joinPasswordProblem(password),
  confirmPassword: ({ confirmPassword, password }) => repeatedProblem(confirmPassword, password),
  agreeToTerms: ({ agreeToTerms }) => (agreeToTerms === '' ? 'join.agreeToTermsRequired' : null),
}

export const problemOf = (field: Field, values: Values): JoinProblem | null => RULES[field]?.(values) ?? null

export function problemsOf(values: Values): Problems {
  const found = FIELDS.map((field) => [field, problemOf(field, values)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

export function valuesOf(form: FormData): Values {
  const texts = TEXT_FIELDS.map((name) => [name, String(form.get(name) ?? '')])
  return { ...(Object.fromEntries(texts) as Record<TextName, string>), specialties: form.getAll('specialties').map(String) }
}
