// An answer changes what it is about on the paper, and nothing else. In English: that Amharic says the same, both-languages.test.ts holds.
import type { TemplateId } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Values } from '../template.ts'
import { BUSINESS_LEASE, EXAMPLES, LORRY_SALE, PLEDGED_LOAN, SEASONAL_WORK } from '../testing/examples.ts'
import { difference } from '../testing/paper.ts'
import { loadTemplate } from './list.ts'

const HOME = EXAMPLES['rental-agreement']
const POWER = EXAMPLES['power-of-attorney']
const COMPANY = EXAMPLES['plc-foundation']
const CAR = EXAMPLES['vehicle-sale']

/** Each line by some of its words. */
async function expectDifference(
  id: TemplateId,
  base: Values,
  change: Values,
  comes: readonly string[],
  goes: readonly string[],
): Promise<void> {
  const found = difference(await loadTemplate(id), base, change)
  const containing = (words: readonly string[]) => words.map((some) => expect.stringContaining(some))
  expect(found).toEqual({ comes: containing(comes), goes: containing(goes) })
}

type Row = [what: string, change: Values, comes: string[], goes: string[]]

test.each<Row>([
  [
    'unfurnished',
    { furnishingStatus: 'unfurnished' },
    ['Unfurnished'],
    ['Semi-furnished', 'Inventory', 'the tenant receives:', 'አልጋ', 'ማቀዝቀዣ'],
  ],
  ['furnished', { furnishingStatus: 'furnished' }, ['Furnishing: Furnished'], ['Semi-furnished']],
  ['no advance', { advancePayment: '' }, [], ['18,000 birr (eighteen thousand birr) in advance']],
  ['paid at the end', { paymentTiming: 'arrears' }, ['at the end of each period'], ['at the beginning of each period']],
  ['a due day left open', { dueDay: '' }, ['on day … of'], ['on day 5 of']],
  ['subletting', { subleaseAllowed: true }, ['may sublet'], ['does not sublet']],
  ['pets', { petsAllowed: true }, ['Pets are allowed'], ['Pets are not allowed']],
  ['pets left open', { petsAllowed: '' }, ['Pets are kept with the written consent'], ['Pets are not allowed']],
  ['utilities', { utilitiesIncluded: true }, ['paid by the landlord'], ['the tenant pays for what is used']],
  ['utilities left open', { utilitiesIncluded: '' }, ['are paid by: …'], ['the tenant pays for what is used']],
  ['no conditions', { specialConditions: '' }, [], ['Special conditions', 'further agreed', 'የመኪና', 'በጋራ']],
  ['the owner', { landlordActs: 'owner' }, [], ['signs for the landlord', 'Agent of the landlord | ዳንኤል']],
  ['no e-mail', { landlordEmail: '' }, ['phone: 0911 000 101.'], ['email: almaz']],
  ['a third witness', { witnessCount: '3' }, ['Witness 3 |'], []],
  ['a rent before', { lastRent: '15000' }, ['Before this lease the monthly rent was 15,000 birr'], []],
  [
    'common property',
    { isCommonProperty: true, landlordSpouseName: 'ሰናይት አለሙ ደስታ' },
    ['common property of the landlord and the spouse', 'Spouse of the landlord |'],
    ['not common property'],
  ],
  [
    'a kind left open: no law of homes or of business',
    { propertyType: '' },
    ['Type of property: …', 'rises only when both parties agree', 'when the competent office has authenticated'],
    [
      '1320/2024',
      'Apartment',
      'used as a home only',
      'no less than two years',
      'no more than two months’ rent',
      'no more than once a year',
      'two months’ written notice',
      'six months’ notice',
      'Within 30 days',
    ],
  ],
])('lease of a home: %s', (_, change, comes, goes) => expectDifference('rental-agreement', HOME, change, comes, goes))

test.each<Row>([
  ['no agreed increase', { rentIncrease: '' }, ['rises only when both parties agree'], ['have agreed on this increase']],
  ['pets left open', { petsAllowed: '' }, [], ['Pets are not allowed']],
  ['another notice', { noticeMonths: '6' }, ['gives 6 months’'], ['gives 3 months’']],
  ['a taxpayer', { landlordTin: '0012345678' }, ['taxpayer number: 0012345678'], ['phone: 0911 000 101']],
  ['tax on the rent', { vat: 'added' }, ['Value added tax as the law has it is added'], []],
  ['tax in the rent', { vat: 'included' }, ['Value added tax is included'], []],
  ['no tax on the rent', { vat: 'none' }, ['not registered for value added tax'], []],
  ['a use left open', { purpose: '' }, ['is used for: ….'], ['is used for: የጽሕፈት']],
])('lease of a shop: %s', (_, change, comes, goes) => expectDifference('rental-agreement', BUSINESS_LEASE, change, comes, goes))

