import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { EXAMPLES, PLEDGED_LOAN } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { fieldsOf, variantsOf } from '../../testing/variants.ts'
import { loanAgreement } from './template.ts'

const loan = EXAMPLES['loan-agreement']
const errorsOf = (change: Values = {}, example = loan) => problemsOf(loanAgreement, example, change).errors
const warningsOf = (change: Values = {}, example = loan) => problemsOf(loanAgreement, example, change).warnings
const textOf = (change: Values = {}, example = loan, language: 'am' | 'en' = 'en'): string =>
  JSON.stringify(loanAgreement.build({ ...example, ...change }, { language, issuedAt: '2026-11-23', reference: '1' }))
const notesOf = (change: Values = {}, example = loan): string[] =>
  loanAgreement.notes({ ...example, ...change }, 'loan').map(({ en }) => en)

test('both examples keep every rule without a warning', () => {
  expect(problemsOf(loanAgreement, loan)).toEqual({ errors: {}, warnings: {} })
  expect(problemsOf(loanAgreement, PLEDGED_LOAN)).toEqual({ errors: {}, warnings: {} })
})

test('no more than twelve per cent a year, and no interest of nothing', () => {
  expect(errorsOf({ interestRate: '12' })).toEqual({})
  for (const interestRate of ['12.01', '13', '120'])
    expect(errorsOf({ interestRate }).interestRate).toMatch(/no more than 12 per cent a year \(Civil Code, article 2479\)/)
  expect(errorsOf({ interestRate: '0' }).interestRate).toMatch(/answer “No”/)
  expect(errorsOf({ interestRate: 'ሁለት' }).interestRate).toMatch(/number only/)
  expect(errorsOf({ hasInterest: false, interestRate: '50', interestPayment: '' })).toEqual({})
})

test('instalments add up to the loan; the last one may be smaller', () => {
  expect(errorsOf({ instalmentAmount: '19999' }).instalmentAmount).toBe(
    '12 times 19,999 birr are 239,988 birr: 12 birr less than the loan',
  )
  expect(errorsOf({ instalmentAmount: '22000' }).instalmentAmount).toMatch(
    /24,000 birr more than the loan. Interest has a question/,
  )
  expect(errorsOf({ instalmentAmount: '21000' })).toEqual({})
  expect(textOf({ instalmentAmount: '21000' })).toContain('9,000 birr (nine thousand birr)')
  expect(textOf()).not.toContain('The last instalment, however')
  expect(errorsOf({ instalmentAmount: '0' }).instalmentAmount).toMatch(/more than zero/)
  for (const instalmentCount of ['0', '1', '361', '2.5', 'ብዙ'])
    expect(errorsOf({ instalmentCount })).toHaveProperty('instalmentCount')
  expect(errorsOf({ instalmentCount: '፲፪' })).toEqual({})
})

test('days and sums are reckoned along', () => {
  expect(notesOf()).toEqual([
    'While nothing is repaid, the interest of a year is 14,400 birr.',
    '12 times 20,000 birr are 240,000 birr: the whole loan.',
    'The last instalment is due on 1 December 2027.',
  ])
  expect(notesOf({ instalmentAmount: '21000', instalmentRhythm: 'annually', interestRate: '7.25' })).toEqual([
    'While nothing is repaid, the interest of a year is 17,400 birr.',
    '11 times 21,000 birr, and 9,000 birr at the last.',
    'The last instalment is due on 30 December 2037.',
  ])
  expect(notesOf({}, PLEDGED_LOAN)).toEqual([
    'For a large sum a bank transfer is the better proof; cash is counted before the witnesses.',
  ])
  expect(loanAgreement.notes(loan, 'lender')).toEqual([])
})

test('Pagume is no month for instalments', () => {
  const firstInstalmentDate = '2027-09-08'
  expect(warningsOf({ firstInstalmentDate }).firstInstalmentDate).toMatch(/Pagume/)
  expect(textOf({ firstInstalmentDate })).not.toContain('The last instalment is paid on')
  expect(warningsOf({ firstInstalmentDate, repayment: 'once', repaymentDate: '2027-09-08' })).toEqual({})
})

test('what was lent comes back after it was given', () => {
  expect(errorsOf({ firstInstalmentDate: '2026-11-25' }).firstInstalmentDate).toMatch(/after the day .*25 November 2026/)
  expect(errorsOf({ repayment: 'once', repaymentDate: '2026-11-24' }).repaymentDate).toMatch(/25 November 2026/)
  expect(errorsOf({ repayment: 'once', repaymentDate: '2026-11-26', firstInstalmentDate: '2001-01-01' })).toEqual({})
  // In the hand at the signing: the day that stands from an earlier answer counts for nothing.
  expect(errorsOf({ repaymentDate: '2001-01-01' }, PLEDGED_LOAN)).toEqual({})
})

test('a notice gives whole days', () => {
  for (const noticeDays of ['0', '1.5', 'ሳምንት']) expect(errorsOf({ noticeDays })).toHaveProperty('noticeDays')
  for (const noticeDays of ['', '1', '30']) expect(errorsOf({ noticeDays })).toEqual({})
})

test('a loan is of birr', () => {
  for (const loanAmount of ['$500', '500 USD', '500 ዶላር', '€20'])
    expect(errorsOf({ loanAmount }).loanAmount).toMatch(/in birr only.*foreign-exchange rules/)
  for (const loanAmount of ['240,000 ብር', 'ETB 240000']) expect(errorsOf({ loanAmount })).toEqual({})
  expect(errorsOf({ loanAmount: '0' }).loanAmount).toMatch(/more than zero/)
  expect(warningsOf({ loanAmount: '50' }, PLEDGED_LOAN).loanAmount).toMatch(/very small/)
})

