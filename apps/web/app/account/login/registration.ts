// The two registration forms as data: their fields, what each must hold, and what is sent.

import type { RegistrationInput } from '@menged/contracts/accounts'
import {
  type AccountProblem,
  companyEmailProblem,
  companyLineProblem,
  companyPasswordProblem,
  confirmProblem,
  emailProblem,
  nameProblem,
  normalEmail,
  optionalPhoneProblem,
  passwordProblem,
  phoneProblem,
} from '@menged/contracts/accounts/rules'
import type { Language } from '@menged/ethiopia/languages'

export type Kind = 'personal' | 'company'
export type Field =
  | 'fullName'
  | 'companyNameEnglish'
  | 'companyNameAmharic'
  | 'companyEmail'
  | 'category'
  | 'address'
  | 'phonePrimary'
  | 'phoneSecondary'
  | 'password'
  | 'confirmPassword'
/** What is the same in both forms is typed once. */
export type Values = Record<Field, string>
export type Problems = Partial<Record<Field, AccountProblem>>

export const EMPTY: Values = {
  fullName: '',
  companyNameEnglish: '',
  companyNameAmharic: '',
  companyEmail: '',
  category: 'Government',
  address: '',
  phonePrimary: '',
  phoneSecondary: '',
  password: '',
  confirmPassword: '',
}

type Rule = (value: string, values: Values) => AccountProblem | null
const RULES: Record<Kind, Partial<Record<Field, Rule>>> = {
  personal: {
    fullName: nameProblem,
    companyEmail: emailProblem,
    password: passwordProblem,
    confirmPassword: (confirm, { password }) => confirmProblem(confirm, password),
  },
  company: {
    companyNameEnglish: companyLineProblem,
    companyNameAmharic: companyLineProblem,
    companyEmail: companyEmailProblem,
    address: companyLineProblem,
    phonePrimary: phoneProblem,
    phoneSecondary: optionalPhoneProblem,
    password: companyPasswordProblem,
    confirmPassword: (confirm, { password }) => (confirm === '' ? 'account.required' : confirmProblem(confirm, password)),
  },
}

/** In the order of the form. */
export const fieldsOf = (kind: Kind): Field[] => Object.keys(RULES[kind]) as Field[]

export function problemOf(kind: Kind, field: Field, values: Values): AccountProblem | null {
  return RULES[kind][field]?.(values[field], values) ?? null
}

export function problemsOf(kind: Kind, values: Values): Problems {
  const found = fieldsOf(kind).map((field) => [field, problemOf(kind, field, values)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** The repeated password stays here. `language`: the one that was chosen, if one was. */
export function registrationOf(kind: Kind, values: Values, language: Language | undefined): RegistrationInput {
  const { companyEmail, password } = values
  const shared = { companyEmail: normalEmail(companyEmail), password, ...(language ? { language } : {}) }
  if (kind === 'personal') return { role: 'normalUser', fullName: values.fullName.trim(), ...shared }
  return {
    role: 'user',
    companyNameEnglish: values.companyNameEnglish.trim(),
    companyNameAmharic: values.companyNameAmharic.trim(),
    category: values.category === 'Private' ? 'Private' : 'Government',
    address: values.address.trim(),
    phonePrimary: values.phonePrimary.trim(),
    phoneSecondary: values.phoneSecondary.trim(),
    ...shared,
  }
}