const OF_GENERAL = ['general authority', 'General authority covers']
const MANAGEMENT = ['keep, look after', 'lease my property', 'collect what', 'put the income', 'pay my debts', 'sell crops']
const OF_COURT = ['Representation in court', 'as a relative, as article 58']
const OF_SPOUSE = ['My marital status: Married', 'knows of and agrees to', 'Spouse of the principal |']
const OF_POWERS = [
  'sell a house or other immovable property: የካርታ',
  'take money out of a bank account: የኢትዮጵያ',
  'bring and defend suits',
]

test.each<Row>([
  ['special', { authorityType: 'special' }, ['agent special authority', 'only the acts'], [...OF_GENERAL, ...MANAGEMENT]],
  ['limited', { authorityType: 'limited' }, ['agent limited authority', 'limited to the matter'], [...OF_GENERAL, ...MANAGEMENT]],
  [
    'financial',
    { authorityType: 'financial' },
    ['authority in matters of money', 'only the management of my money', 'receive statements'],
    [...OF_GENERAL, 'keep, look after', 'lease my property', 'sell crops'],
  ],
  [
    'for health care',
    { authorityType: 'healthcare' },
    ['matters of health care', 'as far as the law allows', 'speak with doctors', 'pay for treatment'],
    [...OF_GENERAL, ...MANAGEMENT],
  ],
  [
    'durable',
    { authorityType: 'durable' },
    ['durable authority', 'I wish the authority to continue', 'Subject to my wish'],
    [...OF_GENERAL, ...MANAGEMENT, 'become incapable or go bankrupt'],
  ],
  ['no scope', { scopeOfAuthority: '' }, ['goods that perish.'], ['goods that perish;', 'የቤቴን', 'የውሃ']],
  [
    'a scope to be written by hand, where nothing else is given',
    { authorityType: 'special', specialPowers: [], scopeOfAuthority: '' },
    ['agent special authority', 'only the acts', '…'],
    [
      ...OF_GENERAL,
      ...MANAGEMENT,
      'የቤቴን',
      'የውሃ',
      'Powers given specially',
      'require special authority (Civil Code, article 2205)',
      ...OF_POWERS,
      ...OF_COURT,
      'Marital status and consent',
      ...OF_SPOUSE,
    ],
  ],
  [
    'powers alone',
    { authorityType: 'special', scopeOfAuthority: '' },
    ['agent special authority', 'only the acts'],
    [...OF_GENERAL, 'Powers given', 'The agent may, in my name:', ...MANAGEMENT, 'የቤቴን', 'የውሃ'],
  ],
  [
    'to buy, what is not known yet',
    { specialPowers: ['sellImmovable', 'bank', 'court', 'buyImmovable'] },
    ['buy a house or other immovable property'],
    [],
  ],
  [
    'to buy what is known',
    { specialPowers: ['sellImmovable', 'bank', 'court', 'buyImmovable'], buyImmovableWhat: 'House 7' },
    ['buy a house or other immovable property: House 7'],
    [],
  ],
  ['what is sold left open', { sellImmovableWhat: '' }, ['immovable property: …'], ['immovable property: የካርታ']],
  [
    'an advocate',
    { attorneyLicense: 'A-1' },
    ['licence number: A-1.', 'as a licensed advocate'],
    ['Brother or sister.', 'article 58'],
  ],
  [
    'no relative',
    { attorneyRelation: 'none' },
    ["advocate's licence number: ….", 'as a licensed advocate'],
    ['relation to the principal: Brother or sister.', 'article 58'],
  ],
  ['unmarried', { clientMaritalStatus: 'single' }, ['My marital status: Single'], OF_SPOUSE],
  ['personal property', { spouseConsent: 'personal' }, ['is my personal property'], OF_SPOUSE.slice(1)],
  ['a substitute', { substitution: true }, ['may appoint a fit person'], ['acts in person']],
  ['no fee', { attorneyFee: '' }, ['acts without a fee'], ['is paid 12,500.50 birr']],
  ['no end', { expirationDate: '' }, ['until it is revoked'], ['It expires on 30 November 2028']],
  [
    'a citizen of Kenya',
    { clientNationality: 'foreign', clientCountry: 'Kenya' },
    ['nationality: Kenya'],
    ['nationality: Ethiopian'],
  ],
])('power of attorney: %s', (_, change, comes, goes) => expectDifference('power-of-attorney', POWER, change, comes, goes))

