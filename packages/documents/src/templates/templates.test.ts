import { existsSync } from 'node:fs'
import { valuesSchema } from '@menged/contracts/documents'
import {
  DOCUMENT_LANGUAGES,
  FIELD_MOST,
  GUIDE_OF_TEMPLATE,
  TEMPLATE_IDS,
  type TemplateId,
} from '@menged/contracts/documents/lists'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, Doc, Inline } from '../doc.ts'
import type { Field, Template, Value, Values } from '../template.ts'
import { EXAMPLES, examplesOf } from '../testing/examples.ts'
import { loadTemplate, TEMPLATES as ROWS } from './list.ts'

const TEMPLATES = Object.fromEntries(
  await Promise.all(TEMPLATE_IDS.map(async (id) => [id, await loadTemplate(id)] as const)),
) as Record<TemplateId, Template>

const issue = { issuedAt: '2026-11-23', reference: '1' }
const fieldsOf = (template: Template, values: Values): Field[] => template.steps(values).flatMap(({ fields }) => [...fields])
const names = (template: Template, values: Values): string[] => fieldsOf(template, values).map(({ name }) => name)

/** All parts of a document, in reading order. */
function inlinesOf(value: unknown): Inline[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(inlinesOf)
  if (typeof value !== 'object' || value === null) return []
  if ('blank' in value || ('field' in value && 'text' in value)) return [value as Inline]
  return Object.entries(value).flatMap(([key, part]) => (WORDLESS.has(key) ? [] : inlinesOf(part)))
}
const WORDLESS = new Set(['k', 'align', 'languages', 'lang', 'w', 'issuedAt', 'reference', 'field', 'cols', 'labels'])

const textOf = (part: Inline): string => (typeof part === 'string' ? part : 'text' in part ? part.text : '')
const allText = (doc: Doc): string => inlinesOf(doc).map(textOf).join('\n')
const typedIn = (doc: Doc): Set<string> => {
  const found = new Set<string>()
  JSON.stringify(doc, (key, value) => {
    if (key === 'field') found.add(value)
    return value
  })
  return found
}
const columnsOf = (doc: Doc) => doc.blocks.flatMap((block) => (block.k === 'columns' ? [block] : []))

