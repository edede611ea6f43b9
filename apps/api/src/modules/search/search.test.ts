// The quality of search over the guides that ship: for each query the guide that is meant is among the first three.
import { join } from 'node:path'
import type { SearchPage } from '@menged/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { readContent } from '../../platform/content.ts'
import { CONTENT_DIR } from '../../seed.ts'
import { aliasFileSchema } from './aliases.ts'

let on: TestApi
beforeAll(async () => {
  on = await startTestApi({ contentDir: CONTENT_DIR, config: { rateLimitFactor: 1000 } })
})
afterAll(() => on.close())

const search = async (q: string, rest = 'language=am'): Promise<SearchPage> =>
  (await on.get(`/api/search?${rest}&q=${encodeURIComponent(q)}`)).json()
const firstThree = async (q: string): Promise<string[]> => (await search(q)).data.slice(0, 3).map(({ _id }) => _id)

const TABLE: Record<string, [query: string, guide: string][]> = {
  'exact words': [
    ['passport', 'new-passport'],
    ['አዲስ ፓስፖርት', 'new-passport'],
    ['telebirr', 'telebirr'],
    ['የንግድ ፈቃድ', 'trade-licence'],
    ['ሲም ካርድ', 'sim-card'],
    ['VAT', 'vat-registration'],
    ['Chevening', 'chevening'],
    ['ውክልና', 'power-of-attorney'],
    ['ኮንዶሚኒየም', 'condominium'],
    ['water', 'water-connection'],
    ['ጡረታ', 'private-pension'],
  ],
  'other spellings of one sound': [
    ['የንግድ ሥራ ፍቃድ', 'business-licence-renewal'],
    ['የሰራተኛ ህግ', 'labour-law'],
    ['የአክስዮን ማህበር', 'share-company'],
    ['ኃላፊነቱ የተወሰነ የግል ማህበር', 'private-limited-company'],
    ['ውኃ', 'water-connection'],
    ['የሐንጋሪ መንግሥት', 'stipendium-hungaricum'],
    ['ሓዋላ', 'exchange-and-remittance'],
    ['የመንጃ ፍቃድ', 'driving-licence'],
    ['መሀንዲስ', 'construction-professional'],
  ],
  'inflected words': [
    ['ፓስፖርቴን ማሳደስ', 'passport-renewal'],
    ['የተሽከርካሪዬን ምርመራ', 'vehicle-inspection'],
    ['በጋብቻዎች ምዝገባ', 'marriage-registration'],
    ['የውክልናው', 'power-of-attorney'],
    ['ከተከራዮች ኪራይ', 'rent-contract'],
    ['ዲግሪዬን', 'degree-authentication'],
    ['registering births', 'birth-registration'],
    ['trademarks', 'trademark'],
    ['renewing licences', 'business-licence-renewal'],
    ['divorces', 'death-and-divorce'],
  ],
  'Amharic in Latin letters': [
    ['pasport', 'new-passport'],
    ['nigd fikad', 'trade-licence'],
    ['negd feqad', 'trade-licence'],
    ['menja fikad', 'driving-licence'],
    ['lidet mizgeba', 'birth-registration'],
    ['gabcha', 'marriage-registration'],
    ['wukilna', 'power-of-attorney'],
    ['kiray wul', 'rent-contract'],
    ['tureta', 'private-pension'],
    ['hawala', 'receive-money-from-abroad'],
    ['yebet carta', 'title-deed'],
    ['aksiyon mahiber', 'share-company'],
  ],
  'typing errors': [
    ['passprot', 'new-passport'],
    ['ፓስፓርት', 'new-passport'],
    ['vat regstration', 'vat-registration'],
    ['trade lisence', 'trade-licence'],
    ['scholarshp germany', 'daad'],
    ['insurence', 'insurance'],
    ['contrator', 'contractor-licence'],
    ['condominum', 'condominium'],
    ['ኢንቨስትምንት', 'investment-permit'],
    ['telebir', 'telebirr'],
    ['marrige', 'marriage-registration'],
    ['vehicle inspecton', 'vehicle-inspection'],
  ],
  'phrases and questions': [
    ['how do I get a trade licence in Ethiopia?', 'trade-licence'],
    ['የንግድ ፈቃድ እንዴት ማውጣት ይቻላል', 'trade-licence'],
    ['"power of attorney"', 'power-of-attorney'],
    ['what do I need to open a bank account', 'bank-account'],
    ['buy or sell a car', 'vehicle-transfer'],
    ['register a death', 'death-and-divorce'],
    ['lost passport', 'passport-renewal'],
    ['electricity for a new house', 'electricity-connection'],
    ['study in hungary', 'stipendium-hungaricum'],
    ['ከውጭ አገር የተላከ ገንዘብ', 'receive-money-from-abroad'],
    ['የ12ኛ ክፍል ፈተና', 'university-entrance'],
    ['ኃ.የተ.የግ.ማ', 'private-limited-company'],
  ],
  'old names and everyday words': [
    ['HERQA', 'degree-authentication'],
    ['ሄርቃ', 'degree-authentication'],
    ['INVEA', 'new-passport'],
    ['DARA', 'power-of-attorney'],
    ['EIPO', 'trademark'],
    ['bolo', 'vehicle-inspection'],
    ['libre', 'vehicle-transfer'],
    ['ሊብሬ', 'vehicle-transfer'],
    ['carta', 'title-deed'],
    ['kebele ID', 'resident-id'],
    ['የቀበሌ መታወቂያ', 'resident-id'],
    ['yellow card', 'origin-id'],
    ['መብራት', 'electricity-connection'],
    ['NGO', 'civil-society-organisation'],
    ['dollar', 'exchange-and-remittance'],
    ['ግብር', 'tax-categories-and-rates'],
    ['roof and wall tax', 'property-tax'],
  ],
}