const SECRETARY = { secretaryName: '', secretaryId: '', secretaryAddress: '', secretaryPhone: '', secretaryEmail: '' }
const BOARD = ['Board', 'The board consists of', 'The board decides by majority']
const OF_DEPUTY = ['Deputy manager: ሙሉጌታ', 'The deputy manager stands in']
const IN_KIND = '2 | ሙሉጌታ አሰፋ ብርሃኑ | 400 | 40% | 150,000 | 250,000'
const TOTAL = ' | Total | 1,000 | 100% | 750,000 | 250,000'

test.each<Row>([
  ['no branches', { companyBranches: '' }, [], ['Branches: አዳማ']],
  ['registered', { companyRegNumber: 'R1', tinNumber: '0012345678' }, ['number: R1', 'number: 0012345678'], []],
  ['one kind of business', { secondaryBusinessActivities: '' }, [], ['Secondary objects', 'also carries on', 'የጭነት ማጓጓዝ']],
  [
    'all in cash',
    { shareholder2Kind: '', shareholder2KindValue: '' },
    ['400 | 40% | 400,000 | –', ' | Total | 1,000 | 100% | 1,000,000 | –'],
    ['contributes in kind', 'Contributions in kind are valued', IN_KIND, TOTAL],
  ],
  ['what is given in kind left open', { shareholder2Kind: '' }, ['contributes in kind: …, valued'], ['in kind: አንድ']],
  [
    'a value in kind left open',
    { shareholder2KindValue: '' },
    ['valued at …', '400 | 40% | 400,000 | –', ' | Total | 1,000 | 100% | 1,000,000 | –'],
    ['contributes in kind', IN_KIND, TOTAL],
  ],
  [
    'more in kind than the shares are worth',
    { shareholder2KindValue: '500000' },
    ['valued at 500,000', '400 | 40% | 0 | 500,000', ' | Total | 1,000 | 100% | 600,000 | 500,000'],
    ['contributes in kind', IN_KIND, TOTAL],
  ],
  ['no secretary', SECRETARY, [], ['Secretary: ሰናይት', 'Secretary', 'The secretary keeps']],
  ['a secretary without e-mail', { secretaryEmail: '' }, ['phone: 0911 000 606.'], ['email: senait']],
  ['no term', { managerTerm: '' }, ['until the members decide otherwise'], ['for 3 years']],
  ['for years', { companyDuration: 'years', durationYears: '20' }, ['for 20 years'], ['for an unlimited time']],
  ['no auditor', { auditorName: '' }, ['appoints an auditor when'], ['The auditor of the company is']],
  ['no limit', { managerLimit: '' }, [], ['more than 500,000 birr']],
  ['consent of all', { transferRule: 'all' }, Array(2).fill('consent of all members'), Array(2).fill('three quarters')],
  ['a member of a board', { director2Position: 'boardMember' }, ['Board member: ሙሉጌታ', ...BOARD], OF_DEPUTY],
  ['the chair of a board', { director2Position: 'boardChair' }, ['Chair of the board: ሙሉጌታ', ...BOARD], OF_DEPUTY],
  ['a day left open', { incorporationDate: '' }, ['Date: ….'], ['Date: 7 December 2026']],
  [
    'shares left open',
    { shareholder2Shares: '' },
    ['2 | ሙሉጌታ አሰፋ ብርሃኑ | … | … | … | 250,000', ' | Total | 1,000 |  | … | 250,000'],
    [IN_KIND, TOTAL],
  ],
  [
    'a total left open: shares of what the members have together',
    { totalShares: '' },
    ['into … equal shares', ' | Total | … |  | 750,000 | 250,000'],
    ['into 1,000 equal shares', TOTAL],
  ],
  [
    'a par value left open',
    { parValuePerShare: '' },
    ['shares of … each', '600 | 60% | … | –', '400 | 40% | … | 250,000', ' | Total | 1,000 | 100% | … | 250,000'],
    ['1,000 birr (one thousand birr) each', '600 | 60% | 600,000 | –', IN_KIND, TOTAL],
  ],
  ['euros', { currencyType: 'EUR', foreignAmount: '10' }, ['in foreign currency is 10 euros.'], []],
  ['dollars, how many left open', { currencyType: 'USD' }, ['in foreign currency is ….'], []],
])('company: %s', (_, change, comes, goes) => expectDifference('plc-foundation', COMPANY, change, comes, goes))

