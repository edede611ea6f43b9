// The templates that ship, filled in and printed in each language, as PDF and for Word.
import { DOCUMENT_LANGUAGES, TEMPLATE_IDS } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Doc } from './doc.ts'
import { renderDocx } from './docx/render.ts'
import { renderHtml } from './html.ts'
import { createPdf } from './pdf/render.ts'
import type { Values } from './template.ts'
import { loadTemplate } from './templates/list.ts'
import { companyDoc } from './testing/company.ts'
import { EXAMPLES } from './testing/examples.ts'
import { hasOffice, hasPoppler, officePdfs, pagesOf, testWith, textOf } from './testing/tools.ts'

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

/**
 * What stands on the sheets, without lines to write on; what runs along the edges of each sheet is left out. Between letters and digits an office leaves
 * room that may be read as a space.
 */
function wordsOf(file: Uint8Array, { header, reference, footer, labels }: Doc): string[] {
  const running = new Set(`${header} ${reference} ${footer} ${labels.page}`.split(/\s+/))
  const text = pagesOf(file)
    .join(' ')
    .replace(/[\u200b\u2060_]/g, '')
    .replace(/(?<=\p{Script=Ethiopic})(?=\d)|(?<=\d)(?=\p{Script=Ethiopic})/gu, ' ')
  return text
    .split(/[\s\u00a0]+/)
    .filter((word) => word && !running.has(word) && !/^(ከ|\d{1,2})$/.test(word))
    .toSorted()
}

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
