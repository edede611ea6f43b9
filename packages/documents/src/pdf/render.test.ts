import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Doc } from '../doc.ts'
import { companyDoc } from '../testing/company.ts'
import { covered } from '../testing/coverage.ts'
import { testWith } from '../testing/test-with.ts'
import { boxesOf, factsOf, fontsOf, hasPoppler, pagesOf, textOf } from '../testing/tools.ts'
import { createPdf } from './render.ts'

const pdf = await createPdf()
const LANGUAGES = ['am', 'en', 'both'] as const
const withPoppler = (name: string, run: () => void) => testWith(hasPoppler, 'poppler-utils', name, run)
const inAll = (text: string, language: (typeof LANGUAGES)[number] = 'am'): Doc =>
  companyDoc(language, { company: text, city: text, first: text, second: text, objects: text })

test.each(LANGUAGES)('%s: tagged, PDF/A-2a, with all fonts, and the day of the document', (language) => {
  const file = pdf(companyDoc(language)).toString('latin1')
  expect(file).toMatch(/^%PDF-1\.7/)
  for (const part of [
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>',
    '/StructTreeRoot',
    '/Marked true',
    '/Lang (',
    '<xmp:CreateDate>2026-11-23T00:00:00Z',
    '+NotoSansEthiopic-Regular',
    '+NotoSans-Regular',
  ])
    expect([part, file.includes(part)]).toEqual([part, true])
  for (const role of ['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TH', 'TD'])
    expect(file).toMatch(new RegExp(`/S /${role}\\b`))
})

test('the same bytes again, also from another engine and after other documents', async () => {
  const hash = (file: Buffer) => createHash('sha256').update(file).digest('hex')
  const first = LANGUAGES.map((language) => hash(pdf(companyDoc(language))))
  const other = await createPdf()
  other(inAll('between'))
  expect(LANGUAGES.map((language) => hash(other(companyDoc(language))))).toEqual(first)
  expect(hash(pdf({ ...companyDoc('am'), issuedAt: '2026-11-24' }))).not.toBe(first[0])
})

test('every character of the list can be printed', () => {
  const characters = [...covered()].map((code) => String.fromCodePoint(code))
  expect(
    pdf({
      ...companyDoc('am'),
      blocks: [
        { k: 'p', c: [characters.join(' ')] },
        { k: 'p', c: [{ b: [characters.join(' ')] }] },
      ],
    }),
  ).toBeInstanceOf(Buffer)
})

test.each(['😀', '漢', 'ع', '\u0007', '\ud800', '\u202e'])('%j is refused as a character, not as a fault', (character) => {
  expect(() => pdf(inAll(`a ${character}`))).toThrow(expect.objectContaining({ name: 'UnsupportedCharacter', character }))
  expect(pdf(companyDoc('am')).length).toBeGreaterThan(10_000)
})

test('an empty document and the far ends of the calendar are documents', () => {
  for (const issuedAt of ['0001-01-01', '2024-02-29', '9999-12-31'])
    expect(pdf({ ...companyDoc('am'), issuedAt, blocks: [] }).length).toBeGreaterThan(1000)
})

withPoppler('fonts are embedded and have their letters', () => {
  for (const language of LANGUAGES) {
    const fonts = fontsOf(pdf(companyDoc(language)))
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSans(Ethiopic)?-(Regular|Bold) .* yes yes yes /)
  }
  expect(factsOf(pdf(companyDoc('am')))).toMatch(/Tagged: +yes[\s\S]*\(A4\)/)
})

withPoppler('a cover sheet is a page before the first, and is not counted', () => {
  const doc = companyDoc('en')
  const [cover, first, ...others] = pagesOf(pdf({ ...doc, cover: { title: 'Take it off', paragraphs: [['It is no part.']] } }))
  expect(cover).toMatch(/Take it off[\s\S]*It is no part\./)
  expect(cover).not.toMatch(/Page \d/)
  expect(pagesOf(pdf(doc))).toHaveLength(others.length + 1)
  expect(first).toContain(`Page 1 of ${others.length + 1}`)
})