const WORK = EXAMPLES['employment-contract']
const OF_PROBATION = ['Probation', 'on probation for 60 working days', 'During probation', 'after probation, the contract']
const NOTICE = ['The employer ends the contract only on a ground', 'The notice is one month']
const SICK = ['An employee who is too ill']

test.each<Row>([
  ['no probation', { probationDays: '' }, ['agreed on no probation', ...SICK], [...OF_PROBATION, 'After probation, an employee']],
  ['the leave of the law', { leaveDays: '' }, ['annual leave of 16 working days'], ['annual leave of 18 working days']],
  ['no allowances', { allowances: '' }, [], ['Allowances and other', 'Besides the basic wage', 'የትራንስፖርት', 'የምሳ']],
  ['nothing handed over', { property: '' }, [], ['Things handed over', 'receives these things', 'ላፕቶፕ', 'ቁልፍ']],
  ['no secrets', { isConfidential: false }, [], ['Confidentiality', 'does not disclose']],
  ['secrets left open', { isConfidential: '' }, [], ['Confidentiality', 'does not disclose']],
  ['no conditions', { specialConditions: '' }, [], ['Special conditions', 'further agreed', 'ለሙያ ሥልጠና']],
  ['no times', { workSchedule: '' }, [], ['Working days and times']],
  ['cash', { payMethod: 'cash' }, ['paid in cash'], ["into the employee's bank account"]],
  [
    'mobile money',
    { payMethod: 'mobile', mobileAccount: '0911000108' },
    ["by mobile money to the employee's phone number 0911 000 108"],
    ["into the employee's bank account"],
  ],
  ['a way of payment left open', { payMethod: '' }, ['Way of payment: …'], ["into the employee's bank account"]],
  ['every two weeks', { payEvery: 'fortnight' }, ['is paid every two weeks.'], ['is paid every month, on day 30']],
  ['a day of payment left open', { payDay: '' }, ['on day … of'], ['on day 30 of']],
  [
    'a person in business who signs',
    { employerKind: 'person', employerId: '400120014002' },
    ['kind of employer: Person in business', 'Employer | ሰላሌ'],
    ['kind of employer: Organisation', 'signs for the employer', 'For the employer |'],
  ],
  ['no number of a power', { signerPower: '' }, ['position: የሰው ኃይል አስተዳደር ኃላፊ.'], ['number and date of the power']],
  [
    'a citizen of Kenya without a permit',
    { employeeNationality: 'foreign', employeeCountry: 'Kenya' },
    ['nationality: Kenya', 'no work begins before the permit (number: …)'],
    ['nationality: Ethiopian'],
  ],
  [
    'a citizen of Kenya with a permit',
    { employeeNationality: 'foreign', employeeCountry: 'Kenya', workPermit: 'WP-77' },
    ['nationality: Kenya', 'under the work permit number WP-77'],
    ['nationality: Ethiopian'],
  ],
  [
    'somebody of sixteen',
    { employeeBirthDate: '2010-06-15', dailyHours: '7', weeklyHours: '42' },
    [
      'date of birth: 15 June 2010',
      '7 hours a day and 42',
      'Protection of a young employee',
      'Until the employee is 18, on 15 June 2028',
      'no overtime, no nights',
      'no work that endangers',
    ],
    ['date of birth: 17 April 1998', '8 hours a day and 44'],
  ],
  [
    'a piece of work',
    { contractKind: 'piece', pieceWork: 'A new roof', wagePer: 'work', payEvery: 'work' },
    [
      'for a specified piece of work: A new roof',
      'for the whole work',
      'is paid when the work is finished',
      'The contract ends when the work is finished',
      'by written notice as the law provides',
    ],
    ['for an indefinite period', 'a month', 'is paid every month', ...NOTICE],
  ],
  [
    'a kind left open',
    { contractKind: '' },
    ['Kind of contract: …. First day of work: 10 December 2026', 'is ended as the law provides, by written notice'],
    ['for an indefinite period', 'The employee may end', ...NOTICE],
  ],
  [
    'what belongs to another kind is left out',
    {
      endDate: '2027-06-30',
      noticeDays: '9',
      termReason: 'urgent',
      reasonDetails: 'x',
      pieceWork: 'y',
      workPermit: 'z',
      employerId: '1234',
    },
    [],
    [],
  ],
])('contract of work: %s', (_, change, comes, goes) => expectDifference('employment-contract', WORK, change, comes, goes))

