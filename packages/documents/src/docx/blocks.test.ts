// What Word is told of each kind of block. XML without its prefix and without the language of each run.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Block, Doc, Para } from '../doc.ts'
import { LABELS } from '../labels.ts'
import { frame } from '../testing/frame.ts'
import { renderDocx } from './render.ts'

const p = (...c: Para): Block => ({ k: 'p', c })
const LANG = /<lang [^>]*\/>|<rPr><lang [^>]*\/><\/rPr>/g
const plain = (xml: string): string =>
  xml
    .replace(/<(\/?)w:/g, '<$1')
    .replace(/ w:/g, ' ')
    .replace(/ xml:space="preserve"/g, '')

async function partsOf(change: Partial<Doc>): Promise<(name: string) => string> {
  const files = unzipSync(await renderDocx({ ...frame, ...change }))
  return (name) => plain(strFromU8(files[`word/${name}.xml`] ?? new Uint8Array()))
}

/** What stands below the title. */
async function bodyOf(...blocks: Block[]): Promise<string> {
  const xml = (await partsOf({ blocks }))('document').replace(LANG, '').replaceAll('<rPr></rPr>', '')
  return xml.slice(xml.indexOf('</p>') + 4, xml.indexOf('<sectPr>'))
}
const run = (text: string, look = ''): string => `<r>${look ? `<rPr>${look}</rPr>` : ''}<t>${text}</t></r>`
const paragraph = (runs: string, look = ''): string => `<p>${look ? `<pPr>${look}</pPr>` : ''}${runs}</p>`
const GAP = paragraph('', '<keepNext val="false"/><spacing after="120" before="0"/>')
const BOLD = '<b/><bCs/>'

test('a page is A4, with room for binding; header and footer run along it, pages are counted by Word', async () => {
  const part = await partsOf({})
  expect(part('document')).toContain('<pgSz w="11906" h="16838" orient="portrait"/>')
  expect(part('document')).toContain(
    '<pgMar top="1531" right="1134" bottom="1417" left="1701" header="850" footer="794" gutter="0"/>',
  )
  const small = '<color val="5F6B64"/><sz val="17"/><szCs val="17"/>'
  const tab = `<tabs><tab val="right" pos="9071"/></tabs>`
  const line = '<pBdr><bottom val="single" color="8A948D" sz="4" space="4"/></pBdr>'
  expect(part('header1')).toContain(
    paragraph(`${run('Header', small)}<r><rPr>${small}</rPr><tab/></r>${run('R-1', small)}`, `${line}${tab}`),
  )
  expect(part('footer1')).toContain(
    `<p><pPr>${tab}</pPr>${run('Footer', small)}<r><rPr>${small}</rPr><tab/></r>${run('Page ', small)}`,
  )
  expect(part('footer1').match(/(?<=<instrText>)\w+|(?<=<t>)[^<]*/g)).toEqual(['Footer', 'Page ', 'PAGE', ' of ', 'NUMPAGES', ''])
  for (const runs of part('footer1').match(/<r>.*?<\/r>/g) ?? []) expect(runs).toContain(small)
})

test('the title is ruled off, below its subtitle where there is one', async () => {
  const rule = '<pBdr><bottom val="single" color="14231B" sz="8" space="6"/></pBdr>'
  const title = '<pStyle val="Title"/>'
  expect((await partsOf({}))('document')).toContain(paragraph(run('Lease'), `${title}${rule}<jc val="center"/>`))
  expect((await partsOf({ subtitle: 'Of a shop' }))('document')).toContain(
    paragraph(run('Lease'), `${title}<jc val="center"/>`) +
      paragraph(run('Of a shop', '<color val="5F6B64"/>'), `${rule}<spacing after="280"/><jc val="center"/>`),
  )
})