test('what the form asks elsewhere, or a court may not uphold, is pointed at in the special conditions', () => {
  const said = (specialConditions: string) => warningsOf({ specialConditions }).specialConditions
  expect(said('በየወሩ 5 በመቶ ወለድ ይከፍላሉ')).toMatch(/question about interest/)
  expect(said('If late, the borrower pays double')).toMatch(/may not uphold/)
  expect(said('ቢዘገዩ እጥፍ ይከፍላሉ')).toMatch(/may not uphold/)
  expect(said('በዶላር ምንዛሪ ይመለሳል')).toMatch(/in birr only/)
  expect(said('ተበዳሪ አድራሻ ሲቀይሩ ያሳውቃሉ')).toBeUndefined()
})

test('the spouse of who takes a debt agrees, or a warning says what may come of it', () => {
  expect(errorsOf({ borrowerSpouseName: '' })).toEqual({ borrowerSpouseName: 'This field is required' })
  expect(errorsOf({ borrowerSpouseConsent: 'alone', borrowerSpouseName: '' })).toEqual({})
  expect(warningsOf({ borrowerSpouseConsent: 'alone' }).borrowerSpouseConsent).toMatch(/article 68/)
  expect(warningsOf({ guarantorSpouseConsent: 'alone' }).guarantorSpouseConsent).toMatch(/article 68/)
  expect(warningsOf({ borrowerMaritalStatus: 'widowed', borrowerSpouseConsent: 'alone' })).toEqual({})
  expect(warningsOf({ hasGuarantor: false, guarantorSpouseConsent: 'alone' })).toEqual({})
})

test('a guarantee names its greatest sum', () => {
  expect(errorsOf({ guaranteeLimit: '' })).toEqual({ guaranteeLimit: 'This field is required' })
  expect(errorsOf({ guaranteeLimit: '0' }).guaranteeLimit).toMatch(/void \(Civil Code, article 1922\)/)
  expect(warningsOf({ guaranteeLimit: '240001', hasInterest: false }).guaranteeLimit).toMatch(/more than the loan/)
  expect(warningsOf({ guaranteeLimit: '260000' })).toEqual({})
  expect(problemsOf(loanAgreement, loan, { hasGuarantor: false, guaranteeLimit: '0', guarantorId: '1' })).toEqual({
    errors: {},
    warnings: {},
  })
})

test('a vehicle or a house is no security by this paper alone', () => {
  for (const collateral of ['vehicle', 'house']) {
    expect(warningsOf({ collateral }, PLEDGED_LOAN).collateral).toMatch(/of its own and registered/)
    expect(textOf({ collateral }, PLEDGED_LOAN)).toContain('until then this article alone gives no right')
    expect(loanAgreement.next({ ...loan, collateral }).map(({ title }) => title.en)).toContain('Register the security')
  }
  expect(errorsOf({ collateralWhat: '' }, PLEDGED_LOAN)).toEqual({ collateralWhat: 'This field is required' })
  expect(loanAgreement.next(PLEDGED_LOAN).map(({ title }) => title.en)).not.toContain('Register the security')
})

test('lender, borrower and guarantor are three, and none of them is a witness', () => {
  expect(errorsOf({ borrowerId: '400120013004' }).borrowerId).toMatch(/somebody else/)
  expect(errorsOf({ guarantorId: '400120015001' }).guarantorId).toMatch(/somebody else/)
  // A husband borrows and his wife is the guarantor: each is the spouse of the other.
  expect(errorsOf({ guarantorId: '400120015002', guarantorSpouseId: '400120015001' })).toEqual({})
  expect(warningsOf({ witness1Name: 'ራሔል ግርማ አየለ' }).witness1Name).toMatch(/name of a party/)
  expect(warningsOf({ witness1Name: 'ራሔል ግርማ አየለ' }, PLEDGED_LOAN)).toEqual({})
  expect(warningsOf({ borrowerName: 'ብሩክ' }).borrowerName).toMatch(/full name/)
})

test.each<[string, Values, string[]]>([
  ['a guarantor', { hasGuarantor: false }, ['ሰለሞን', 'ሰናይት', 'Guarant', '150,000']],
  ['a spouse', { borrowerMaritalStatus: 'single' }, ['ራሔል', 'Spouse of the borrower']],
  ['a spouse who does not sign', { borrowerSpouseConsent: 'alone' }, ['ራሔል', 'Spouse of the borrower']],
  ['a bank', { handover: 'cash' }, ['1000000045678', '77120', '25 November 2026']],
  ['a transfer', { handover: 'cheque' }, ['1000000045678', '77120', '25 November 2026']],
  ['an account', { repaymentMethod: 'cash' }, ['1000000012345']],
  ['interest', { hasInterest: false }, ['per cent', '2479', 'runs only to the day']],
  [
    'instalments',
    { repayment: 'once', repaymentDate: '2028-01-01' },
    ['20,000 birr', 'every month', '30 December 2026', 'in a row'],
  ],
])('what was answered about %s is gone with it', (_, change, gone) => {
  for (const words of gone) {
    expect(textOf()).toContain(words)
    expect([words, textOf(change).includes(words)]).toEqual([words, false])
  }
})

test('no pledge is left when nothing is pledged', () => {
  expect(textOf({ collateral: 'none' }, PLEDGED_LOAN)).not.toMatch(/21 ካራት|pledge/)
})

test('a problem is said of a field that the form has', () => {
  for (const values of [loan, PLEDGED_LOAN, loanAgreement.initial].flatMap((base) => variantsOf(loanAgreement, base))) {
    const known = new Set(fieldsOf(loanAgreement, values).map(({ name }) => name))
    expect(loanAgreement.problems(values).filter(({ field }) => !known.has(field))).toEqual([])
  }
})
