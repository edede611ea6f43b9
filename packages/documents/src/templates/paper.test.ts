// An answer changes what it is about on the paper, and nothing else. In English: that Amharic says the same, both-languages.test.ts holds.
import type { TemplateId } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Values } from '../template.ts'
import { BUSINESS_LEASE, EXAMPLES } from '../testing/examples.ts'
import { difference } from '../testing/paper.ts'
import { loadTemplate } from './list.ts'

const HOME = EXAMPLES['rental-agreement']
const POWER = EXAMPLES['power-of-attorney']
const COMPANY = EXAMPLES['plc-foundation']

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
    [],
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
const OF_SPOUSE = ['Marital status of the principal: Married', 'knows of and agrees to', 'Spouse of the principal |']
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
    [...OF_GENERAL, ...MANAGEMENT, 'becomes incapable or goes bankrupt'],
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
  ['unmarried', { clientMaritalStatus: 'single' }, ['Marital status of the principal: Single'], OF_SPOUSE],
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
    ['contributes in kind', IN_KIND, TOTAL],
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
