import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Block } from '../doc.ts'
import { companyDoc } from '../testing/company.ts'
import { renderDocx } from './render.ts'

const LANGUAGES = ['am', 'en', 'both'] as const
const partOf = (file: Uint8Array, name: string): string => strFromU8(unzipSync(file)[name] ?? new Uint8Array())
const plain = (xml: string): string => xml.replace(/<w:br\/>/g, '\n').replace(/<[^>]*>/g, '')

test.each(LANGUAGES)('%s: the same bytes again, also when other documents were made between', async (language) => {
  const first = await renderDocx(companyDoc(language))
  await renderDocx(companyDoc(language, { company: 'between' }))
  expect(Buffer.from(await renderDocx(companyDoc(language))).equals(Buffer.from(first))).toBe(true)
  expect(partOf(first, 'docProps/core.xml')).toContain('2026-11-23T00:00:00Z')
})

test('all four fonts are named, languages are said, nothing runs from right to left', async () => {
  const file = await renderDocx(companyDoc('both'))
  const [body, styles] = [partOf(file, 'word/document.xml'), partOf(file, 'word/styles.xml')]
  const [fonts] = styles.match(/<w:rFonts[^>]*>/) ?? ['']
  for (const slot of ['ascii', 'hAnsi', 'eastAsia', 'cs']) expect(fonts).toContain(`w:${slot}="Noto Sans Ethiopic"`)
  expect(styles).toContain('w:val="am-ET"')
  for (const language of ['am-ET', 'en-GB']) expect(body).toContain(`<w:lang w:val="${language}"`)
  expect(`${body}${styles}`).not.toMatch(/<w:(bidi|rtl)\b(?!=)/)
})

test('a cover sheet is a section of its own, whose page is not counted', async () => {
  const file = await renderDocx({ ...companyDoc('en'), cover: { title: 'Take it off', paragraphs: [['It is no part.']] } })
  const body = partOf(file, 'word/document.xml')
  expect(plain(body)).toMatch(/^Take it offIt is no part\./)
  expect(body.match(/<w:sectPr/g)).toHaveLength(2)
  expect(body).toContain('w:start="1"')
  expect(partOf(file, 'word/footer1.xml')).toContain('SECTIONPAGES')
})

test('numbers are those of Word, tables repeat their heads and rows stay whole', async () => {
  const file = await renderDocx(companyDoc('am'))
  const [body, numbering] = [partOf(file, 'word/document.xml'), partOf(file, 'word/numbering.xml')]
  expect(numbering).toContain('<w:lvlText w:val="አንቀጽ %1።"/>')
  expect(numbering).toContain('<w:lvlText w:val="%1.%2"/>')
  // Seven articles, the clauses of six of them.
  expect(body.match(/<w:numPr>/g)?.length).toBe(7 + 2 + 5 + 8 + 2)
  expect(plain(body)).not.toMatch(/አንቀጽ \d|\d\.\d/)
  for (const part of ['<w:tblHeader/>', '<w:cantSplit/>', 'w:leader="underscore"']) expect(body).toContain(part)
})

test('a number that Word would count otherwise is typed', async () => {
  const p = (text: string): Block[] => [{ k: 'p', c: [text] }]
  const article = (n: number): Block => ({
    k: 'article',
    n,
    title: ['T'],
    body: [{ k: 'clauses', items: [p('a'), [...p('b'), ...p('c')]] }],
  })
  const columns: Block = {
    k: 'columns',
    languages: ['am', 'en'],
    rows: [[[{ k: 'clauses', items: [p('ሀ')] }], [{ k: 'clauses', items: [p('d')] }]]],
  }
  const inside: Block = { k: 'article', n: 8, title: ['U'], body: [columns] }
  const body = partOf(await renderDocx({ ...companyDoc('am'), blocks: [article(1), article(7), inside] }), 'word/document.xml')
  expect(body.match(/<w:numId w:val="\d+"\/>/g)?.length).toBe(3 + 3 + 2)
  expect(plain(body)).toContain('8.1d')
})

test('what was typed stands there as it was typed', async () => {
  const HOSTILE = '<w:p>&amp; "x" \' {n} %1'
  const body = partOf(await renderDocx(companyDoc('am', { company: HOSTILE, objects: 'a\nb' })), 'word/document.xml')
  expect(body).toContain('&lt;w:p&gt;&amp;amp; &quot;x&quot; &apos; {n} %1')
  expect(plain(body)).toContain('a\nb')
  await expect(renderDocx(companyDoc('am', { city: '漢' }))).rejects.toMatchObject({
    name: 'UnsupportedCharacter',
    character: '漢',
  })
})
