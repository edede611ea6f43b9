// The language of a question, the rates that it asks for, and what was said of a document.
import type { TemplateId } from '@menged/contracts'
import { loadTemplate } from '@menged/documents/templates'
import { expect, test } from 'vitest'
import { languageOfQuestion } from '../../questions/index.ts'
import { wordsOf } from '../../search/index.ts'
import { currenciesIn, sumIn } from './currencies.ts'
import { documentValues } from './documents.ts'

test.each([
  ['ፓስፖርት ለማሳደስ ምን ያስፈልጋል', 'am'],
  ['PLC ለማቋቋም ስንት ነው', 'am'],
  ['pasport lemasades sint birr new', 'latin'],
  ['yebet kiray wul endet new', 'latin'],
  ['How do I renew my passport?', 'en'],
  ['what does a new ID cost in birr', 'en'],
  ['Akkamitti paaspoortii haaromsuu?', 'other'],
  ['Kaffaltiin isaa meeqa?', 'other'],
  ['Comment renouveler mon passeport', 'other'],
  ['¿Cómo puedo renovar mi pasaporte?', 'other'],
  ['Wie kann ich meinen Reisepass verlängern?', 'other'],
  ['Sidee baasaboorka loo cusboonaysiiyo', 'other'],
  ['ፓስፖርት ንምሕዳስ እንታይ የድልየኒ', 'other'],
  ['እዚ ኣገልግሎት ክንደይ ይኸፈል', 'other'],
  ['كيف أجدد جواز السفر', 'other'],
  ['怎么办护照', 'other'],
  ['как продлить паспорт', 'other'],
  ['telebirr', 'unclear'],
  ['', 'unclear'],
  ['12345 ?!', 'unclear'],
])('%s is in %s', (question, language) => {
  expect(languageOfQuestion(question)).toBe(language)
})

test('only what is certain is filled in', () => {
  expect(
    documentValues(
      'rental-agreement',
      'rent my apartment to Sara Tesfaye for ETB 15,000 a month, deposit 30,000 birr, from 2026-12-01 to 2027-11-30',
    ),
  ).toEqual({
    monthlyRent: '15000',
    securityDeposit: '30000',
    tenantName: 'Sara Tesfaye',
    propertyType: 'apartment',
    leaseStartDate: '2026-12-01',
    leaseEndDate: '2027-11-30',
  })
  expect(documentValues('power-of-attorney', 'a power of attorney for my brother Abebe Kebede')).toEqual({
    attorneyName: 'Abebe Kebede',
  })
  expect(documentValues('power-of-attorney', 'ለወንድሜ ለአበበ ከበደ ውክልና መስጠት እፈልጋለሁ')).toEqual({ attorneyName: 'አበበ ከበደ' })
  expect(documentValues('plc-foundation', 'a PLC called Selale Trading with capital of 500,000 birr')).toEqual({
    companyName: 'Selale Trading',
    authorizedCapital: '500000',
  })
  for (const template of [
    'rental-agreement',
    'power-of-attorney',
    'plc-foundation',
    'employment-contract',
    'loan-agreement',
    'vehicle-sale',
  ] as const)
    expect(documentValues(template, 'please make one for me')).toEqual({})
})

test.each<[string, string[], number | null]>([
  ['ዛሬ ዶላር ስንት ነው', ['USD'], null],
  ['what is the exchange rate', [], null],
  ['euro and dollar rate today', ['USD', 'EUR'], null],
  ['200 dollar sint birr new', ['USD'], 200],
  ['የ1,500 ሪያል ዋጋ', ['SAR'], 1500],
  ['በዶላር ስንት ይመነዘራል', ['USD'], null],
])('%s names the currencies %j and the sum %j', (question, currencies, sum) => {
  expect([currenciesIn(wordsOf(question)), sumIn(question)]).toEqual([currencies, sum])
})

