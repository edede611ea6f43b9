import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { EXAMPLES, LORRY_SALE } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { vehicleSale } from './template.ts'

const example = EXAMPLES['vehicle-sale']
const errorsOf = (change: Values = {}, base = example) => problemsOf(vehicleSale, base, change).errors
const warningsOf = (change: Values = {}, base = example) => problemsOf(vehicleSale, base, change).warnings
const textOf = (change: Values = {}, base = example, language: 'am' | 'en' = 'en'): string =>
  JSON.stringify(vehicleSale.build({ ...base, ...change }, { language, issuedAt: '2026-11-23', reference: '1' }))
const REQUIRED = 'This field is required'

test('both examples keep every rule without a warning', () => {
  expect(problemsOf(vehicleSale, example)).toEqual({ errors: {}, warnings: {} })
  expect(problemsOf(vehicleSale, LORRY_SALE)).toEqual({ errors: {}, warnings: {} })
})

test('an agent sells with a power that names selling, and with no other', () => {
  expect(errorsOf({ sellerAgentMay: false }).sellerAgentMay).toMatch(/only when the power of attorney expressly says so/)
  expect(errorsOf({ sellerAgentMay: '' })).toEqual({ sellerAgentMay: REQUIRED })
  expect(errorsOf({ sellerAgentName: '' })).toEqual({ sellerAgentName: REQUIRED })
  expect(errorsOf({ sellerActs: 'self', sellerAgentMay: false, sellerAgentName: '' })).toEqual({})
  expect(errorsOf({ sellerAgentMay: false }, { ...LORRY_SALE, sellerActs: 'agent' })).toEqual({})
  const bought = { buyerActs: 'agent', buyerAgentName: 'ሀና ግርማ ደስታ', buyerAgentMay: false }
  expect(errorsOf(bought)).toEqual({})
  expect(Object.keys(warningsOf(bought))).toEqual(['buyerAgentMay'])
  expect(textOf()).toContain('it expressly gives the power to sell this vehicle')
  expect(textOf({ sellerAgentMay: false })).not.toContain('expressly gives')
  expect(textOf({ sellerActs: 'self' })).not.toContain('ቴዎድሮስ')
})

test('a common vehicle is sold by both spouses, in person or by a document', () => {
  expect(errorsOf({ sellerMaritalStatus: '' })).toEqual({ sellerMaritalStatus: REQUIRED })
  expect(errorsOf({ spouseConsent: '' })).toEqual({ spouseConsent: REQUIRED })
  expect(errorsOf({ spouseName: '' })).toEqual({ spouseName: REQUIRED })
  expect(errorsOf({ spouseConsent: 'personal', spouseName: '' })).toEqual({})
  expect(errorsOf({ spouseConsent: 'document' })).toEqual({ spousePaper: REQUIRED })
  expect(errorsOf({ sellerMaritalStatus: 'single', spouseConsent: '', spouseName: '' })).toEqual({})
  expect(textOf()).toContain('Spouse of the seller')
  for (const change of [{ spouseConsent: 'personal' }, { sellerMaritalStatus: 'single' }, { sellerKind: 'company' }])
    expect([change, textOf(change).includes('ጌታቸው')]).toEqual([change, false])
  expect(textOf({ spouseConsent: 'document', spousePaper: 'ስ/12' })).toContain('ስ/12')
  expect(textOf({ spouseConsent: 'document', spousePaper: 'ስ/12' })).not.toContain('"Spouse of the seller"')
  expect(textOf({ sellerMaritalStatus: 'divorced' })).toContain('former spouse has no share')
  expect(textOf({ sellerMaritalStatus: 'widowed' })).toContain('heirs of the late spouse')
})

test('a company sells and buys by its manager; nothing is left of a person', () => {
  const person = ['ወይንሸት', 'ቴዎድሮስ', 'ጌታቸው', 'ብሩክ', 'Marital status']
  for (const word of person) expect([word, textOf({}, LORRY_SALE).includes(word)]).toEqual([word, false])
  expect(textOf({}, LORRY_SALE)).toContain('the seal of the company is put on this contract')
  expect(errorsOf({ sellerCompanyName: '', sellerTin: '', sellerManagerName: '' }, LORRY_SALE)).toEqual({
    sellerCompanyName: REQUIRED,
    sellerTin: REQUIRED,
    sellerManagerName: REQUIRED,
  })
  expect(errorsOf({ buyerTin: '123' }, LORRY_SALE).buyerTin).toMatch(/10 digits/)
  expect(textOf({ sellerKind: 'person' }, LORRY_SALE)).not.toContain('ሰላሌ')
})

test('seller and buyer are two, and one hand does not sign for both', () => {
  expect(errorsOf({ buyerId: '400120016001' }).buyerId).toMatch(/somebody else/)
  expect(errorsOf({ spouseIdNumber: '400120016001' })).toHaveProperty('spouseIdNumber')
  expect(errorsOf({ sellerAgentId: '400120016001' })).toHaveProperty('sellerAgentId')
  expect(Object.keys(warningsOf({ buyerId: '4001 2001 6002' }))).toEqual(['buyerId'])
  expect(Object.keys(warningsOf({ buyerManagerId: '400120014001' }, LORRY_SALE))).toEqual(['buyerManagerId'])
  expect(Object.keys(warningsOf({ buyerName: 'ብሩክ ታደሰ' }))).toEqual(['buyerName'])
})