withPoppler('texts come in the order of reading', () => {
  const ORDERS = {
    am: [
      'መመሥረቻ ጽሑፍ',
      'አንቀጽ 1። የማኅበሩ ስም',
      '2.1',
      'ስልክ፦',
      'አንቀጽ 3።',
      '3.5',
      '4.8',
      'ተ.ቁ. አባል',
      '1,000,000',
      'መተዳደሪያ ደንብ',
      'ፊርማ፦',
      'ማኅተም',
    ],
    en: [
      'Memorandum',
      'Article 1. Name of the company',
      '2.1',
      'Phone:',
      '3.5',
      '4.8',
      'No. Member Shares',
      'Articles of Association',
      'Signature:',
      'Seal',
    ],
    both: ['እኛ ከዚህ', 'We, the members', 'አንቀጽ 1።', 'Article 1.', 'አንቀጽ 2።', 'Article 2.', '4.8', 'ፊርማ፦'],
  }
  for (const language of LANGUAGES) {
    const text = textOf(pdf(companyDoc(language)))
    let from = 0
    for (const part of ORDERS[language]) {
      const at = text.indexOf(part, from)
      expect([language, part, at >= from]).toEqual([language, part, true])
      from = at
    }
  }
})

withPoppler('signs of the engine are letters like others', () => {
  const HOSTILE = '#import "x" $x$ *b* _i_ @ref \\ ` <b>&amp; [x] = - + / // /* #{1/0}'
  for (const language of LANGUAGES) expect(textOf(pdf(inAll(HOSTILE, language))).split(HOSTILE).length).toBeGreaterThan(4)
})

withPoppler('no word leaves its column, however long', () => {
  for (const language of LANGUAGES) {
    for (const word of ['ፀ'.repeat(400), 'W'.repeat(400), '0'.repeat(400), 'ቃል '.repeat(100)]) {
      const boxes = boxesOf(pdf(inAll(word, language)))
      // 210 mm less the margins; half a point for rounding.
      for (const { text, left, right } of boxes)
        expect([text, left, right, left >= 84.5, right <= 539.1]).toEqual([text, left, right, true, true])
      expect(boxes.map(({ text }) => text.replace(/[\u200b\u00ad]/g, '')).join('')).toContain(word.trim().replaceAll(' ', ''))
    }
  }
})

withPoppler('of two languages each paragraph begins beside the other', () => {
  const boxes = boxesOf(pdf(companyDoc('both')))
  const topsOf = (text: RegExp) =>
    boxes.filter((box) => text.test(box.text)).map(({ page, top, left }) => ({ page, top: Math.round(top), left }))
  const clauses = topsOf(/^[2-4]\.\d$/)
  expect(clauses.length).toBe(30)
  for (const { page, top } of clauses)
    expect(clauses.filter((each) => each.page === page && Math.abs(each.top - top) <= 1).length).toBe(2)
})

withPoppler('a place to sign is on one page, the seal with the last of them', () => {
  const filler = companyDoc('am')
    .blocks.filter(({ k }) => k === 'article')
    .slice(0, 1)
  const items = Array.from({ length: 7 }, (_, i) => ({ role: `አባል ${i}`, name: 'አበበ', lines: ['ሀ', 'ለ'] }))
  for (let count = 0; count < 14; count += 1) {
    const blocks: Doc['blocks'] = [
      ...Array.from({ length: count }, () => filler).flat(),
      { k: 'signatures', items },
      { k: 'seal', caption: ['ማኅተም'] },
    ]
    const pages = pagesOf(pdf({ ...companyDoc('am'), blocks }))
    for (const page of pages) {
      const [roles, dates] = [/አባል \d/g, /ቀን፦/g].map((each) => page.match(each)?.length ?? 0)
      expect(dates).toBe(roles)
      if (page.includes('ማኅተም')) expect(roles).toBeGreaterThan(0)
    }
  }
})

withPoppler('a heading is not left alone at the foot of a page', () => {
  for (const language of ['am', 'both'] as const) {
    for (const page of pagesOf(pdf(companyDoc(language)))) {
      const last = page.trim().split('\n').filter(Boolean).slice(-3)
      expect(last.join(' ')).not.toMatch(/አንቀጽ \d+።[^\n]*$/)
    }
  }
})

withPoppler('what ends a sentence does not begin a line, after a place to fill either', () => {
  for (let letters = 1; letters < 60; letters += 1) {
    const blocks: Doc['blocks'] = [{ k: 'p', c: ['ሀ'.repeat(6), ' ', 'ለ '.repeat(20), { blank: letters }, '።'] }]
    const boxes = boxesOf(pdf({ ...companyDoc('am'), blocks }))
    expect(boxes.filter(({ text, left }) => text.includes('።') && left < 86)).toEqual([])
  }
})