test.each<[TemplateId, string]>([
  [
    'rental-agreement',
    'rent my villa, tenant Sara Tesfaye, landlord Abebe Kebede, ETB 15,000, deposit 30,000 birr, 2026-12-01 to 2029-11-30',
  ],
  ['power-of-attorney', 'for my sister Hana Alemu, her phone is 0911223344, from 2026-12-01 to 2027-12-01'],
  ['plc-foundation', 'a PLC called Selale Trading with a capital of 500,000 birr'],
  [
    'employment-contract',
    'hire Sara Tesfaye as a sales clerk for 9,500 birr a month, fixed term, from 2026-12-10 to 2027-06-09, 30 days probation',
  ],
  ['loan-agreement', 'I lend my friend Abebe Kebede 50,000 birr, to be paid back by 2027-06-30'],
  ['vehicle-sale', 'sell my Isuzu truck, plate 3-B10752, seller Hana Alemu, buyer Abebe Kebede, price 2,400,000 birr'],
])('what is filled in are fields of the form: %s', async (id, question) => {
  const values = documentValues(id, question)
  const template = await loadTemplate(id)
  const fields = new Map(
    template.steps({ ...template.initial, ...values }).flatMap((step) => step.fields.map((field) => [field.name, field])),
  )
  expect(Object.keys(values).length).toBeGreaterThan(1)
  for (const [name, value] of Object.entries(values)) {
    expect([name, fields.has(name)]).toEqual([name, true])
    const options = fields.get(name)?.options?.map((option) => option.value)
    if (options) expect(options).toContain(value)
  }
})

test('a brother is no name', () => {
  expect(documentValues('power-of-attorney', 'ወንድሜ በእኔ ስም እንዲቀበልልኝ የውክልና ሰነድ ማዘጋጀት ይቻላል?')).toEqual({})
  expect(documentValues('power-of-attorney', 'ወንድሜ ዳንኤል ተስፋዬ በእኔ ስም እንዲቀበልልኝ')).toEqual({ attorneyName: 'ዳንኤል ተስፋዬ' })
})

test.each<[string, Record<string, string>]>([
  [
    'a contract of work: hire Sara Tesfaye as an accountant for 12,000 birr a month from 2026-12-10',
    { employeeName: 'Sara Tesfaye', jobTitle: 'accountant', startDate: '2026-12-10', wage: '12000', wagePer: 'month' },
  ],
  [
    'hire Sara Tesfaye as a sales clerk for 9,500 birr a month, fixed term, from 2026-12-10 to 2027-06-09, 30 days probation',
    {
      employeeName: 'Sara Tesfaye',
      jobTitle: 'sales clerk',
      contractKind: 'definite',
      startDate: '2026-12-10',
      endDate: '2027-06-09',
      probationDays: '30',
      wage: '9500',
      wagePer: 'month',
    },
  ],
  ['a permanent contract for my guard, 350 birr a day', { contractKind: 'indefinite', wage: '350', wagePer: 'day' }],
  ['ሠራተኛ በወር 12,000 ብር ላልተወሰነ ጊዜ መቅጠር እፈልጋለሁ', { contractKind: 'indefinite', wage: '12000', wagePer: 'month' }],
  ['ለተወሰነ ጊዜ የሥራ ውል፣ የሙከራ ጊዜ 45 የሥራ ቀን', { contractKind: 'definite', probationDays: '45' }],
  // Two sums, a probation that the law forbids, no kind where two are named, and no name in what is no name.
  ['pay 12,000 birr a month and 1,500 birr for transport', {}],
  ['probation of 90 days', {}],
  ['is a fixed-term contract better than a permanent one?', {}],
  ['I want to hire a guard as soon as possible', {}],
  ['12,000 birr', {}],
])('of work: %s', (question, values) => {
  expect(documentValues('employment-contract', question)).toEqual(values)
})