test('headings are bold and stay with what follows; two languages side by side are set tighter', async () => {
  const style = (xml: string, id: string): string => new RegExp(`styleId="${id}".*?</style>`).exec(xml)?.[0] ?? ''
  const sizes = (xml: string): string[] => [
    /<docDefaults>.*?<sz val="(\d+)"/.exec(xml)?.[1] ?? '',
    ...['Title', 'Heading1', 'Heading2', 'Heading3'].map((id) => /<sz val="(\d+)"/.exec(style(xml, id))?.[1] ?? ''),
  ]
  const one = (await partsOf({}))('styles')
  const two = (await partsOf({ blocks: [{ k: 'columns', languages: ['am', 'en'], rows: [[[p('ሀ')], [p('a')]]] }] }))('styles')
  expect([sizes(one), sizes(two)]).toEqual([
    ['22', '34', '28', '23', '22'],
    ['19', '34', '28', '20', '19'],
  ])
  expect(one).toContain('<pPrDefault><pPr><spacing after="100" line="276"/></pPr></pPrDefault>')
  expect(two).toContain('<pPrDefault><pPr><spacing after="60" line="252"/></pPr></pPrDefault>')
  expect(style(one, 'Title')).toContain('<pPr><spacing after="100"/><jc val="center"/></pPr>')
  const before = { Heading1: 280, Heading2: 230, Heading3: 230 }
  for (const [id, above] of Object.entries(before)) {
    expect(style(one, id)).toContain(`<pPr><keepNext/><keepLines/><spacing after="90" before="${above}"/></pPr>`)
    expect(style(one, id)).toContain(`${BOLD}<color val="14231B"/>`)
  }
  expect(style(two, 'Heading2')).toContain('<spacing after="50" before="150"/>')
})

test.each<[string, Block, string]>([
  ['words', p('a', { b: ['b'] }, { lang: 'am', t: ['ሀ'] }), paragraph(run('a') + run('b', BOLD) + run('ሀ'))],
  ['an answer of two lines', p({ field: 'x', text: 'a\nb' }), paragraph(`${run('a')}<r><br/><t>b</t></r>`)],
  ['a place to fill', p({ blank: 5 }), paragraph(run('\u00a0'.repeat(11), '<u val="single"/>'))],
  ['one that is no longer than a line', p({ blank: 500 }), paragraph(run('\u00a0'.repeat(120), '<u val="single"/>'))],
  ['in the middle', { k: 'p', c: ['a'], align: 'center' }, paragraph(run('a'), '<jc val="center"/>')],
  ['at the end', { k: 'p', c: ['a'], align: 'end' }, paragraph(run('a'), '<jc val="end"/>')],
  ['stays with the next', { k: 'p', c: ['a'], keepNext: true }, paragraph(run('a'), '<keepNext/>')],
  ['a new page', { k: 'pageBreak' }, paragraph('<r><br type="page"/></r>', '<spacing after="0"/>')],
  [
    'a part',
    { k: 'part', title: ['P'], subtitle: ['S'] },
    paragraph(run('P'), '<pStyle val="Heading1"/><keepNext/><jc val="center"/>') +
      paragraph(run('S', '<color val="5F6B64"/>'), '<keepNext/><jc val="center"/>'),
  ],
  [
    'a part without subtitle',
    { k: 'part', title: ['P'] },
    paragraph(run('P'), '<pStyle val="Heading1"/><keepNext/><jc val="center"/>'),
  ],
  [
    'a remark',
    { k: 'note', c: ['a'] },
    paragraph(
      run('a', '<sz val="19"/><szCs val="19"/>'),
      '<keepLines/><pBdr><left val="single" color="5F6B64" sz="18" space="8"/></pBdr><shd fill="F4F5F4" val="clear"/><spacing after="240" before="160"/><ind left="180" right="120"/>',
    ),
  ],
])('%s', async (_, block, xml) => {
  expect(await bodyOf(block)).toBe(xml)
})

test('a heading has its number from Word, or typed where its language has none', async () => {
  const heading = (pattern: string) =>
    partsOf({ labels: { ...LABELS.en, article: pattern }, blocks: [{ k: 'article', n: 1, title: ['T'], body: [] }] })
  expect((await heading('Article {n}.'))('document')).toMatch(
    /<pStyle val="Heading2"\/><numPr><ilvl val="0"\/><numId val="\d+"\/>/,
  )
  expect((await heading('Article.'))('document')).toMatch(
    /<pStyle val="Heading2"\/><\/pPr><r><rPr>.{1,80}<\/rPr><t>Article\. <\/t>/,
  )
  expect((await heading(''))('document')).toMatch(/<pStyle val="Heading2"\/><\/pPr><r><rPr>.{1,80}<\/rPr><t>T<\/t>/)
})

