// A name in the letters of each language, from the form to the paper.
import { DOCUMENT_LANGUAGES, type DocumentLanguage, TEMPLATE_IDS } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Values } from '../template.ts'
import { EXAMPLES } from '../testing/examples.ts'
import { fieldsOf } from '../testing/variants.ts'
import { field } from './fields.ts'
import { loadTemplate } from './list.ts'
import { isAsked, spellingFor, spellingWarnings } from './spellings.ts'

const lease = await loadTemplate('rental-agreement')
const company = await loadTemplate('plc-foundation')
const LEASE = EXAMPLES['rental-agreement']
const TENANT = { tenantName: 'ብሩክ ታደሰ', tenantNameSpelling: 'Biruk Tadesse' }
const secondOf = (values: Values, name = 'tenantNameSpelling') => fieldsOf(lease, values).find((each) => each.name === name)
const errorsOf = (values: Values) =>
  lease
    .problems({ ...LEASE, ...values })
    .flatMap(({ field, message, severity }) => (severity === 'error' ? [[field, message.en]] : []))

test.each([
  ['text', 'tenantName', {}, 'person'],
  ['text', 'bankName', {}, 'company'],
  ['text', 'witness1Address', {}, 'place'],
  ['text', 'signingPlace', {}, 'place'],
  ['text', 'workPlace', {}, 'words'],
  ['text', 'clientCountry', {}, 'place'],
  ['text', 'seller', { known: 'name' }, 'person'],
  ['text', 'firm', { known: 'company' }, 'company'],
  ['text', 'home', { known: 'address' }, 'place'],
  ['text', 'idName', { known: 'idNumber' }, undefined],
  ['text', 'titleDeedNumber', {}, undefined],
  ['choice', 'partyName', {}, undefined],
  ['longText', 'workPlace', {}, undefined],
] as const)('a %s called %s is spelled as %s', (type, name, extra, spelled) => {
  expect(field(type, name, 'ሀ', 'a', extra).spelled).toBe(spelled)
})

test.each(TEMPLATE_IDS)(
  '%s: directly below each name and place stands a field for its second spelling, never required',
  async (id) => {
    const fields = fieldsOf(await loadTemplate(id), EXAMPLES[id])
    const named = fields.flatMap(({ name, spelled }, i) =>
      spelled ? [[name, fields[i + 1]?.spells, fields[i + 1]?.required]] : [],
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named).toEqual(named.map(([name]) => [name, name, undefined]))
    expect(fields.filter(({ spells }) => spells).length).toBe(named.length)
  },
)

test('its label says in which letters, by those of the answer', () => {
  expect(secondOf({ tenantName: 'ብሩክ' })?.label).toEqual({
    am: 'የተከራይ ሙሉ ስም፣ በላቲን ፊደላት',
    en: "Tenant's full name, in Latin letters",
  })
  expect(secondOf({ tenantName: 'Biruk' })?.label).toEqual({
    am: 'የተከራይ ሙሉ ስም፣ በአማርኛ ፊደላት',
    en: "Tenant's full name, in Amharic letters",
  })
  expect(secondOf({ tenantName: 'ብሩክ' })?.placeholder).toEqual({ am: 'Abebe Kebede Lemma', en: 'Abebe Kebede Lemma' })
})

test.each<[DocumentLanguage, string, boolean]>([
  ['both', 'ብሩክ', true],
  ['both', 'Biruk', true],
  ['both', '12', false],
  ['both', ' ', false],
  ['en', 'ብሩክ', true],
  ['en', 'Biruk', false],
  ['am', 'Biruk', true],
  ['am', 'ብሩክ', false],
])('in a document in "%s" an answer "%s" asks for a second spelling: %s', (language, tenantName, asked) => {
  const values = { tenantName }
  const second = secondOf(values)
  expect(second && isAsked(second, values, language)).toBe(asked)
  expect(spellingWarnings(lease.steps(values), values, language).map((each) => each.field)).toEqual(asked ? ['tenantName'] : [])
})

test('a second spelling that is there is shown in every language, and ends the warning', () => {
  for (const language of DOCUMENT_LANGUAGES) {
    const second = secondOf(TENANT)
    expect(second && isAsked(second, TENANT, language)).toBe(true)
    expect(spellingWarnings(lease.steps(TENANT), TENANT, language)).toEqual([])
  }
})

