import { registrationSchema } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { EMPTY, fieldsOf, type Kind, problemOf, problemsOf, registrationOf, type Values } from './registration.ts'

const t = translateIn('en')
const said = (kind: Kind, values: Partial<Values>) =>
  Object.fromEntries(Object.entries(problemsOf(kind, { ...EMPTY, ...values })).map(([field, problem]) => [field, t(problem)]))

const PERSONAL = {
  fullName: ' ሰላም ተስፋዬ ',
  companyEmail: ' Selam@Example.COM ',
  password: ' secret ',
  confirmPassword: ' secret ',
}
const COMPANY = {
  companyNameEnglish: 'Abay Freight PLC',
  companyNameAmharic: 'አባይ ጭነት',
  companyEmail: 'Office@Abay.example',
  address: 'Kality',
  phonePrimary: '0911 000 000',
  password: 'secret',
  confirmPassword: 'secret',
}

//
test('the personal form: four fields, and what is said of each', () => {
  expect(fieldsOf('personal')).toEqual(['fullName', 'companyEmail', 'password', 'confirmPassword'])
  expect(said('personal', {})).toEqual({
    fullName: 'User name is required',
    companyEmail: 'Email is required',
    password: 'Password is required',
    confirmPassword: 'Confirming password is required',
  })
  expect(
    said('personal', { fullName: '   ', companyEmail: 'selam@example', password: '12345', confirmPassword: '1234' }),
  ).toEqual({
    fullName: 'User name is required',
    companyEmail: 'Email address is invalid',
    password: 'Password needs to be 6 characters or more',
    confirmPassword: 'Passwords do not match',
  })
  expect(said('personal', PERSONAL)).toEqual({})
})

//
test('the company form: Required for each but the second phone', () => {
  const required = Object.keys(COMPANY)
  expect(said('company', {})).toEqual(Object.fromEntries(required.map((field) => [field, 'Required'])))
  expect(said('company', COMPANY)).toEqual({})
  expect(said('company', { ...COMPANY, confirmPassword: 'Secret' })).toEqual({ confirmPassword: 'Passwords do not match' })
  expect(Object.keys(said('company', { ...COMPANY, phoneSecondary: '12', companyEmail: 'x' }))).toEqual([
    'companyEmail',
    'phoneSecondary',
  ])
  expect(problemOf('company', 'category', EMPTY)).toBeNull()
})

//
test('what is sent: trimmed and lowered, without the repetition, and as the server reads it', () => {
  expect(registrationOf('personal', { ...EMPTY, ...PERSONAL }, undefined)).toEqual({
    role: 'normalUser',
    fullName: 'ሰላም ተስፋዬ',
    companyEmail: 'selam@example.com',
    password: ' secret ',
  })
  const company = registrationOf('company', { ...EMPTY, ...COMPANY, category: 'Private' }, 'am')
  expect(company).toEqual({
    role: 'user',
    companyNameEnglish: 'Abay Freight PLC',
    companyNameAmharic: 'አባይ ጭነት',
    companyEmail: 'office@abay.example',
    category: 'Private',
    address: 'Kality',
    phonePrimary: '0911 000 000',
    phoneSecondary: '',
    password: 'secret',
    language: 'am',
  })
  expect(registrationSchema.safeParse(company).success).toBe(true)
  expect(registrationOf('company', { ...EMPTY, ...COMPANY }, undefined)).toMatchObject({ category: 'Government' })
})