test('the part paid at signing is less than the price, and the rest is reckoned', () => {
  expect(errorsOf({ paidNow: '900000' }).paidNow).toMatch(/less than the price \(900,000 birr\)/)
  expect(errorsOf({ paidNow: '0' }).paidNow).toMatch(/more than zero/)
  expect(errorsOf({ price: '0', paidNow: '' })).toMatchObject({ price: expect.stringMatching(/more than zero/) })
  expect(errorsOf({ payment: 'full', paidNow: '', restDate: '', unpaid: '', graceDays: '' })).toEqual({})
  expect(errorsOf({ paidNow: '', restDate: '', unpaid: '' })).toEqual({ paidNow: REQUIRED, restDate: REQUIRED, unpaid: REQUIRED })
  expect(errorsOf({ graceDays: '' })).toEqual({ graceDays: REQUIRED })
  for (const graceDays of ['0', '1.5', 'ብዙ']) expect(errorsOf({ graceDays })).toHaveProperty('graceDays')
  expect(errorsOf({ unpaid: 'claim', graceDays: '0' })).toEqual({})
  expect(textOf()).toContain('300,000 birr (three hundred thousand birr)')
  expect(textOf({ payment: 'full' })).not.toContain('300,000')
  expect(textOf({ paidNow: '950000' })).toContain('"blank":18,"field":"paidNow"')
  expect(vehicleSale.notes(example, 'terms').map(({ en }) => en)).toEqual(['The rest of the price is 300,000 birr.'])
  expect(vehicleSale.notes({ ...example, payment: 'full' }, 'terms')).toEqual([])
})

test('what is doubtful is warned of', () => {
  for (const [change, field] of [
    [{ price: '900', paidNow: '600', penalty: '' }, 'price'],
    [{ penalty: '1000000' }, 'penalty'],
    [{ paymentMethod: 'cash' }, 'paymentMethod'],
    [{ handoverDate: '2026-12-19' }, 'handoverDate'],
    [{ transferDate: '2026-12-19' }, 'transferDate'],
    [{ dutyStatus: 'free' }, 'dutyStatus'],
    [{ pledged: true, pledgeHolder: 'አዋሽ ባንክ', pledgeEnd: '2026-12-15' }, 'pledged'],
    [{ plateCode: '4' }, 'plateCode'],
    [{ plateCode: 'other' }, 'plateCode'],
    [{ plateNumber: 'AA' }, 'plateNumber'],
    [{ chassisNumber: '123-4' }, 'chassisNumber'],
    [{ engineNumber: 'ksp90 2041387' }, 'engineNumber'],
  ] as const)
    expect([change, Object.keys(warningsOf(change)), errorsOf(change)]).toEqual([change, [field], {}])
  expect(warningsOf({ handoverDate: '2026-12-01', transferDate: '2026-12-01', payment: 'full' })).toEqual({})
})

test('the vehicle is free before its name is changed', () => {
  const pledged = { pledged: true, pledgeHolder: 'አዋሽ ባንክ' }
  expect(errorsOf({ ...pledged, pledgeEnd: '2026-12-31' }).pledgeEnd).toMatch(/free before the name is changed \(30 December/)
  expect(errorsOf({ ...pledged, pledgeEnd: '2026-12-30' })).toEqual({})
  expect(errorsOf({ pledged: true })).toEqual({ pledgeHolder: REQUIRED, pledgeEnd: REQUIRED })
  expect(errorsOf({ ...pledged, pledged: false, pledgeEnd: '2027-12-31' })).toEqual({})
  expect(textOf({ ...pledged, pledged: false })).not.toContain('አዋሽ ባንክ')
})

test('numbers have their shapes', () => {
  for (const yearOfMake of ['08', '20008', '1899', 'ሁለት']) expect(errorsOf({ yearOfMake })).toHaveProperty('yearOfMake')
  for (const yearOfMake of ['', '1988', '2024']) expect(errorsOf({ yearOfMake })).toEqual({})
  expect(errorsOf({ mileage: 'ብዙ' }).mileage).toMatch(/number only/)
  expect(errorsOf({ fuel: 'electric', engineNumber: '' })).toEqual({})
  expect(errorsOf({ engineNumber: '' })).toEqual({ engineNumber: REQUIRED })
})

test('the paper names the laws of a sale, of vehicles and of authentication', () => {
  for (const law of ['articles 2266 and following', '681/2010', '922/2015', '213/2000']) expect(textOf()).toContain(law)
  for (const law of ['አንቀጽ 2266', '681/2002', '922/2008', '213/1992']) expect(textOf({}, example, 'am')).toContain(law)
})

test('what to bring follows the answers', () => {
  const bring = (change: Values, base = example) =>
    vehicleSale.next({ ...base, ...change }).find(({ title }) => title.en === 'What to bring')?.text.en ?? ''
  expect(bring({})).toMatch(/spouse in person.*power of attorney/)
  expect(bring({})).not.toMatch(/seal of the company|trade licence/)
  expect(bring({}, LORRY_SALE)).toMatch(/seal of the company.*trade licence/)
  expect(bring({}, LORRY_SALE)).not.toMatch(/marital status|spouse/)
  expect(bring({ dutyStatus: 'lifted' })).toMatch(/duty-free right is lifted/)
  expect(vehicleSale.notes(LORRY_SALE, 'vehicle').length).toBe(1)
  expect(vehicleSale.notes(example, 'vehicle')).toEqual([])
})

test('it is called by its buyer', () => {
  expect(vehicleSale.nameOf(LORRY_SALE).en).toBe('Sale of a vehicle, አዋሽ ሸለቆ ማጓጓዣ')
  expect(vehicleSale.nameOf({ ...example, buyerName: '' }).en).toBe('Sale of a vehicle, ወይንሸት ዘውዴ ካሳ')
  expect(vehicleSale.nameOf({ buyerCompanyName: 'X' }).en).toBe('Sale of a vehicle')
})
