import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { EXAMPLES } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { powerOfAttorney } from './template.ts'

const example = EXAMPLES['power-of-attorney']
const errorsOf = (change: Values = {}) => problemsOf(powerOfAttorney, example, change).errors
const warningsOf = (change: Values = {}) => problemsOf(powerOfAttorney, example, change).warnings
const textOf = (change: Values, language: 'am' | 'en' = 'en'): string =>
  JSON.stringify(powerOfAttorney.build({ ...example, ...change }, { language, issuedAt: '2026-11-23', reference: '1' }))

test('the example keeps every rule without a warning', () => {
  expect(problemsOf(powerOfAttorney, example)).toEqual({ errors: {}, warnings: {} })
})

test('what is empty is asked for by its name, blanks are nothing', () => {
  expect(errorsOf({ clientName: '   ', attorneyAddress: '', agree: false })).toEqual({
    clientName: 'This field is required',
    attorneyAddress: 'This field is required',
    agree: 'This field is required',
  })
  expect(errorsOf({ attorneyIdNumber: '', clientPhone: '', clientEmail: '', expirationDate: '', attorneyFee: '' })).toEqual({})
})

test('a power of attorney is revocable, whatever was chosen', () => {
  expect(Object.keys(warningsOf({ revocable: false }))).toEqual(['revocable'])
  expect(errorsOf({ revocable: false })).toEqual({})
  expect(textOf({ revocable: false })).toContain('I may revoke this authority at any time')
  expect(textOf({ revocable: false }, 'am')).toContain('በማንኛውም ጊዜ መሻር እችላለሁ')
})

test('special powers name what they are about, one by one', () => {
  expect(errorsOf({ sellImmovableWhat: '' })).toEqual({ sellImmovableWhat: 'This field is required' })
  expect(errorsOf({ specialPowers: ['settle', 'bills'] })).toEqual({})
  expect(textOf({ specialPowers: ['settle'] })).toContain('settle disputes by agreement')
  expect(textOf({ specialPowers: ['settle'] })).not.toContain('bring and defend suits')
})

test('general authority is for management; the others need a power or a scope', () => {
  const bare = { specialPowers: [], scopeOfAuthority: '' }
  expect(errorsOf({ ...bare, authorityType: 'general' })).toEqual({})
  expect(errorsOf({ ...bare, authorityType: 'financial' })).toEqual({})
  for (const authorityType of ['special', 'limited', 'durable', 'healthcare'])
    expect(errorsOf({ ...bare, authorityType })).toEqual({ scopeOfAuthority: 'This field is required' })
  expect(errorsOf({ ...bare, authorityType: 'special', specialPowers: ['settle'] })).toEqual({})
  expect(textOf({ ...bare, authorityType: 'general' })).toContain('articles 2203 and 2204')
  expect(textOf({ ...bare, authorityType: 'limited' })).not.toContain('articles 2203 and 2204')
})

test('in court only an advocate or a relative may act', () => {
  const stranger = { attorneyRelation: 'none', attorneyLicense: '' }
  expect(Object.keys(errorsOf(stranger)).sort()).toEqual(['attorneyLicense', 'specialPowers'])
  expect(errorsOf({ ...stranger, attorneyLicense: 'ጠ/1234' })).toEqual({})
  expect(errorsOf({ ...stranger, specialPowers: ['bills'] })).toEqual({})
  expect(Object.keys(warningsOf({ attorneyRelation: 'other' }))).toEqual(['specialPowers'])
  expect(textOf({ ...stranger, attorneyLicense: 'A-1234' })).toContain('licensed advocate')
  expect(textOf({})).toContain('article 58')
})

test('a married principal gives immovables away with the spouse, or as personal property', () => {
  expect(errorsOf({ clientMaritalStatus: '' })).toEqual({ clientMaritalStatus: 'This field is required' })
  expect(errorsOf({ spouseConsent: '' })).toEqual({ spouseConsent: 'This field is required' })
  expect(errorsOf({ spouseName: '' })).toEqual({ spouseName: 'This field is required' })
  expect(errorsOf({ spouseConsent: 'personal', spouseName: '' })).toEqual({})
  expect(errorsOf({ clientMaritalStatus: 'single', spouseConsent: '', spouseName: '' })).toEqual({})
  expect(errorsOf({ specialPowers: ['bills'], clientMaritalStatus: '', spouseConsent: '' })).toEqual({})
  for (const [power, more] of [
    ['sellVehicle', { sellVehicleWhat: '3-A12345' }],
    ['borrow', {}],
    ['guarantee', { guaranteeWhat: 'Dashen Bank, 100,000' }],
    ['shares', { sharesWhat: 'Selale Trading, 10' }],
  ] as const)
    expect(errorsOf({ specialPowers: [power], ...more, clientMaritalStatus: '' })).toEqual({
      clientMaritalStatus: 'This field is required',
    })
  expect(textOf({})).toContain('Spouse of the principal')
  expect(textOf({ spouseConsent: 'personal' })).not.toContain('Spouse of the principal')
  expect(textOf({ specialPowers: ['bills'] })).not.toContain('Marital status')
})