test.each<Row>([
  ['notice as the law has it', { noticeDays: '' }, ['by written notice as the law provides'], ['with 15 days’ written notice']],
  [
    'a post that was left',
    { termReason: 'vacancy', endDate: '2027-01-20' },
    ['to 20 January 2027', 'a post that was left suddenly and for good', 'no longer than 45 working days'],
    ['to 28 February 2027', 'Seasonal work'],
  ],
  ['the employer in person', { employerActs: 'owner' }, ['Employer | ሙሉጌታ'], ['The agent ሰናይት', 'For the employer | ሰናይት']],
  ['a reason left open', { termReason: '' }, ['Reason for a definite period: …. In detail'], ['Seasonal work']],
])('contract of seasonal work: %s', (_, change, comes, goes) =>
  expectDifference('employment-contract', SEASONAL_WORK, change, comes, goes),
)

const LOAN = EXAMPLES['loan-agreement']
const OF_INSTALMENTS = [
  '12 instalments of 20,000',
  'first instalment is paid',
  'last instalment is paid on',
  'two instalments in a row',
]
const OF_GUARANTOR = [
  'Guarantor: ሰለሞን',
  'Guarantee',
  'expressly undertakes',
  'can be asked for',
  'a simple one',
  'without the written consent of the guarantor',
  'Marital status of the guarantor',
  'The spouse of the guarantor',
]
const TRANSFERRED = [
  'sent the whole of the loan',
  'account number 1000000045678',
  'Number of the transfer',
  'acknowledges having received',
]

test.each<Row>([
  ['no purpose', { loanPurpose: '' }, [], ['The loan is for: የልብስ']],
  ['in cash', { handover: 'cash' }, ['in cash at the signing', 'counted and received'], TRANSFERRED],
  ['given before', { handover: 'before' }, ['in cash before this contract, on 25 November 2026', 'counted and'], TRANSFERRED],
  [
    'sent later',
    { handover: 'transfer' },
    ['by bank transfer by 25 November 2026', 'has received the loan when the money is in'],
    [TRANSFERRED[0] ?? '', ...TRANSFERRED.slice(2)],
  ],
  [
    'a cheque',
    { handover: 'cheque', chequeBank: 'አዋሽ ባንክ', chequeNumber: '0081' },
    ['a cheque for the whole of the loan: አዋሽ ባንክ, cheque number 0081', 'when the bank pays the cheque'],
    TRANSFERRED,
  ],
  ['a transfer without its number', { handoverReference: '' }, [], ['Number of the transfer']],
  [
    'no interest',
    { hasInterest: false },
    ['bears no interest; the borrower', 'pays nothing more for that'],
    ['6 per cent', 'It is reckoned from', 'The interest is paid', 'runs only to the day'],
  ],
  ['interest by the year', { interestPayment: 'annually' }, ['at the end of every year'], ['together with each repayment']],
  [
    'repaid at once',
    { repayment: 'once', repaymentDate: '2028-11-30' },
    ['paid when the loan is repaid', 'all at once, by 30 November 2028'],
    ['together with each repayment', ...OF_INSTALMENTS],
  ],
  ['a smaller last instalment', { instalmentAmount: '21000' }, ['of 21,000', 'however, is 9,000 birr'], ['of 20,000']],
  [
    'by the quarter',
    { instalmentRhythm: 'quarterly' },
    ['the others every three months', 'on 1 October 2029'],
    ['the others every month', 'on 1 December'],
  ],
  ['paid in cash', { repaymentMethod: 'cash' }, ['to the lender in cash; for each'], ["into the lender's bank account"]],
  ['no days of notice', { noticeDays: '' }, ['that sets a fair time'], ['within 15 days']],
  ['a joint guarantee', { guaranteeKind: 'joint' }, ['a joint one'], ['a simple one']],
  [
    'no guarantor',
    { hasGuarantor: false },
    ['Lender and borrower each keep'],
    [...OF_GUARANTOR, 'Lender, borrower and guarantor', 'Guarantor | ሰለሞን', 'Spouse of the guarantor | ሰናይት'],
  ],
  [
    'an unmarried borrower',
    { borrowerMaritalStatus: 'divorced' },
    ['borrower: Divorced'],
    ['borrower: Married', 'The spouse of the borrower', 'Spouse of the borrower | ራሔል'],
  ],
  [
    'a spouse who does not sign',
    { borrowerSpouseConsent: 'alone' },
    ['does not sign this contract; the borrower takes'],
    ['The spouse of the borrower', 'Spouse of the borrower | ራሔል'],
  ],
  ['no conditions', { specialConditions: '' }, [], ['Special conditions', 'further agreed', 'ተበዳሪ አድራሻ', 'የባንክ ዝውውር']],
])('loan: %s', (_, change, comes, goes) => expectDifference('loan-agreement', LOAN, change, comes, goes))

