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
  for (const template of ['rental-agreement', 'power-of-attorney', 'plc-foundation'] as const)
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