test('a clause begins at its number, whatever it begins with; what follows is indented like it', async () => {
  const table: Block = { k: 'table', cols: [{ w: 1 }], rows: [[['a']]] }
  const body = await bodyOf({ k: 'clauses', items: [[p('a'), p('b')], [table], []] })
  const number = '<numPr><ilvl val="0"/><numId val="2"/></numPr><ind left="680" hanging="680"/>'
  const numbered = body.match(/<numPr>.*?<\/pPr>/g) ?? []
  expect(new Set(numbered.map((each) => each.replace('<numId val="2"/>', '')))).toEqual(
    new Set([`${number.replace('<numId val="2"/>', '')}</pPr>`]),
  )
  expect(numbered.length).toBe(3)
  expect(body).toContain(paragraph(run('b'), '<ind left="680"/>'))
  expect(body).toContain('<tblW type="dxa" w="8391"/><tblInd type="dxa" w="680"/>')
})

test('a table has its widths, its lines, a head that is repeated, and a total in bold', async () => {
  const cell = (
    text: string,
    width: number,
    align: string,
    look: string,
    more = '',
    keepNext = '<keepNext val="false"/>',
  ): string =>
    `<tc><tcPr><tcW type="dxa" w="${width}"/>${more}</tcPr>${paragraph(run(text, `${look}<sz val="20"/><szCs val="20"/>`), `${keepNext}<spacing after="40" before="40"/><jc val="${align}"/>`)}</tc>`
  const row = (cells: string, isHead = false): string =>
    `<tr><trPr><cantSplit/><tblHeader${isHead ? '' : ' val="off"'}/></trPr>${cells}</tr>`
  const shade = '<shd fill="F1F3F2" val="clear"/>'
  const strong = '<tcBorders><top val="single" color="14231B" sz="8"/></tcBorders>'
  const light = '<b val="false"/><bCs val="false"/>'
  const cols: Extract<Block, { k: 'table' }>['cols'] = [{ w: 3 }, { w: 1, align: 'end' }]
  const body = await bodyOf({ k: 'table', cols, head: [['A'], ['B']], rows: [[['a'], ['1']]], total: [['T'], ['2']] })
  expect(body).toContain('<tblW type="dxa" w="9070"/>')
  expect(body).toContain(
    '<tblBorders><top val="single" color="14231B" sz="8"/><left val="none" color="auto" sz="0"/><bottom val="single" color="14231B" sz="8"/><right val="none" color="auto" sz="0"/><insideH val="single" color="8A948D" sz="4"/><insideV val="none" color="auto" sz="0"/></tblBorders><tblLayout type="fixed"/>',
  )
  expect(body).toContain('<left type="dxa" w="90"/><right type="dxa" w="90"/>')
  expect(body).toContain(
    `<tblGrid><gridCol w="6803"/><gridCol w="2267"/></tblGrid>${row(cell('A', 6803, 'start', BOLD, shade, '<keepNext/>') + cell('B', 2267, 'end', BOLD, shade, '<keepNext/>'), true)}${row(cell('a', 6803, 'start', light) + cell('1', 2267, 'end', light))}${row(cell('T', 6803, 'start', BOLD, strong) + cell('2', 2267, 'end', BOLD, strong))}</tbl>${GAP}`,
  )
})

test('a row that might not fit on one page may be split', async () => {
  const rowOf = async (letters: number): Promise<string> => {
    const body = await bodyOf({ k: 'table', cols: [{ w: 1 }], rows: [[['a'.repeat(letters)]]] })
    return /<tr><trPr><cantSplit[^>]*>/.exec(body)?.[0] ?? ''
  }
  // Six more are marks around the words.
  expect(await rowOf(894)).toBe('<tr><trPr><cantSplit/>')
  expect(await rowOf(895)).toBe('<tr><trPr><cantSplit val="off"/>')
})

