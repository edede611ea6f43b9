// What the forms ask for: which answers they cannot do without, and which they know already.
import { TEMPLATE_IDS, type TemplateId } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Field, Values } from '../template.ts'
import { EXAMPLES, examplesOf } from '../testing/examples.ts'
import { fieldsOf, variantsOf } from '../testing/variants.ts'
import { loadTemplate } from './list.ts'

const REQUIRED: Record<TemplateId, string> = {
  'power-of-attorney':
    'clientName clientIdNumber clientAddress attorneyName attorneyAddress authorityType scopeOfAuthority effectiveDate agree',
  'plc-foundation': `companyName companyAddress businessSector mainBusinessActivities
    shareholder1Name shareholder1Id shareholder1Address shareholder1Shares
    shareholder2Name shareholder2Id shareholder2Address shareholder2Shares
    totalShares parValuePerShare authorizedCapital paidUpCapital currencyType
    director1Name director1Position director2Name director2Position agree`,
  'rental-agreement': `propertyAddress propertyType landlordName landlordId landlordAddress isCommonProperty tenantName tenantId tenantAddress
    monthlyRent paymentFrequency paymentTiming leaseStartDate leaseEndDate utilitiesIncluded agree`,
  'vehicle-sale': `vehicleKind vehicleMake plateNumber chassisNumber engineNumber defectsKnown dutyStatus pledged
    sellerKind sellerName sellerId sellerAddress sellerMaritalStatus buyerKind buyerName buyerId buyerAddress
    price payment paymentMethod handoverDate transferDate costsBy agree`,
  'employment-contract': `employerKind employerName employerTin employerAddress employeeName employeeBirthDate employeeId employeeAddress
    jobTitle workPlace duties contractKind startDate dailyHours weeklyHours restDay wage wagePer payEvery payMethod agree`,
  'loan-agreement': `lenderName lenderId lenderAddress borrowerName borrowerId borrowerAddress borrowerMaritalStatus
    loanAmount handover repayment repaymentMethod agree`,
}

// covers D-13
test.each(TEMPLATE_IDS)('%s cannot be made without these answers, and asks for them in the order of the form', async (id) => {
  const template = await loadTemplate(id)
  expect(template.problems({}).map(({ field, severity }) => `${field} ${severity}`)).toEqual(
    REQUIRED[id].split(/\s+/).map((field) => `${field} error`),
  )
})

/** By its name and type: witnesses, banks and auditors are not people whom the account knows. */
function knownAs({ name, type }: Field, values: Values): Field['known'] {
  if (name === 'employerName' && values.employerKind === 'person') return 'name'
  if (name === 'employerName' || /^company.*Name$|CompanyName$/.test(name)) return 'company'
  if (name === 'tinNumber' || /Tin$/.test(name)) return 'tin'
  if (/^witness|^company(?:Phone|Email)$/.test(name)) return undefined
  if (
    /^(?:client|attorney|spouse|shareholder\d|director\d|secretary|landlord|tenant|employee|signer|lender|borrower|guarantor|(?:seller|buyer)(?:Manager|Agent)?)Name$/.test(
      name,
    )
  )
    return 'name'
  if (/SpouseName$/.test(name)) return 'name'
  if (/Id(?:Number)?$/.test(name)) return 'idNumber'
  if (/Address$/.test(name)) return 'address'
  return type === 'phone' || type === 'email' ? type : undefined
}

test.each(TEMPLATE_IDS)('%s offers what is known of a person or company where it is asked for', async (id) => {
  const template = await loadTemplate(id)
  for (const values of examplesOf(id))
    for (const field of fieldsOf(template, values))
      expect([field.name, field.known]).toEqual([field.name, knownAs(field, values)])
})

const BY_TYPE: Partial<Record<Field['type'], number>> = {
  text: 200,
  longText: 2000,
  phone: 30,
  email: 254,
  number: 20,
  money: 20,
}
/** Names, numbers of papers and small numbers are shorter than their type. */
const SHORTER: readonly [RegExp, number][] = [
  [/^(?:managerTerm|dueDay|noticeMonths|payDay)$/, 2],
  [/^(?:durationYears|probationDays|leaveDays|noticeDays|instalmentCount|graceDays)$/, 3],
  [/^yearOfMake$/, 4],
  [/^(?:daily|weekly)Hours$|^interestRate$/, 5],
  [/^tinNumber$|Tin$/, 10],
  [/Account$/, 30],
  [
    /Id(?:Number)?$|^(?:companyRegNumber|attorneyLicense|pensionNumber|handoverReference|vehicleColour|(?:plate|chassis|engine|libre|cpo|cheque)Number)$/,
    40,
  ],
  [
    /Country$|^(?:seller|buyer)AgentPower$|^(?:signingPlace|titleDeedNumber|vehicleMake|vehicleModel|employerRegistration|workPermit)$/,
    60,
  ],
  [/Name$|^(?:handover|cheque)Bank$|^(?:landlordAgentPower|signerPower|signerPosition|jobTitle|spousePaper|pledgeHolder)$/, 100],
  [/What$|^(?:rentIncrease|reasonDetails|pieceWork)$/, 300],
]
const WIDE_TEXT =
  /^(?:company|client|attorney|landlord|tenant|employer|employee|lender|borrower|guarantor|secretary|shareholder\d|director\d|(?:seller|buyer)(?:Company)?)Name$|(?<!^witness\d)Address$|What$/
