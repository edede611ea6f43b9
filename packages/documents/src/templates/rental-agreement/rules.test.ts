import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { BUSINESS_LEASE, EXAMPLES } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { rentalAgreement } from './template.ts'

const home = EXAMPLES['rental-agreement']
const errorsOf = (change: Values = {}, example = home) => problemsOf(rentalAgreement, example, change).errors
const warningsOf = (change: Values = {}, example = home) => problemsOf(rentalAgreement, example, change).warnings
const textOf = (change: Values = {}, example = home, language: 'am' | 'en' = 'en'): string =>
  JSON.stringify(rentalAgreement.build({ ...example, ...change }, { language, issuedAt: '2026-11-23', reference: '1' }))

test('both examples keep every rule without a warning', () => {
  expect(problemsOf(rentalAgreement, home)).toEqual({ errors: {}, warnings: {} })
  expect(problemsOf(rentalAgreement, BUSINESS_LEASE)).toEqual({ errors: {}, warnings: {} })
})

test.each(['apartment', 'house', 'villa'])('the lease of a home (%s) is for two years at least', (propertyType) => {
  expect(errorsOf({ propertyType, leaseEndDate: '2028-12-09' }).leaseEndDate).toBe(
    'The lease of a home is for at least two years: 10 December 2028 or later',
  )
  expect(errorsOf({ propertyType, leaseEndDate: '2028-12-10' })).toEqual({})
})

test('two years are counted in the calendar in which they end first', () => {
  // 20 Meskerem 2020 to 20 Meskerem 2022 are 730 days, a day less than in the Gregorian calendar.
  expect(errorsOf({ leaseStartDate: '2027-10-01', leaseEndDate: '2029-09-30' })).toEqual({})
  expect(errorsOf({ leaseStartDate: '2027-10-01', leaseEndDate: '2029-09-29' }).leaseEndDate).toMatch(/30 September 2029/)
  expect(errorsOf({ leaseStartDate: '2028-02-29', leaseEndDate: '2030-02-28' })).toEqual({})
})

test.each(['office', 'shop', 'warehouse'])('business premises (%s) are let for any time', (propertyType) => {
  expect(errorsOf({ propertyType, leaseEndDate: '2027-01-10' }, BUSINESS_LEASE)).toEqual({})
})

test('deposit and advance of a home are two months’ rent at most', () => {
  expect(errorsOf({ advancePayment: '18000.01' }).advancePayment).toMatch(/at most two months’ rent \(36,000 birr\)/)
  expect(errorsOf({ advancePayment: '', securityDeposit: '36001' }).securityDeposit).toMatch(/36,000 birr/)
  expect(errorsOf({ advancePayment: '', securityDeposit: '36000' })).toEqual({})
  expect(errorsOf({ securityDeposit: '100000' }, BUSINESS_LEASE)).toEqual({})
})

test('the rent of a home is paid by the month, or by the quarter at its end', () => {
  expect(errorsOf({ paymentFrequency: 'quarterly' }).paymentTiming).toMatch(/cannot be asked in advance/)
  expect(errorsOf({ paymentFrequency: 'quarterly', paymentTiming: 'arrears' })).toEqual({})
  for (const paymentTiming of ['advance', 'arrears'])
    expect(errorsOf({ paymentFrequency: 'annually', paymentTiming }).paymentFrequency).toMatch(/cannot be asked at once/)
  expect(errorsOf({ paymentFrequency: 'annually' }, BUSINESS_LEASE)).toEqual({})
})

test('the rent of a home rises as the law lets it, and no other wording can be made', () => {
  expect(textOf()).toContain('only within the rate that the competent regulating body announces')
  expect(textOf({ rentIncrease: 'as needed' })).not.toContain('as needed')
  expect(Object.keys(warningsOf({ monthlyRent: '20,000', lastRent: '15,000' }))).toEqual(['monthlyRent'])
  expect(warningsOf({ monthlyRent: '20,000', lastRent: '20,000' })).toEqual({})
  expect(Object.keys(warningsOf({ specialConditions: 'ኪራይ በየስድስት ወሩ ይጨምራል' }))).toEqual(['specialConditions'])
  expect(Object.keys(warningsOf({ specialConditions: 'The landlord may increase the rent' }))).toEqual(['specialConditions'])
  expect(warningsOf({ specialConditions: 'ክፍያው የጥበቃ አገልግሎትን ይጨምራል' })).toEqual({})
  expect(warningsOf({ specialConditions: 'The landlord may increase the rent' }, BUSINESS_LEASE)).toEqual({})
  expect(textOf({}, BUSINESS_LEASE)).toContain('ከሁለተኛው ዓመት ጀምሮ 10 በመቶ')
  expect(textOf({ rentIncrease: '' }, BUSINESS_LEASE)).toContain('only when both parties agree in writing')
})

