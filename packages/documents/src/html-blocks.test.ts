// Each kind of block as HTML, mark by mark: the sheet of the preview goes by these names.
import { expect, test } from 'vitest'
import type { Block, Para } from './doc.ts'
import { renderHtml } from './html.ts'
import { frame } from './testing/frame.ts'

const HEAD = '<p class="doc-header"><span>Header</span><span>R-1</span></p><h2 class="doc-title">Lease</h2>'
const FOOT = '<p class="doc-footer">Footer</p>'
const around = (inner: string): string => `<article class="doc" lang="en">${HEAD}${inner}${FOOT}</article>`
const p = (...c: Para): Block => ({ k: 'p', c })
const BLANK = '\u00a0\u00a0\u00a0\u00a0'
const lineOf = (count: number): string => Array(count).fill(BLANK).join('\u200b')

test('a document has header, title, body and footer, and a subtitle where there is one', () => {
  expect(renderHtml(frame)).toBe(around(''))
  expect(renderHtml({ ...frame, subtitle: 'Of a shop' })).toBe(around('<p class="doc-subtitle">Of a shop</p>'))
})

test.each<[string, Block[], string]>([
  ['a paragraph', [p('a')], '<p>a</p>'],
  ['one that begins the line', [{ k: 'p', c: ['a'], align: 'start' }], '<p>a</p>'],
  ['one in the middle', [{ k: 'p', c: ['a'], align: 'center' }], '<p class="center">a</p>'],
  ['one at the end', [{ k: 'p', c: ['a'], align: 'end' }], '<p class="end">a</p>'],
  ['bold words', [p({ b: ['a', { b: ['b'] }] })], '<p><strong>a<strong>b</strong></strong></p>'],
  ['an answer', [p({ field: 'name', text: 'Hana' })], '<p><mark data-field="name">Hana</mark></p>'],
  ['a place to fill', [p({ blank: 9 })], `<p><span class="blank">${lineOf(3)}</span></p>`],
  ['one of a field', [p({ blank: 4, field: 'x' })], `<p><span class="blank" data-field="x">${lineOf(1)}</span></p>`],
  ['another language', [p({ lang: 'am', t: ['ሀ'] })], '<p><span lang="am">ሀ</span></p>'],
  ['a part', [{ k: 'part', title: ['P'] }], '<h3 class="doc-part">P</h3>'],
  ['a part with a subtitle', [{ k: 'part', title: ['P'], subtitle: ['S'] }], '<h3 class="doc-part">P<small>S</small></h3>'],
  ['an article', [{ k: 'article', n: 2, title: ['T'], body: [p('a')] }], '<h3>Article 2. T</h3><p>a</p>'],
  [
    'an article below a part',
    [
      { k: 'part', title: ['P'] },
      { k: 'article', n: 1, title: ['T'], body: [] },
    ],
    '<h3 class="doc-part">P</h3><h4>Article 1. T</h4>',
  ],
  [
    'clauses',
    [{ k: 'clauses', items: [[p('a')], [p('b'), p('c')]] }],
    '<div class="clauses" role="list"><div role="listitem"><span class="number">1.</span><div><p>a</p></div></div><div role="listitem"><span class="number">2.</span><div><p>b</p><p>c</p></div></div></div>',
  ],
  [
    'a table',
    [
      {
        k: 'table',
        cols: [{ w: 3 }, { w: 1, align: 'end' }],
        head: [['A'], ['B']],
        rows: [[['a'], ['1']]],
        total: [['T'], ['2']],
      },
    ],
    '<div class="table"><table><colgroup><col width="75%"><col width="25%"></colgroup><thead><tr><th>A</th><th class="end">B</th></tr></thead><tbody><tr><td>a</td><td class="end">1</td></tr></tbody><tfoot><tr><td>T</td><td class="end">2</td></tr></tfoot></table></div>',
  ],
  [
    'a table of rows only',
    [{ k: 'table', cols: [{ w: 1 }], rows: [[['a']], [['b']]] }],
    '<div class="table"><table><colgroup><col width="100%"></colgroup><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table></div>',
  ],
  [
    'two languages',
    [{ k: 'columns', languages: ['am', 'en'], rows: [[[p('ሀ')], [p('a')]]] }],
    '<div class="columns"><div class="row"><div lang="am"><p>ሀ</p></div><div lang="en"><p>a</p></div></div></div>',
  ],
  ['a remark', [{ k: 'note', c: ['a'] }], '<p class="note">a</p>'],
  ['a seal', [{ k: 'seal', caption: ['a'] }], '<p class="seal">a</p>'],
  ['a new page', [{ k: 'pageBreak' }], '<hr class="page-break">'],
])('%s', (_, blocks, html) => {
  expect(renderHtml({ ...frame, blocks })).toBe(around(html))
})

test('who signs has name, signature and day; a name that is missing is written by hand', () => {
  const rule = (label: string, value: string): string => `<p><span>${label}</span><span class="rule">${value}</span></p>`
  const person = (name: string, lines = ''): string =>
    `<div class="signature"><p class="role">Tenant</p>${rule('Name:', name)}${lines}${rule('Signature:', lineOf(6))}${rule('Date:', lineOf(4))}</div>`
  const items = [
    { role: 'Tenant', name: 'Hana', field: 'tenantName', lines: ['ID: 1', 'b'] },
    { role: 'Tenant', name: 'Hana', lines: [] },
    { role: 'Tenant', name: '', field: 'tenantName', lines: [] },
  ]
  expect(renderHtml({ ...frame, blocks: [{ k: 'signatures', items }] })).toBe(
    around(
      `<div class="signatures">${person('<mark data-field="tenantName">Hana</mark>', '<p>ID: 1</p><p>b</p>')}${person('Hana')}${person(`<span class="blank" data-field="tenantName">${lineOf(6)}</span>`)}</div>`,
    ),
  )
})