const WIDE =
  /^(?:companyBranches|purpose|rentIncrease|businessSector|witnessCount|authorityType|clientMaritalStatus|spouseConsent|furnishingStatus|employerKind|employerActs|jobTitle|workPlace|contractKind|termReason|reasonDetails|pieceWork|workSchedule|loanPurpose|handover|repayment|repaymentMethod|guaranteeKind|collateral|(?:borrower|guarantor)(?:MaritalStatus|SpouseConsent)|dutyStatus|unpaid|(?:landlord|seller|buyer)Acts|(?:seller|buyer)Kind)$/
const isShort = ({ name, type }: Field): boolean =>
  !['longText', 'yesNo', 'check', 'choices'].includes(type) && !WIDE.test(name) && !(type === 'text' && WIDE_TEXT.test(name))

test.each(TEMPLATE_IDS)('%s takes no text without end; short answers share a row', async (id) => {
  const template = await loadTemplate(id)
  const bases = [template.initial, ...examplesOf(id)]
  const fields = new Map(
    bases
      .flatMap((base) => variantsOf(template, base))
      .flatMap((values) => fieldsOf(template, values).map((field) => [field.name, field])),
  )
  for (const field of fields.values()) {
    // A second spelling is as long and as wide as the first.
    const first = fields.get(field.spells ?? '') ?? field
    const most = SHORTER.find(([names]) => names.test(first.name))?.[1] ?? BY_TYPE[field.type]
    expect([field.name, field.most, field.half ?? false]).toEqual([field.name, BY_TYPE[field.type] && most, isShort(first)])
  }
})

test.each(TEMPLATE_IDS)('%s has no choice twice, and none without a name', async (id) => {
  const template = await loadTemplate(id)
  for (const values of variantsOf(template, EXAMPLES[id]))
    for (const { name, options } of fieldsOf(template, values)) {
      const chosen = options?.map(({ value }) => value) ?? []
      expect([name, new Set(chosen.filter((value) => /^\w+$/.test(value))).size]).toEqual([name, chosen.length])
    }
})

test('two to four witnesses have a name and an address each, and need neither', async () => {
  const template = await loadTemplate('rental-agreement')
  const witnessesOf = (witnessCount: string) =>
    fieldsOf(template, { witnessCount }).flatMap(({ name, required }) => (/^witness\d/.test(name) && !required ? [name] : []))
  const each = (n: number) => ['Name', 'Address'].flatMap((part) => [`witness${n}${part}`, `witness${n}${part}Spelling`])
  expect(witnessesOf('2')).toEqual([1, 2].flatMap(each))
  expect(witnessesOf('4')).toEqual([1, 2, 3, 4].flatMap(each))
  expect([witnessesOf('1').length, witnessesOf('9').length, witnessesOf('').length]).toEqual([8, 16, 8])
})

test('the number of a paper is letters and digits, with what stands between them on cards, and a digit among them', async () => {
  const template = await loadTemplate('rental-agreement')
  const isRefused = (tenantId: string) =>
    template.problems({ ...EXAMPLES['rental-agreement'], tenantId }).some(({ field }) => field === 'tenantId')
  for (const id of ['EP1234567', 'ቦሌ/03/1234', 'A 1.2-3', '123', `1${'0'.repeat(39)}`])
    expect([id, isRefused(id)]).toEqual([id, false])
  for (const id of ['12', '/123', '-123', '(123', '123)', '12#3', 'ABCDEF', `1${'0'.repeat(40)}`])
    expect([id, isRefused(id)]).toEqual([id, true])
})

test('who is a citizen of another country is asked which, and nobody else', async () => {
  const template = await loadTemplate('power-of-attorney')
  const asksCountry = (values: Values) => fieldsOf(template, values).some(({ name }) => name === 'clientCountry')
  expect(
    [{ clientNationality: 'foreign' }, { clientNationality: 'ethiopian' }, { clientNationality: '' }, {}].map(asksCountry),
  ).toEqual([true, false, false, false])
})