test('a home is under its proclamation, business premises under the Civil Code', () => {
  expect(textOf()).toContain('1320/2024')
  expect(textOf({}, home, 'am')).toContain('1320/2016')
  expect(textOf()).toContain('Within 30 days of signing')
  expect(textOf()).toContain('two months’ written notice')
  expect(textOf()).toContain('six months’ notice')
  expect(textOf()).toContain('donation of the house to another is no ground')
  expect(textOf({}, home, 'am')).toContain('በስጦታ መተላለፉ')
  expect(textOf({}, BUSINESS_LEASE)).not.toContain('donation')
  expect(textOf({}, BUSINESS_LEASE)).not.toContain('1320')
  expect(textOf({}, BUSINESS_LEASE)).toContain('2896')
  expect(textOf({}, BUSINESS_LEASE)).toContain('Lease of Business Premises')
})

test('the rent of a home goes through a bank', () => {
  expect(errorsOf({ bankName: '', bankAccount: '' })).toEqual({
    bankName: 'This field is required',
    bankAccount: 'This field is required',
  })
  expect(errorsOf({ bankName: '', bankAccount: '' }, BUSINESS_LEASE)).toEqual({})
})

test('the end comes after the beginning', () => {
  expect(errorsOf({ leaseEndDate: '2026-12-10' }).leaseEndDate).toMatch(/after the beginning \(10 December 2026\)/)
  expect(errorsOf({ leaseEndDate: '2026-12-11' }, BUSINESS_LEASE)).toEqual({})
})

test('numbers are in their range', () => {
  for (const dueDay of ['0', '31', '1.5', 'ሰኞ']) expect(errorsOf({ dueDay })).toHaveProperty('dueDay')
  for (const dueDay of ['1', '30', '']) expect(errorsOf({ dueDay })).toEqual({})
  expect(errorsOf({ numberOfRooms: '2.5' }).numberOfRooms).toMatch(/whole number/)
  expect(errorsOf({ propertySize: 'ትልቅ' }).propertySize).toMatch(/number only/)
  expect(errorsOf({ noticeMonths: '0' }, BUSINESS_LEASE).noticeMonths).toMatch(/whole number/)
  expect(errorsOf({ monthlyRent: '0' }).monthlyRent).toMatch(/more than zero/)
})

test('utilities have to be settled; pets need not', () => {
  const { utilitiesIncluded: _, petsAllowed: __, ...open } = home
  expect(problemsOf(rentalAgreement, open).errors).toEqual({ utilitiesIncluded: 'This field is required' })
  expect(textOf({ utilitiesIncluded: true })).toContain('are included in the rent')
  expect(textOf({ petsAllowed: true })).toContain('Pets are allowed')
  expect(textOf({}, open)).toContain('Pets are kept with the written consent')
})

test('landlord and tenant are two; an agent of the landlord signs by name', () => {
  expect(errorsOf({ tenantId: '400120013004' }).tenantId).toMatch(/somebody else/)
  expect(errorsOf({ landlordAgentName: '' })).toEqual({ landlordAgentName: 'This field is required' })
  expect(errorsOf({ landlordActs: 'owner', landlordAgentName: '' })).toEqual({})
  expect(textOf()).toContain('Agent of the landlord')
  expect(textOf({ landlordActs: 'owner' })).not.toContain('Agent of the landlord')
})

test('hints reckon along', () => {
  expect(rentalAgreement.notes(home, 'terms').map(({ en }) => en)).toEqual([
    'For a home, deposit and advance together are at most 36,000 birr.',
    'Two years end on 10 December 2028.',
  ])
  expect(rentalAgreement.notes(BUSINESS_LEASE, 'terms')).toEqual([])
  expect(rentalAgreement.notes(home, 'tenant')).toEqual([])
})
