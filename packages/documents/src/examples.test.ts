// The templates that ship, filled in and printed in each language, as PDF and for Word.
import { DOCUMENT_LANGUAGES, TEMPLATE_IDS } from '@menged/contracts/documents/lists'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Doc } from './doc.ts'
import { renderDocx } from './docx/render.ts'
import { renderHtml } from './html.ts'
import { createPdf } from './pdf/render.ts'
import type { Values } from './template.ts'
import { loadTemplate } from './templates/list.ts'
import { companyDoc } from './testing/company.ts'
import { EXAMPLES } from './testing/examples.ts'
import { testWith } from './testing/test-with.ts'
import { boxesOf, hasOffice, hasPoppler, officePdfs, pagesOf, textOf } from './testing/tools.ts'

const pdf = await createPdf()
const ALL = TEMPLATE_IDS.flatMap((id) => DOCUMENT_LANGUAGES.map((language) => ({ id, language })))

async function docOf({ id, language }: (typeof ALL)[number], change: Values = {}): Promise<Doc> {
  const template = await loadTemplate(id)
  return template.build({ ...EXAMPLES[id], ...change }, { language, issuedAt: '2026-11-23', reference: '7F3A9-2C1D0' })
}

test.each(ALL)('$id, $language: three renderers, the same each time', async (which) => {
  const doc = await docOf(which)
  const made = [pdf(doc), await renderDocx(doc), renderHtml(doc)].map((file) => Buffer.from(file))
  const again = [pdf(doc), await renderDocx(doc), renderHtml(doc)].map((file) => Buffer.from(file))
  expect(made.map((file, i) => again[i]?.equals(file))).toEqual([true, true, true])
  expect(renderHtml(doc)).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
})

test.each(ALL)('$id, $language: with nothing typed there are blanks', async ({ id, language }) => {
  const template = await loadTemplate(id)
  const doc = template.build(template.initial, { language, issuedAt: '2026-11-23', reference: '' })
  expect(renderHtml(doc)).toMatch(/class="blank" data-field="/)
  expect(renderHtml(doc)).not.toMatch(/undefined|NaN|\[object/)
  expect(pdf(doc).length).toBeGreaterThan(10_000)
  expect((await renderDocx(doc)).length).toBeGreaterThan(5000)
})

testWith(hasPoppler, 'poppler-utils', 'signs of the engine in every text field are printed as they are', async () => {
  const HOSTILE = '#import "x" $x$ *b* _i_ @ref \\ {n} <b>&amp;'
  for (const which of ALL) {
    const values = EXAMPLES[which.id]
    const steps = (await loadTemplate(which.id)).steps(values)
    const names = steps.flatMap(({ fields }) =>
      fields.filter(({ type }) => type === 'text' || type === 'longText').map(({ name }) => name),
    )
    const doc = await docOf(which, Object.fromEntries(names.map((name) => [name, HOSTILE])))
    expect([which, textOf(pdf(doc)).split(HOSTILE).length > 5]).toEqual([which, true])
    expect((await renderDocx(doc)).length).toBeGreaterThan(5000)
  }
})

/** In points, of the left column: where it ends, and where the names of members end in their table. */
const [COLUMN_END, NAMES_END] = [301, 263]
testWith(hasPoppler, 'poppler-utils', 'a long foreign name stays in its column, its table and its place to sign', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaftschaferswessen'
  const change = { shareholder1NameSpelling: `Hubert ${long}`, companyNameSpelling: 'Selale Trading' }
  const boxes = boxesOf(pdf(await docOf({ id: 'plc-foundation', language: 'both' }, change)))
  const parts = boxes.filter(
    ({ text, left }) => text.length > 8 && left < COLUMN_END && long.includes(text.replaceAll('\u00ad', '')),
  )
  const inTable = parts.filter(({ page, top }) =>
    boxes.some((each) => each.text === 'ሙሉጌታ' && each.page === page && each.top > top && Math.floor(each.left) === 133),
  )
  expect(parts.length).toBeGreaterThan(5)
  expect(inTable.length).toBeGreaterThan(1)
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThan(COLUMN_END)
  expect(Math.max(...inTable.map(({ right }) => right))).toBeLessThan(NAMES_END)
})

/**
 * What stands on the sheets, without lines to write on; what runs along the edges of each sheet is left out. Between letters and digits an office leaves
 * room that may be read as a space.
 */
function wordsOf(file: Uint8Array, { header, reference, footer, labels }: Doc): string[] {
  const running = new Set(`${header} ${reference} ${footer} ${labels.page}`.split(/\s+/))
  const text = pagesOf(file)
    .join(' ')
    .replace(/[\u200b\u00ad\u2060_]/g, '')
    .replace(/(?<=\p{Script=Ethiopic})(?=\d)|(?<=\d)(?=\p{Script=Ethiopic})/gu, ' ')
  return text
    .split(/[\s\u00a0]+/)
    .filter((word) => word && !running.has(word) && !/^(ከ|\d{1,2})$/.test(word))
    .toSorted()
}

/** Of the text itself; the numbers of articles are Word's own. */
function wordsOfDocx(file: Uint8Array): string[] {
  const body = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
  const lines = body.split(/<\/w:p>|<w:(?:br|tab|cr)\b/)
  return lines.flatMap((line) =>
    lettersOf([...line.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.replace(/^[^>]*>/, '')).join('')),
  )
}
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const lettersOf = (text: string): string[] =>
  text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity).match(/\p{L}+/gu) ?? []

testWith(hasPoppler, 'poppler-utils', 'the file for Word holds the words of the PDF', async () => {
  for (const which of ALL) {
    const doc = await docOf(which)
    const counted = (words: readonly string[]) => [...words].sort()
    const running = lettersOf(`${doc.header} ${doc.footer} ${doc.labels.page} ${doc.labels.article} Article አንቀጽ`)
    const without = (words: readonly string[]) => counted(words.filter((word) => !running.includes(word)))
    expect([which, without(wordsOf(pdf(doc), doc).flatMap(lettersOf))]).toEqual([
      which,
      without(wordsOfDocx(await renderDocx(doc))),
    ])
  }
})

testWith(
  hasOffice,
  'LibreOffice and poppler-utils',
  'LibreOffice opens what is for Word: the words of the PDF, and as many pages',
  async () => {
    const docs = [
      ...(await Promise.all(ALL.map((which) => docOf(which)))),
      ...(['am', 'en', 'both'] as const).map((each) => companyDoc(each)),
    ]
    const opened = officePdfs(await Promise.all(docs.map(renderDocx)))
    for (const [i, doc] of docs.entries()) {
      const [printed, file] = [pdf(doc), opened[i] ?? new Uint8Array()]
      expect(wordsOf(file, doc)).toEqual(wordsOf(printed, doc))
      expect([doc.header, pagesOf(file).length]).toEqual([doc.header, pagesOf(printed).length])
    }
  },
)