test.each<[string, string, string, string]>([
  ['ብሩክ', 'Biruk', 'ብሩክ', 'Biruk'],
  ['Biruk', 'ብሩክ', 'ብሩክ', 'Biruk'],
  ['ብሩክ', '', 'ብሩክ', 'ብሩክ'],
  ['Biruk', ' ', 'Biruk', 'Biruk'],
  ['', 'Biruk', 'Biruk', 'Biruk'],
  ['ብሩክ', 'ታደሰ', 'ብሩክ', 'ብሩክ'],
])('"%s" and "%s": Amharic takes %s, English %s', (tenantName, tenantNameSpelling, am, en) => {
  const values: Values = { tenantName, tenantNameSpelling }
  expect([values[spellingFor(values, 'tenantName', 'am')], values[spellingFor(values, 'tenantName', 'en')]]).toEqual([am, en])
})

test('each text and each signature has the letters of its language; what is called after the person as well', () => {
  const said = (language: DocumentLanguage) =>
    JSON.stringify(lease.build({ ...LEASE, ...TENANT }, { language, issuedAt: '2026-11-23', reference: '1' }))
  expect(said('am')).not.toContain('Biruk')
  expect(said('en')).not.toContain('ብሩክ')
  const { blocks, labels } = lease.build({ ...LEASE, ...TENANT }, { language: 'both', issuedAt: '2026-11-23', reference: '1' })
  const rows = blocks.flatMap((block) => (block.k === 'columns' ? block.rows : []))
  const sides = [0, 1].map((side) => JSON.stringify(rows.map((row) => row[side])))
  expect(sides.map((side) => [side.includes('ብሩክ'), side.includes('Biruk')])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(sides[1]).toContain('{"field":"tenantNameSpelling","text":"Biruk Tadesse"}')
  const signers = blocks.flatMap((block) => (block.k === 'signatures' ? block.items : []))
  expect(signers.map(({ name }) => name)).toContain('ብሩክ ታደሰ / Biruk Tadesse')
  expect(labels).toMatchObject({ name: 'ስም / Name', signature: 'ፊርማ / Signature', date: 'ቀን / Date' })
  expect(lease.nameOf({ ...LEASE, ...TENANT })).toEqual({
    am: 'የመኖሪያ ቤት ኪራይ ውል፣ ብሩክ ታደሰ',
    en: 'Residential Property Rental Agreement, Biruk Tadesse',
  })
})

test('a company, its country and a table of members have both spellings', () => {
  const values: Values = {
    ...EXAMPLES['plc-foundation'],
    companyNameSpelling: 'Selale Trading PLC',
    shareholder1NameSpelling: 'Tigist Hailu',
    shareholder2Nationality: 'foreign',
    shareholder2Country: 'ኬንያ',
    shareholder2CountrySpelling: 'Kenya',
  }
  const english = JSON.stringify(company.build(values, { language: 'en', issuedAt: '2026-11-23', reference: '1' }))
  expect(english).toContain('{"field":"companyNameSpelling","text":"Selale Trading"}," Private Limited Company"')
  expect(english).toContain('{"field":"shareholder2CountrySpelling","text":"Kenya"}')
  expect(company.nameOf(values).en).toMatch(/, Selale Trading$/)
  const { blocks } = company.build(values, { language: 'both', issuedAt: '2026-11-23', reference: '1' })
  expect(JSON.stringify(blocks.find(({ k }) => k === 'table'))).toContain(
    '[{"field":"shareholder1Name","text":"ትዕግሥት ኃይሉ መንግሥቱ"}," / ",{"lang":"en","t":[{"field":"shareholder1NameSpelling","text":"Tigist Hailu"}]}]',
  )
})

test.each<[Values, [string, string][]]>([
  [TENANT, []],
  [
    { ...TENANT, tenantNameSpelling: 'ብሩክ' },
    [['tenantNameSpelling', 'Write this in Latin letters only: in Amharic letters it stands above']],
  ],
  [
    { ...TENANT, tenantNameSpelling: 'Biruk ታደሰ' },
    [['tenantNameSpelling', 'Write this in Latin letters only: in Amharic letters it stands above']],
  ],
  [
    { ...TENANT, tenantNameSpelling: '12' },
    [['tenantNameSpelling', 'Write this in Latin letters only: in Amharic letters it stands above']],
  ],
  [{ tenantName: 'Biruk', tenantNameSpelling: 'ብሩክ B' }, []],
  [
    { tenantName: 'Biruk', tenantNameSpelling: 'Tadesse' },
    [['tenantNameSpelling', 'Write this in Amharic letters: in Latin letters it stands above']],
  ],
  [{ ...TENANT, tenantNameSpelling: 'B'.repeat(101) }, [['tenantNameSpelling', 'At most 100 characters']]],
])('%j has these errors: %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors)
})