test('the end comes after the beginning, and dates are real', () => {
  expect(errorsOf({ expirationDate: '2026-12-01' }).expirationDate).toMatch(/after the beginning \(1 December 2026\)/)
  expect(errorsOf({ expirationDate: '2026-11-30' }).expirationDate).toMatch(/after the beginning/)
  expect(errorsOf({ expirationDate: '2026-12-02' })).toEqual({})
  for (const effectiveDate of ['2026-02-30', '01/12/2026', '0001-01-01', '2026-1-1'])
    expect(errorsOf({ effectiveDate }).effectiveDate).toBe('There is no such date')
})

test('durable and healthcare authority are made with a warning, and no promise', () => {
  for (const authorityType of ['durable', 'healthcare']) {
    expect(Object.keys(warningsOf({ authorityType, scopeOfAuthority: 'ሐኪም ቤት መውሰድ' }))).toEqual(['authorityType'])
    expect(textOf({ authorityType })).toContain('as far as the law allows')
  }
})

test('a special power that hides in the free text is pointed at', () => {
  expect(Object.keys(warningsOf({ scopeOfAuthority: 'ቤቴን በመያዣ ማስያዝ' }))).toEqual(['scopeOfAuthority'])
  expect(Object.keys(warningsOf({ scopeOfAuthority: 'To borrow money from a bank' }))).toEqual(['scopeOfAuthority'])
  expect(warningsOf({ scopeOfAuthority: 'የቤቴን ሽያጭ መፈጸም' })).toEqual({})
})

test('numbers, phones and addresses have their shapes', () => {
  expect(errorsOf({ clientPhone: '12345' }).clientPhone).toMatch(/no phone number/)
  expect(errorsOf({ clientPhone: '+44 20 7946 0958' })).toEqual({})
  expect(errorsOf({ clientPhone: '+251911000' }).clientPhone).toMatch(/no phone number/)
  expect(errorsOf({ attorneyEmail: 'daniel' }).attorneyEmail).toMatch(/no email/)
  expect(errorsOf({ clientIdNumber: '??' }).clientIdNumber).toMatch(/as it stands on the paper/)
  expect(errorsOf({ clientIdNumber: 'ቦሌ/03/1234' })).toEqual({})
  expect(errorsOf({ attorneyFee: 'ብዙ' }).attorneyFee).toMatch(/amount in figures/)
  expect(errorsOf({ attorneyFee: '1,250.50' })).toEqual({})
  expect(errorsOf({ clientName: 'አ'.repeat(101) }).clientName).toBe('At most 100 characters')
  expect(errorsOf({ clientName: '12345' }).clientName).toMatch(/in letters/)
  expect(errorsOf({ authorityType: 'royal' }).authorityType).toMatch(/option of the list/)
  expect(errorsOf({ specialPowers: ['bills', 'fly'] }).specialPowers).toMatch(/option of the list/)
})

test('principal and agent are two people with full names', () => {
  expect(errorsOf({ attorneyIdNumber: '4001 2001 3004' }).attorneyIdNumber).toMatch(/somebody else/)
  expect(Object.keys(warningsOf({ clientName: 'አልማዝ ተስፋዬ' }))).toEqual(['clientName'])
})

test('a citizen of another country names it', () => {
  expect(textOf({ attorneyNationality: 'foreign', attorneyCountry: 'Kenya' })).toContain('"attorneyCountry","text":"Kenya"')
  expect(textOf({ attorneyNationality: 'foreign', attorneyCountry: '' })).toContain('"blank":14,"field":"attorneyCountry"')
})

test('hints reckon along', () => {
  const notes = (change: Values) => powerOfAttorney.notes({ ...example, ...change }, 'power').map(({ en }) => en)
  expect(notes({})).toEqual([])
  expect(notes({ specialPowers: [], attorneyFee: '' })[0]).toMatch(/for managing only/)
  expect(powerOfAttorney.notes(example, 'basic')).toEqual([])
})