// covers P-04
for (const [kind, rows] of Object.entries(TABLE)) {
  test.each(rows)(`${kind}: %s finds %s`, async (query, guide) => {
    expect(await firstThree(query)).toContain(guide)
  })
}

test('every other name finds a guide that it means', async () => {
  const rows = await readContent(join(CONTENT_DIR, 'search', 'aliases.json'), aliasFileSchema)
  expect(rows.length).toBeGreaterThan(110)
  const lost: string[] = []
  for (const { terms, guides } of rows) {
    for (const term of terms) {
      const found = await firstThree(term)
      if (!guides.some((guide) => found.includes(guide))) lost.push(`${term}: ${found.join(' ')}`)
    }
  }
  expect(lost).toEqual([])
}, 60_000)

test('no search takes long', async () => {
  const times: number[] = []
  for (const [query] of Object.values(TABLE).flat()) {
    const begun = performance.now()
    await search(query)
    times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(150)
  expect(times.at(-1)).toBeLessThan(1500)
})

test('a slip of the finger is answered, and said', async () => {
  expect((await search('pasport')).didYouMean).toBe('passport')
  expect((await search('ፓስፓርት')).didYouMean).toBe('ፓስፖርት')
  expect((await search('vat regstration')).didYouMean).toBe('vat registration')
  for (const right of ['passport', 'ፓስፖርት', 'nigd fikad', 'HERQA', 'trade licence']) {
    expect([right, (await search(right)).didYouMean]).toEqual([right, null])
  }
})

test('the word of the other script that met is told, as texts spell it', async () => {
  expect((await search('nigd fikad')).alsoSearchedAs).toBe('ንግድ ፈቃድ')
  expect((await search('lidet mizgeba')).alsoSearchedAs).toBe('ልደት ምዝገባ')
  expect((await search('passport')).alsoSearchedAs).toBeNull()
})

test('met words are marked in the spelling of the guide, in both languages', async () => {
  const marked = async (q: string, language: string, id: string) =>
    (await search(q, `language=${language}`)).data
      .find(({ _id }) => _id === id)
      ?.titleParts.filter((part) => part.marked)
      .map(({ text }) => text)
  expect(await marked('የአክስዮን ማህበራት', 'am', 'share-company')).toEqual(['የአክሲዮን', 'ማኅበር'])
  expect(await marked('nigd fikad', 'am', 'trade-licence')).toEqual(['የንግድ', 'ፈቃድ'])
  expect(await marked('PASSPORTS', 'en', 'new-passport')).toEqual(['passport'])
})

test('the best match carries its short facts, the others do not', async () => {
  const { data } = await search('trade licence', 'language=en')
  expect(data[0]).toMatchObject({
    _id: 'trade-licence',
    organisation: 'Ministry of Trade and Regional Integration',
    facts: { documents: expect.any(Number), cost: expect.stringContaining('ETB') },
  })
  expect(data[1]?.facts).toBeNull()
})

test('words that no guide has: nothing found, and the nearest guides', async () => {
  const page = await search('blockchain mining licence')
  expect(page).toMatchObject({ data: [], totalItems: 0, totalPages: 0, currentPage: 1, searchType: 'search' })
  expect(page.nearest).toHaveLength(3)
  expect(page.nearest.map(({ _id }) => _id)).toContain('trade-licence')
  const strange = await search('xqzvw', 'language=en&category=construction')
  expect(strange.nearest.map(({ category }) => category)).toEqual(['construction', 'construction', 'construction'])
})

test('titles are suggested while the last word is being typed', async () => {
  const suggest = async (q: string) =>
    (await on.get(`/api/search/suggestions?language=en&q=${encodeURIComponent(q)}`)).json().data as {
      _id: string
      titleParts: { text: string; marked: boolean }[]
    }[]
  const found = await suggest('trade lic')
  expect(found[0]?._id).toBe('trade-licence')
  expect(found[0]?.titleParts.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['trade', 'licence'])
  expect(found.length).toBeLessThanOrEqual(6)
  expect((await suggest('ፓስ')).map(({ _id }) => _id)).toContain('new-passport')
  expect(await suggest('')).toEqual([])
  expect(await suggest('🙂')).toEqual([])
})