test.each<Row>([
  [
    'no pledge',
    { collateral: 'none' },
    [],
    ['Security', 'as a pledge: አንድ', 'keeps the thing', 'declares to be the owner', 'does not simply become'],
  ],
  [
    'a vehicle',
    { collateral: 'vehicle' },
    ['following vehicle as security: አንድ', 'security on the vehicle is made'],
    ['as a pledge: አንድ', 'keeps the thing'],
  ],
  [
    'a house',
    { collateral: 'house' },
    ['following house as security: አንድ', 'mortgage of the house is made'],
    ['as a pledge: አንድ', 'keeps the thing'],
  ],
])('loan against a pledge: %s', (_, change, comes, goes) => expectDifference('loan-agreement', PLEDGED_LOAN, change, comes, goes))

const SOLD_BY_AGENT = ['Agent of the seller: ቴዎድሮስ', 'Agent of the seller | ቴዎድሮስ']
const SPOUSE_AGREES = 'The spouse of the seller, ጌታቸው'
const SPOUSE_SIGNS = 'Spouse of the seller | ጌታቸው'
const OF_REST = ['When the rest is not paid', 'Until the whole price is paid']
const OF_CANCELLING = ['gives the buyer a written warning of 15 days', 'When the contract is cancelled']
const AUTHORITY = ['Marital status and consent of the spouse', 'Marital status of the seller: Married', SPOUSE_AGREES]