describe('what the specification names', () => {
  const people = (prefix: string, parts: string): string[] => parts.split(' ').map((part) => `${prefix}${part}`)
  const SPECIFIED: Record<TemplateId, string[]> = {
    'power-of-attorney': [
      ...people('client', 'Name IdNumber Address Phone Email'),
      ...people('attorney', 'Name License Address Phone Email'),
      ...'authorityType scopeOfAuthority effectiveDate expirationDate revocable agree'.split(' '),
    ],
    'plc-foundation': [
      ...people('company', 'Name RegNumber Address Phone Email'),
      ...'mainBusinessActivities secondaryBusinessActivities businessSector tinNumber incorporationDate'.split(' '),
      ...[1, 2].flatMap((n) => people(`shareholder${n}`, 'Name Id Address Shares Percentage')),
      ...'authorizedCapital paidUpCapital totalShares parValuePerShare currencyType'.split(' '),
      ...[1, 2].flatMap((n) => people(`director${n}`, 'Name Position Id Address Phone')),
      ...people('secretary', 'Name Id Address Phone Email'),
      'agree',
    ],
    'rental-agreement': [
      ...people('property', 'Address Type Size Condition'),
      'numberOfRooms',
      ...people('landlord', 'Name Id Address Phone Email'),
      ...people('tenant', 'Name Id Address Phone Email'),
      ...'monthlyRent securityDeposit leaseStartDate leaseEndDate paymentFrequency specialConditions'.split(' '),
      ...'petsAllowed utilitiesIncluded furnishingStatus agree'.split(' '),
    ],
    'vehicle-sale': [
      ...people('vehicle', 'Kind Make Model Colour'),
      ...'yearOfMake fuel plateNumber plateCode chassisNumber engineNumber libreNumber mileage'.split(' '),
      ...'defectsKnown dutyStatus pledged inspected insuranceEnd'.split(' '),
      ...people('seller', 'Kind Name Id Nationality Address Phone Acts MaritalStatus'),
      ...people('buyer', 'Kind Name Id Nationality Address Phone Acts'),
      ...'price payment paymentMethod penalty handoverDate handoverPlace handedOver transferDate costsBy'.split(' '),
      ...'specialConditions signingPlace agree'.split(' '),
    ],
    'employment-contract': [
      ...people('employer', 'Kind Name Tin Address Phone Email'),
      ...people('employee', 'Name BirthDate Nationality Id Address Phone Email Tin'),
      ...'pensionNumber jobTitle workPlace duties contractKind startDate probationDays'.split(' '),
      ...'dailyHours weeklyHours workSchedule restDay wage wagePer payEvery payDay payMethod allowances'.split(' '),
      ...'leaveDays property isConfidential specialConditions signingPlace agree'.split(' '),
    ],
    'loan-agreement': [
      ...people('lender', 'Name Id Address Phone'),
      ...people('borrower', 'Name Id Address Phone MaritalStatus'),
      ...'loanAmount loanPurpose handover hasInterest repayment repaymentMethod noticeDays'.split(' '),
      ...'hasGuarantor collateral specialConditions signingPlace agree'.split(' '),
    ],
  }
  const STEPS: Record<TemplateId, string> = {
    'power-of-attorney': 'basic attorney power confirmation',
    'plc-foundation': 'company activities shareholder1 shareholder2 financial director1 director2 secretary review confirmation',
    'rental-agreement': 'property landlord tenant terms confirmation',
    'vehicle-sale': 'vehicle seller buyer terms confirmation',
    'employment-contract': 'employer employee work terms confirmation',
    'loan-agreement': 'lender borrower loan security confirmation',
  }

  // covers D-19, D-22, D-23, D-24, D-26, D-27
  test.each(TEMPLATE_IDS)('%s has every field, from the first opening on', (id) => {
    const template = TEMPLATES[id]
    expect(names(template, template.initial)).toEqual(expect.arrayContaining(SPECIFIED[id]))
  })

  // covers D-18, D-21, D-26
  test.each(TEMPLATE_IDS)('%s has its steps', (id) => {
    const template = TEMPLATES[id]
    expect(template.steps(template.initial).map((step) => step.id)).toEqual(STEPS[id].split(' '))
  })

  const optionsOf = (id: TemplateId, name: string): string[] => {
    const template = TEMPLATES[id]
    const field = fieldsOf(template, template.initial).find((one) => one.name === name)
    return (field?.options ?? []).map(({ value }) => value)
  }
  // covers D-20, D-23, D-25, D-28
  test.each<[TemplateId, string, string]>([
    ['power-of-attorney', 'authorityType', 'general special limited durable healthcare financial'],
    [
      'plc-foundation',
      'businessSector',
      'trading manufacturing services technology agriculture construction healthcare education other',
    ],
    ['plc-foundation', 'currencyType', 'ETB USD EUR'],
    ['rental-agreement', 'propertyType', 'apartment house villa office shop warehouse'],
    ['rental-agreement', 'paymentFrequency', 'monthly quarterly annually'],
    ['vehicle-sale', 'vehicleKind', 'car pickup minibus bus lorry motorcycle bajaj'],
    ['vehicle-sale', 'payment', 'full parts'],
    ['rental-agreement', 'furnishingStatus', 'furnished semi_furnished unfurnished'],
    ['employment-contract', 'contractKind', 'indefinite definite piece'],
  ])('%s: %s', (id, name, values) => {
    expect(optionsOf(id, name).sort()).toEqual(values.split(' ').sort())
  })
})