test('two languages stand in two halves, and what follows a line that stays with it does too', async () => {
  const half = (margins: string, inner: string): string =>
    `<tc><tcPr><tcW type="dxa" w="4535"/><tcMar>${margins}</tcMar></tcPr>${inner}</tc>`
  const [left, right] = [
    '<left type="dxa" w="0"/><right type="dxa" w="170"/>',
    '<left type="dxa" w="170"/><right type="dxa" w="0"/>',
  ]
  const body = await bodyOf({ k: 'columns', languages: ['am', 'en'], rows: [[[p('ሀ')], [p('a')]]] })
  expect(body).toContain(
    `<tr><trPr><cantSplit/></trPr>${half(left, paragraph(run('ሀ')))}${half(right, paragraph(run('a')))}</tr></tbl>${GAP}`,
  )
  const sticky: Block = { k: 'p', c: ['T'], keepNext: true }
  expect(await bodyOf({ k: 'columns', languages: ['am', 'en'], rows: [[[sticky], [sticky]]] })).toMatch(
    /<\/tbl><p><pPr><keepNext\/><spacing after="120" before="0"\/><\/pPr><\/p>$/,
  )
  const table: Block = { k: 'table', cols: [{ w: 1 }], rows: [[['a']]] }
  const tables = await bodyOf({ k: 'columns', languages: ['am', 'en'], rows: [[[table], [table]]] })
  expect(tables).toContain('<tblW type="dxa" w="4195"/>')
})

test('who signs has two to a row, lines to write on, and a free place where the row is not full', async () => {
  const line = (label: string, before: number, value = '<r><tab/></r>'): string =>
    paragraph(
      `${run(`${label} `)}${value}`,
      `<keepNext/><tabs><tab val="right" pos="4195" leader="underscore"/></tabs><spacing after="40" before="${before}"/>`,
    )
  const head = (role: string): string => paragraph(run(role, BOLD), '<keepNext/><spacing after="40"/>')
  const foot = line('Signature:', 400) + line('Date:', 160) + paragraph('', '<spacing after="200"/>')
  const items = [
    { role: 'Landlord', name: 'Hana', field: 'x', lines: ['ID: 1'] },
    { role: 'Tenant', name: '', lines: [] },
    { role: 'Witness', name: '', lines: [] },
  ]
  const body = await bodyOf({ k: 'signatures', items })
  expect(body).toContain(
    `${head('Landlord')}${line('Name:', 40, run('Hana'))}${paragraph(run('ID: 1'), '<keepNext/><spacing after="40"/>')}${foot}</tc>`,
  )
  expect(body).toContain(`${head('Tenant')}${line('Name:', 160)}${foot}</tc></tr>`)
  expect(body).toContain(
    `${head('Witness')}${line('Name:', 160)}${foot}</tc><tc><tcPr><tcW type="dxa" w="4535"/></tcPr><p/></tc></tr></tbl>`,
  )
  expect(body.match(/<tr><trPr><cantSplit\/><\/trPr>/g)?.length).toBe(2)
  expect(body).toMatch(/^<p><pPr><keepNext\/><spacing after="120" before="0"\/><\/pPr><\/p><tbl>/)
  const narrow = await bodyOf({ k: 'columns', languages: ['am', 'en'], rows: [[[{ k: 'signatures', items }], [p('a')]]] })
  expect(narrow).toContain('<gridCol w="4195"/></tblGrid>')
})

test('the frame for a seal has its caption at the foot', async () => {
  const body = await bodyOf({ k: 'seal', caption: ['Seal'] })
  const side = (name: string): string => `<${name} val="dashed" color="5F6B64" sz="6"/>`
  expect(body).toContain(
    `<tblBorders>${['top', 'left', 'bottom', 'right'].map(side).join('')}<insideH val="none" color="auto" sz="0"/><insideV val="none" color="auto" sz="0"/></tblBorders>`,
  )
  expect(body).toContain('<cantSplit/><trHeight val="2268" hRule="atLeast"/>')
  expect(body).toContain('<tcW type="dxa" w="4420"/><vAlign val="bottom"/>')
  expect(body).toContain(
    paragraph(
      run('Seal', '<color val="5F6B64"/><sz val="18"/><szCs val="18"/>'),
      '<spacing after="60" before="1930"/><jc val="center"/>',
    ),
  )
})