test.each<Row>([
  ['the owner sells', { sellerActs: 'self' }, ['Seller | ወይንሸት'], SOLD_BY_AGENT],
  [
    'a power that does not name selling',
    { sellerAgentMay: false },
    ['authenticated on: 16 November 2026 (7 Hidar 2019 Ethiopian calendar).'],
    ['it expressly gives the power to sell'],
  ],
  [
    'an agent buys',
    { buyerActs: 'agent', buyerAgentName: 'ሀና ግርማ ደስታ', buyerAgentMay: true },
    ['Agent of the buyer: ሀና ግርማ ደስታ (ID number: …)', 'Agent of the buyer | ሀና'],
    ['Buyer | ብሩክ'],
  ],
  [
    'a company sells',
    { sellerKind: 'company' },
    ['Seller: …; taxpayer number: …', 'The selling company acts by its manager … (ID', 'Manager of the selling company |'],
    ['Seller: ወይንሸት', SOLD_BY_AGENT[0] ?? '', ...AUTHORITY, SOLD_BY_AGENT[1] ?? '', SPOUSE_SIGNS],
  ],
  ['unmarried', { sellerMaritalStatus: 'single' }, ['seller: Single'], ['seller: Married', SPOUSE_AGREES, SPOUSE_SIGNS]],
  [
    'divorced',
    { sellerMaritalStatus: 'divorced' },
    ['seller: Divorced', 'the former spouse has no share'],
    ['seller: Married', SPOUSE_AGREES, SPOUSE_SIGNS],
  ],
  [
    'widowed',
    { sellerMaritalStatus: 'widowed' },
    ['seller: Widowed', 'the heirs of the late spouse have no share'],
    ['seller: Married', SPOUSE_AGREES, SPOUSE_SIGNS],
  ],
  ['personal property', { spouseConsent: 'personal' }, ['personal property; proof'], [SPOUSE_AGREES, SPOUSE_SIGNS]],
  [
    'the spouse has agreed on another paper',
    { spouseConsent: 'document', spousePaper: 'ስ/77' },
    ['number and date of the document: ስ/77.'],
    [SPOUSE_AGREES, SPOUSE_SIGNS],
  ],
  [
    'a citizen of Kenya buys',
    { buyerNationality: 'foreign', buyerCountry: 'Kenya' },
    ['nationality: Kenya'],
    ['Buyer: ብሩክ ታደሰ ገብረመድኅን; nationality: Ethiopian'],
  ],
  [
    'paid at once',
    { payment: 'full' },
    ['the whole price when this contract is signed'],
    ['600,000 birr', 'The money paid beforehand', ...OF_REST, ...OF_CANCELLING],
  ],
  [
    'when left open',
    { payment: '' },
    ['The price is paid: ….'],
    ['600,000 birr', 'The money paid beforehand', ...OF_REST, ...OF_CANCELLING],
  ],
  ['the contract stands', { unpaid: 'claim' }, ['the contract stands; the seller may claim'], OF_CANCELLING],
  ['what then, left open', { unpaid: '' }, ['what the law provides applies'], OF_CANCELLING],
  [
    'by CPO',
    { paymentMethod: 'cpo' },
    ['(CPO) in the name of the seller: የኢትዮጵያ ንግድ ባንክ, CPO number ….'],
    ['into the bank account'],
  ],
  ['in cash', { paymentMethod: 'cash' }, ['Payment is made in cash'], ['into the bank account']],
  ['how, left open', { paymentMethod: '' }, ['Way of payment: ….'], ['into the bank account']],
  ['no penalty', { penalty: '' }, [], ['a penalty of 50,000 birr']],
  ['nothing named', { handedOver: [] }, ['with its keys and papers'], ['With the vehicle are handed over']],
  [
    'the keys alone',
    { handedOver: ['keys'] },
    ['With the vehicle are handed over: the keys (with the spare one).'],
    ['the original libre; the papers'],
  ],
  ['no defect', { defectsKnown: false }, ['the seller knows of no defect'], ['has made these defects known']],
  ['defects left open', { defectsKnown: '' }, [], ['has made these defects known']],
  [
    'pledged',
    { pledged: true, pledgeHolder: 'Awash Bank', pledgeEnd: '2026-12-15' },
    ['is held as security or under a court order by: Awash Bank.', 'frees the vehicle of it by 15 December 2026'],
    ['free of pledge'],
  ],
  ['pledge left open', { pledged: '' }, ['court order: ….'], ['free of pledge']],
  ['duty free', { dutyStatus: 'free' }, ['that right has not been lifted; before'], ['duty and taxes are paid']],
  ['duty lifted', { dutyStatus: 'lifted' }, ['that right has been lifted; the seller'], ['duty and taxes are paid']],
  ['duty left open', { dutyStatus: '' }, ['Customs duty and taxes: ….'], ['duty and taxes are paid']],
  ['not inspected', { inspected: false }, ['has not passed this year’s'], ['has passed this year’s']],
  ['inspection left open', { inspected: '' }, [], ['has passed this year’s']],
  ['insurance left open', { insuranceEnd: '' }, [], ['third-party insurance ends on 30 June 2027']],
  ['the seller bears the costs', { costsBy: 'seller' }, ['paid by the seller.'], ['are paid by the buyer']],
  ['costs left open', { costsBy: '' }, ['are paid by: ….'], ['are paid by the buyer']],
  ['no mileage', { mileage: '' }, ['Runs on | Petrol | Mileage (km) | …'], ['Mileage (km) | 142,300']],
  ['no conditions', { specialConditions: '' }, [], ['Special conditions', 'further agreed', 'ጎማዎች']],
])('sale of a car: %s', (_, change, comes, goes) => expectDifference('vehicle-sale', CAR, change, comes, goes))

test.each<Row>([
  [
    'a person buys',
    { buyerKind: 'person' },
    ['Buyer: ብሩክ', 'Buyer | ብሩክ'],
    ['Buyer: አዋሽ', 'The buying company acts by its manager ሙሉጌታ', 'Manager of the buying company | ሙሉጌታ'],
  ],
  ['the buyer bears the costs', { costsBy: 'buyer' }, ['paid by the buyer'], ['half each']],
])('sale of a lorry: %s', (_, change, comes, goes) => expectDifference('vehicle-sale', LORRY_SALE, change, comes, goes))