// covers D-13
describe.each(TEMPLATE_IDS)('%s', (id) => {
  const template = TEMPLATES[id]
  const example = EXAMPLES[id]
  const make = (values: Values, language: (typeof DOCUMENT_LANGUAGES)[number]): Doc =>
    template.build(values, { ...issue, language })

  test('has a title and description, and steps of labelled fields with names of their own, in both languages', () => {
    expect([template.title, template.description]).toEqual([ROWS[id].title, ROWS[id].description])
    for (const values of [template.initial, example]) {
      const fields = fieldsOf(template, values)
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
      const words = [template.title, ...template.steps(values).flatMap(({ title, text }) => (text ? [title, text] : [title]))]
      for (const { label, hint, placeholder, options = [], name } of fields) {
        expect(name).toMatch(/^[a-z][a-zA-Z0-9]{0,47}$/)
        words.push(label, ...options.flatMap((one) => (one.hint ? [one.label, one.hint] : [one.label])))
        words.push(...[hint, placeholder].filter((one) => one !== undefined))
      }
      for (const { am, en } of words) {
        expect(am.trim()).not.toBe('')
        expect(en).toMatch(/^[^\p{Script=Ethiopic}]+$/u)
      }
    }
  })

  test('keeps every rule in its example, and starts with few required fields', () => {
    expect(template.problems(example).filter(({ severity }) => severity === 'error')).toEqual([])
    const missing = template.problems(template.initial)
    expect(missing.length).toBeGreaterThan(5)
    expect(missing.length).toBeLessThan(30)
    expect(missing.every(({ message }) => message.en === 'This field is required' && message.am === 'ይህ ቦታ መሞላት አለበት')).toBe(true)
  })

  test('asks for consent last, and for nothing that no step has', () => {
    const last = template.steps(example).at(-1)
    expect(last?.id).toBe('confirmation')
    expect(last?.fields.at(-1)).toMatchObject({ name: 'agree', type: 'check', required: true })
    const known = new Set(names(template, example))
    for (const { field } of template.problems({ ...example, agree: false })) expect(known).toContain(field)
  })

  test.each(DOCUMENT_LANGUAGES)('prints every answer with its field (%s)', (language) => {
    const doc = make(example, language)
    const printed = typedIn(doc)
    const silent = new Set([
      'agree',
      'witnessCount',
      'landlordActs',
      'sellerActs',
      'sellerKind',
      'buyerActs',
      'buyerKind',
      'currencyType',
      'collateral',
    ])
    for (const { name, type } of fieldsOf(template, example)) {
      const value = example[name]
      if (silent.has(name) || value === '' || value === undefined || /Nationality$/.test(name)) continue
      if (/^witness\dAddress$/.test(name)) continue
      expect(printed, `${name} (${type})`).toContain(name)
    }
    const text = allText(doc)
    for (const [name, value] of Object.entries(example))
      if (typeof value === 'string' && /\p{Script=Ethiopic}/u.test(value))
        for (const line of value.split('\n')) expect(text, name).toContain(line)
  })

  test.each(DOCUMENT_LANGUAGES)('has nothing undefined and no empty brackets, filled or empty (%s)', (language) => {
    for (const values of [example, template.initial, {}]) {
      const doc = make(values, language)
      expect(allText(doc)).not.toMatch(/undefined|null|NaN|\[object|\(\s*\)|[{}[\]|]/)
      expect(structuredClone(doc)).toEqual(doc)
      expect(JSON.parse(JSON.stringify(doc))).toEqual(doc)
      expect(doc.blocks.some(({ k }) => k === 'signatures')).toBe(true)
      expect(doc.blocks.some(({ k }) => k === 'seal')).toBe(true)
    }
  })

  const foreignTo: Record<Written, RegExp> = { am: /[A-Za-z]/, en: /\p{Script=Ethiopic}/u }
  const typed = (word: string): Values =>
    Object.fromEntries(
      fieldsOf(template, example).map(({ name, type }, index): [string, Value] => {
        const isText = ['text', 'longText'].includes(type)
        return [name, isText ? `${word}${index}` : (example[name] ?? '')]
      }),
    )
  test.each(WRITTEN)('speaks one language besides the answers (%s)', (language) => {
    for (const values of [typed(language === 'am' ? 'ቃል' : 'Word'), {}]) {
      const words = inlinesOf(make(values, language)).filter((part) => typeof part === 'string')
      expect(words.filter((word) => foreignTo[language].test(word))).toEqual([])
    }
  })

  test('stands in both languages paragraph by paragraph, Amharic first', () => {
    const doc = make(example, 'both')
    const shape = (blocks: Block[]): unknown =>
      blocks.map((block) =>
        block.k === 'article' ? [block.k, block.n, shape(block.body)] : block.k === 'clauses' ? block.items.length : block.k,
      )
    expect(columnsOf(doc).length).toBeGreaterThan(0)
    for (const { rows, languages } of columnsOf(doc)) {
      expect(languages).toEqual(['am', 'en'])
      for (const [am, en] of rows) {
        expect(shape(am)).toEqual(shape(en))
        expect(inlinesOf(en).filter((part) => typeof part === 'string' && foreignTo.en.test(part))).toEqual([])
      }
    }
    const left = columnsOf(doc).flatMap(({ rows }) => rows.flatMap(([am]) => am))
    expect(left.filter((block) => !isPrevailing(block))).toEqual(withoutTables(make(example, 'am').blocks))
    expect(left.filter(isPrevailing).length).toBe(doc.blocks.filter(({ k }) => k === 'signatures').length)
  })
  const isPrevailing = (block: Block): boolean => JSON.stringify(block).includes('ቢለያዩ የአማርኛው ይጸናል')
  const withoutTables = (blocks: Block[]): Block[] =>
    blocks
      .filter(({ k }) => k === 'p' || k === 'article')
      .map((block) => (block.k === 'article' ? { ...block, body: block.body.filter(({ k }) => k !== 'table') } : block))

  const takesEffect = ['employment-contract', 'loan-agreement'].includes(id) ? 'ሲፈርሙበት ብቻ' : 'ሲረጋገጥ ብቻ'
  test('says that it is a draft, in each language', () => {
    const notes = (language: (typeof DOCUMENT_LANGUAGES)[number]): string =>
      make(example, language)
        .blocks.filter(({ k }) => k === 'note')
        .map((note) => inlinesOf(note).map(textOf).join(''))
        .join('\n')
    expect(notes('am')).toMatch(new RegExp(`ረቂቅ.*${takesEffect}.*የሕግ ምክር አይደለም`))
    expect(notes('en')).toMatch(/Draft.*takes effect only when.*not legal advice/)
    expect(notes('both')).toBe(`${notes('am')}\n${notes('en')}`)
  })

  test('a copy for signing has no mark of a draft, and says it on a cover sheet', () => {
    for (const language of DOCUMENT_LANGUAGES) {
      const draft = make(example, language)
      const signing = template.build({ ...template.initial, ...example }, { ...issue, language, copy: 'signing' })
      expect(signing.blocks).toEqual(draft.blocks.filter(({ k }) => k !== 'note'))
      expect(signing.footer).toBe('')
      const { cover: sheet, ...paper } = signing
      expect(`${allText(paper)}${paper.header}`).not.toMatch(/ረቂቅ|draft/i)
      const cover = inlinesOf(sheet).map(textOf).join('\n')
      if (language !== 'en') expect(cover).toMatch(new RegExp(`የሽፋን ገጽ[^]*${takesEffect}[^]*የሕግ ምክር አይደለም`))
      if (language !== 'am') expect(cover).toMatch(/Cover sheet[\s\S]*takes effect only when[\s\S]*not legal advice/)
    }
  })

  test('writes dates in both calendars, the reader’s own first', () => {
    const [am, en] = [allText(make(example, 'am')), allText(make(example, 'en'))]
    expect(am).toMatch(/(?:ኅዳር|ታኅሣሥ) \d+ ቀን 20(?:19|21) ዓ\.ም\. \(\d+ \p{L}+ 202\d እ\.ኤ\.አ\.\)/u)
    expect(en).toMatch(/\d+ (?:November|December) 202\d \(\d+ (?:Hidar|Tahsas) 20(?:19|21) Ethiopian calendar\)/)
  })

  test('leaves blanks for what nobody has typed, each with its field', () => {
    const blanks = inlinesOf(make({}, 'am')).filter((part) => typeof part === 'object' && 'blank' in part)
    expect(blanks.length).toBeGreaterThan(10)
    const known = new Set(names(template, template.initial))
    for (const blank of blanks) if ('field' in blank && blank.field) expect([...known]).toContain(blank.field)
  })

  test('names itself after the people, and says what to do next with guides that exist', () => {
    expect(template.nameOf({}).en).not.toBe('')
    expect(template.nameOf(example).am).toMatch(/፣ /)
    expect(template.nameOf(example).en).toMatch(/, /)
    const steps = template.next(example)
    expect(steps.map(({ title }) => title.en)).toEqual(expect.arrayContaining(['What to bring', 'What is due']))
    for (const { guide, text } of steps) {
      expect(text.am).toMatch(/።$/)
      if (guide) expect(existsSync(new URL(`../../../../content/guides/${guide}.json`, import.meta.url)), guide).toBe(true)
    }
    // A sum would be out of date before the template is.
    expect(steps.map(({ text }) => text.en).join(' ')).not.toMatch(/\d+ birr|ETB|%/)
  })

  const wild = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      '{clientName}',
      '*',
      '[a|b]',
      '#import "x" $ * _ @',
      '２',
      '99999999999999999999',
    ),
    fc.constantFrom('999999999999', '0', '-1', '1e9', '2026-02-30', '2026-13-01', '0000-00-00', '9999-12-31', 'ገ'.repeat(400)),
    fc.boolean(),
    fc.array(fc.constantFrom('sellImmovable', 'court', 'donate', 'constructor', 'x'), { maxLength: 4 }),
  )
  const choices = (): fc.Arbitrary<Values> => {
    const all = new Map(
      [template.initial, ...TEMPLATE_IDS.flatMap(examplesOf)]
        .flatMap((values) => fieldsOf(template, values))
        .map((one) => [one.name, one]),
    )
    const one = ({ options }: Field): fc.Arbitrary<Value> =>
      options ? fc.oneof(fc.constantFrom(...options.map(({ value }) => value)), wild) : wild
    const record = Object.fromEntries([...all.values()].map((field) => [field.name, one(field)]))
    const counts = Object.fromEntries(
      template.lists.map(({ count }) => [count, fc.oneof(fc.constantFrom('1', '2', '7', '50', '99'), wild)]),
    )
    return fc
      .record({ ...record, ...counts }, { requiredKeys: [] })
      .map((some) => Object.fromEntries(Object.entries(some).filter((entry): entry is [string, Value] => entry[1] !== undefined)))
  }
  test('holds whatever is typed: nothing is thrown, nothing is undefined', () => {
    fc.assert(
      fc.property(choices(), fc.constantFrom(...DOCUMENT_LANGUAGES), (values, language) => {
        const doc = make(values, language)
        const ours = inlinesOf(doc).filter((part) => typeof part !== 'string' || part !== '')
        for (const part of ours) {
          if (typeof part === 'object' && 'text' in part) expect(typeof part.text).toBe('string')
          expect(textOf(part)).not.toMatch(/undefined|NaN|\[object|function/)
        }
        expect(structuredClone(doc)).toEqual(doc)
        for (const { message, field } of template.problems(values)) {
          expect(message.am && message.en && field).toBeTruthy()
          expect(`${message.am}${message.en}`).not.toMatch(/undefined|NaN/)
        }
        const steps = template.steps(values)
        for (const step of steps)
          for (const note of template.notes(values, step.id)) expect(`${note.am}${note.en}`).not.toMatch(/undefined|NaN/)
        expect(template.next(values).length).toBeGreaterThan(2)
        expect(template.nameOf(values).en).not.toMatch(/undefined/)
        expect(steps.at(-1)?.id).toBe('confirmation')
      }),
      { numRuns: 150 },
    )
  })
})

