// What is asked, in which language, and what was said of a document.
import type { TemplateId } from '@menged/contracts'
import { loadTemplate } from '@menged/documents/templates'
import { expect, test } from 'vitest'
import { wordsOf } from '../../search/index.ts'
import { type Aspect, aspectsIn } from './aspects.ts'
import { documentValues } from './documents.ts'
import { foreignPlaceIn, isForeignPaper } from './foreign-places.ts'
import { languageOfQuestion } from './question-language.ts'
import { askedRates, asksForScholarships, isGreeting, wishedDocument, wishesHelp } from './wishes.ts'

test.each<[string, Aspect[]]>([
  ['ፓስፖርት ለማሳደስ ስንት ብር ነው?', ['cost']],
  ['ስንት ጊዜ ይወስዳል?', ['time']],
  ['በስንት ቀን ይደርሳል', ['time']],
  ['ምን ምን ሰነድ ያስፈልጋል?', ['documents']],
  ['ምን ይዤ ልሂድ', ['documents']],
  ['የት ነው የማወጣው', ['where']],
  ['እንዴት ላውጣ', ['steps']],
  ['ለስንት ዓመት ያገለግላል?', ['validFor']],
  ['ምን ያስፈልገኛል? ስንት ጊዜስ ይፈጃል?', ['time', 'documents']],
  ['sint birr new', ['cost']],
  ['min yasfelgal', ['documents']],
  ['and how long?', ['time']],
  ['how long is it valid', ['validFor']],
  ['How much does it cost and where do I go?', ['cost', 'where']],
  ['what papers do I need to bring', ['documents']],
  ['what is their phone number', ['office']],
  ['tell me about Fayda', []],
])('%s asks for %j', (question, aspects) => {
  expect(aspectsIn(wordsOf(question), languageOfQuestion(question) === 'en').aspects).toEqual(aspects)
})

test('what is asked of is left, whatever is asked', () => {
  const rest = (question: string, isEnglish = false) => aspectsIn(wordsOf(question), isEnglish).rest.join(' ')
  expect(rest('how much does a new passport cost please', true)).toBe('does new passport')
  expect(rest('የንግድ ፈቃድ ስንት ብር ነው')).toBe(wordsOf('የንግድ ፈቃድ').join(' '))
  expect(rest('and how much is it?', true)).toBe('')
  expect(rest('ስንት ነው?')).toBe('')
})

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

test.each([
  ['የኪራይ ውል አዘጋጅልኝ', 'rental-agreement'],
  ['I need a rental contract', 'rental-agreement'],
  ['draft a power of attorney', 'power-of-attorney'],
  ['ለወንድሜ ውክልና መስጠት እፈልጋለሁ', 'power-of-attorney'],
  ['write the memorandum of association', 'plc-foundation'],
  ['የመመሥረቻ ጽሑፍ ጻፍልኝ', 'plc-foundation'],
  ['where do I authenticate a power of attorney', null],
  ['ውክልና ለማረጋገጥ ስንት ነው', null],
  ['የኪራይ ውል ማስመዝገብ እፈልጋለሁ', null],
  ['how much is a power of attorney', null],
  ['write me a poem', null],
])('%s wishes for %s', (question, template) => {
  const words = wordsOf(question)
  expect(wishedDocument(words, aspectsIn(words, languageOfQuestion(question) === 'en').aspects)).toBe(template)
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

test.each([
  ['ዛሬ ዶላር ስንት ነው', ['USD']],
  ['what is the exchange rate', []],
  ['euro and dollar rate today', ['USD', 'EUR']],
  ['how much is a passport in dollars', null],
  ['ከውጭ ዶላር እንዴት ልላክ', null],
])('%s asks for the rates of %j', (question, currencies) => {
  expect(askedRates(wordsOf(question))).toEqual(currencies)
})

test('help, greetings, and what is of other countries', () => {
  expect(wishesHelp(wordsOf('ጠበቃ ፈልግልኝ'))).toBe(true)
  expect(wishesHelp(wordsOf('who can help me? I need a translator'))).toBe(true)
  expect(wishesHelp(wordsOf('how do I become a lawyer'))).toBe(false)
  for (const greeting of ['ሰላም', 'hello', 'what can you do?', 'thank you']) expect(isGreeting(wordsOf(greeting))).toBe(true)
  expect(isGreeting(wordsOf('hello, passport'))).toBe(false)
  expect(foreignPlaceIn(wordsOf('a bank account in Kenya'))).toBe('kenya')
  expect(foreignPlaceIn(wordsOf('money from Canada'))).toBe(null)
  expect(isForeignPaper(wordsOf('how do I get a US visa'))).toBe(true)
  expect(isForeignPaper(wordsOf('renew my passport'))).toBe(false)
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

test('what is wished for in other words than its name', () => {
  const wished = (question: string) =>
    wishedDocument(wordsOf(question), aspectsIn(wordsOf(question), languageOfQuestion(question) === 'en').aspects)
  expect(wished('I want to rent my house for 15000 birr a month, make me a contract')).toBe('rental-agreement')
  expect(wished('make me a contract for my car')).toBeNull()
  expect(documentValues('power-of-attorney', 'ወንድሜ በእኔ ስም እንዲቀበልልኝ የውክልና ሰነድ ማዘጋጀት ይቻላል?')).toEqual({})
  expect(documentValues('power-of-attorney', 'ወንድሜ ዳንኤል ተስፋዬ በእኔ ስም እንዲቀበልልኝ')).toEqual({ attorneyName: 'ዳንኤል ተስፋዬ' })
})

test.each([
  ["Which scholarships pay for a master's degree?", true],
  ['ለሁለተኛ ዲግሪ የሚሰጡ የትምህርት ዕድሎች የትኞቹ ናቸው?', true],
  ['How do I apply for the Chevening scholarship?', false],
  ['የቻይና መንግሥት የትምህርት ዕድል መቼ ይከፈታል?', false],
])('%s asks for several scholarships: %s', (question, isAsked) => {
  expect(asksForScholarships(wordsOf(question))).toBe(isAsked)
})