test.each<[string, Record<string, string>]>([
  ['a contract to lend my friend Abebe Kebede 50,000 birr', { loanAmount: '50000', borrowerName: 'Abebe Kebede' }],
  ['lend ETB 120,000 to Sara Tesfaye', { loanAmount: '120000', borrowerName: 'Sara Tesfaye' }],
  ['I borrow 30,000 birr from my uncle Girma Bekele', { loanAmount: '30000', lenderName: 'Girma Bekele' }],
  [
    'I lent Abebe Kebede 9000 birr, to be repaid by 2027-06-30',
    { loanAmount: '9000', borrowerName: 'Abebe Kebede', repayment: 'once', repaymentDate: '2027-06-30' },
  ],
  ['ለጓደኛዬ ለአበበ ከበደ 50,000 ብር ማበደር እፈልጋለሁ', { loanAmount: '50000', borrowerName: 'አበበ ከበደ' }],
  ['ከአቶ ግርማ በቀለ 30,000 ብር መበደር እፈልጋለሁ', { loanAmount: '30000', lenderName: 'ግርማ በቀለ' }],
  ['ለአበበ ለማ በባንክ 20,000 ብር አበድሬ ነበር', { loanAmount: '20000', borrowerName: 'አበበ' }],
])('of a loan: %s', (question, values) => {
  expect(documentValues('loan-agreement', question)).toEqual(values)
})

test.each([
  'I want to borrow money from Awash Bank',
  'lend my friend some money',
  'lend 500 dollars to my brother',
  'ለጓደኛዬ ለንግድ ሥራ ገንዘብ ማበደር እፈልጋለሁ',
  'from 2026-12-01 to 2027-12-01, a loan',
  'a loan that was given on 2026-11-01',
])('of a loan, nothing that is not certain: %s', (question) => {
  expect(documentValues('loan-agreement', question)).toEqual({})
})

test('of a loan in parts, no one day', () => {
  expect(documentValues('loan-agreement', 'lend 12,000 birr, 1,000 every month until 2027-12-30')).toEqual({
    loanAmount: '12000',
  })
  expect(documentValues('loan-agreement', 'ለጓደኛዬ ለንግድ ሥራ 50,000 ብር ማበደር')).toEqual({ loanAmount: '50000' })
  expect(documentValues('loan-agreement', 'borrow 50,000 birr from Awash Bank')).toEqual({ loanAmount: '50000' })
})

test.each<[string, Record<string, string>]>([
  [
    'sell my Vitz plate 3-A12345 to Abebe for 900,000 birr',
    {
      vehicleMake: 'Toyota',
      vehicleModel: 'Vitz',
      plateNumber: '3-A12345',
      plateCode: '3',
      price: '900000',
      buyerName: 'Abebe',
    },
  ],
  ['a contract to sell my bajaj to Hana Alemu.', { vehicleKind: 'bajaj', buyerName: 'Hana Alemu' }],
  ['I sell my pickup to a friend', { vehicleKind: 'pickup' }],
  ['I want to sell a car to Addis people', {}],
  ['plate 5-12345 and ETB 50,000', { plateNumber: '5-12345', plateCode: 'other', price: '50000' }],
  [
    'ቪትዝ መኪናዬን ለአቶ አበበ ከበደ በ900,000 ብር ልሸጥ ነው',
    { vehicleMake: 'Toyota', vehicleModel: 'Vitz', price: '900000', buyerName: 'አበበ ከበደ' },
  ],
  ['መኪናዬን ለመሸጥ ውል አዘጋጅልኝ', {}],
  ['ባጃጄን ለጓደኛዬ በ300,000 ብር ልሸጥ', { vehicleKind: 'bajaj', price: '300000' }],
  ['can I sell my motorcycle to Addis Ababa for 90,000 birr', { vehicleKind: 'motorcycle', price: '90000' }],
  // Which sum is the price, which plate is sold, which make it is: not certain.
  ['sell for 900,000 birr, 500,000 birr now', {}],
  ['sell 3-A12345 or 2-B54321', {}],
  ['a Toyota or a Suzuki', {}],
  ['my phone is 0911-223344, call 2026-12-01', {}],
])('of a sale only what is certain is filled in: %s', (said, values) => {
  expect(documentValues('vehicle-sale', said)).toEqual(values)
})