test('what was typed is printed as it is, marks and all', () => {
  const marks = '#import "x" $ * _ @ {clientAddress} [agree|x] ‹›'
  const doc = TEMPLATES['power-of-attorney'].build(
    { ...EXAMPLES['power-of-attorney'], clientName: marks, scopeOfAuthority: marks },
    { ...issue, language: 'am' },
  )
  const texts = inlinesOf(doc).filter((part) => typeof part === 'object' && 'text' in part && part.text === marks)
  expect(texts.length).toBe(2)
})

test('answers stand in the order of the paper', () => {
  const order = (id: TemplateId): string[] => {
    const doc = TEMPLATES[id].build(EXAMPLES[id], { ...issue, language: 'am' })
    return [
      ...new Set(
        inlinesOf(doc.blocks).flatMap((part) => (typeof part === 'object' && 'field' in part && part.field ? [part.field] : [])),
      ),
    ]
  }
  const inOrder = (id: TemplateId, expected: string): void =>
    expect(order(id).filter((name) => expected.split(' ').includes(name))).toEqual(expected.split(' '))
  inOrder(
    'power-of-attorney',
    'clientName clientAddress clientIdNumber attorneyName authorityType scopeOfAuthority sellImmovableWhat effectiveDate expirationDate',
  )
  inOrder(
    'plc-foundation',
    'shareholder1Name shareholder2Name companyAddress mainBusinessActivities authorizedCapital paidUpCapital shareholder1Shares director1Name secretaryName fiscalYear',
  )
  inOrder(
    'rental-agreement',
    'landlordName tenantName propertyAddress inventory leaseStartDate monthlyRent bankName securityDeposit petsAllowed specialConditions',
  )
  inOrder(
    'employment-contract',
    'employerName signerName employeeName jobTitle duties contractKind startDate probationDays wage payDay bankName allowances dailyHours restDay leaveDays isConfidential property specialConditions',
  )
  inOrder(
    'loan-agreement',
    'lenderName borrowerName borrowerSpouseName guarantorName loanAmount handoverDate interestRate instalmentCount instalmentAmount firstInstalmentDate bankName noticeDays guaranteeLimit specialConditions',
  )
  inOrder(
    'vehicle-sale',
    'sellerName sellerAgentName buyerName spouseName vehicleKind plateNumber chassisNumber price paidNow restDate unpaid handoverDate knownDefects pledged insuranceEnd transferDate costsBy penalty specialConditions',
  )
})

test('the longest form is within what a document may hold', () => {
  const values = {
    ...EXAMPLES['plc-foundation'],
    shareholderCount: '50',
    directorCount: '6',
    witnessCount: '4',
    currencyType: 'USD',
    companyDuration: 'years',
  }
  const foreign = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`shareholder${index + 1}Nationality`, 'foreign']))
  const all = [
    ...names(TEMPLATES['plc-foundation'], { ...values, ...foreign }),
    ...TEMPLATES['plc-foundation'].lists.map(({ count }) => count),
  ]
  expect(valuesSchema.safeParse(Object.fromEntries(all.map((name) => [name, 'x']))).success).toBe(true)
  for (const id of TEMPLATE_IDS) {
    expect(valuesSchema.safeParse(EXAMPLES[id]).success).toBe(true)
    for (const { most } of fieldsOf(TEMPLATES[id], EXAMPLES[id])) expect(most ?? 0).toBeLessThanOrEqual(FIELD_MOST)
  }
})

test('each has a guide of its own that says what is done with the paper', () => {
  const guides = Object.values(GUIDE_OF_TEMPLATE)
  expect(new Set(guides).size).toBe(guides.length)
  for (const guide of guides)
    expect(existsSync(new URL(`../../../../content/guides/${guide}.json`, import.meta.url)), guide).toBe(true)
})

test('a loan takes effect when it is signed, and nothing on its paper says that an office has to authenticate it', () => {
  for (const copy of ['draft', 'signing'] as const) {
    const text = (language: 'am' | 'en') =>
      allText(TEMPLATES['loan-agreement'].build(EXAMPLES['loan-agreement'], { ...issue, language, copy }))
    expect(text('en')).toMatch(/takes effect (?:only )?when the parties have signed it/)
    expect(text('en')).not.toMatch(/has authenticated/)
    expect(text('am')).not.toMatch(/የሚጸናው ሥልጣን ባለው ተቋም/)
  }
  const { problems, steps } = TEMPLATES['loan-agreement']
  expect(problems({}).length).toBeGreaterThan(0)
  expect(steps({}).at(-1)?.fields.at(-1)?.hint?.en).toContain('when the parties have signed it')
})

test('titles are known without a template', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...TEMPLATE_IDS].sort())
})
