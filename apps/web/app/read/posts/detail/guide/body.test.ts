import { expect, test } from 'vitest'
import { bodyParts, pairedParts, plainText, prepareBody, withScrollingTables } from './body.ts'

test('headings get counted anchors and stand in the list as plain words', () => {
  const { html, headings } = prepareBody('<p>a</p><h2>Fees &amp; <em>taxes</em></h2><p>b</p><h2>ክፍያ</h2>', 'Table')
  expect(html).toBe('<p>a</p><h2 id="part-1">Fees &amp; <em>taxes</em></h2><p>b</p><h2 id="part-2">ክፍያ</h2>')
  expect(headings).toEqual([
    { id: 'part-1', text: 'Fees & taxes' },
    { id: 'part-2', text: 'ክፍያ' },
  ])
})

test('a body without headings stays as it is', () => {
  expect(prepareBody('<p>only text</p>', 'Table')).toEqual({ html: '<p>only text</p>', headings: [] })
})

test('a table scrolls in a named box that takes focus', () => {
  expect(withScrollingTables('<table><tr><td>1</td></tr></table>', 'A "b" & c')).toBe(
    '<div class="scroll" role="region" tabindex="0" aria-label="A &quot;b&quot; &amp; c"><table><tr><td>1</td></tr></table></div>',
  )
})

test('two tables have the names of their headings', () => {
  const html = withScrollingTables(
    '<h2 id="part-1">Fees</h2><table></table><h2>Rates &amp; <em>dates</em></h2><table></table>',
    'Table',
  )
  expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Table: Fees"', 'aria-label="Table: Rates &amp; dates"'])
})

test('plain text has no marks, entities or runs of spaces', () => {
  expect(plainText(' <b>a</b>\n  &lt;b&gt; &#39;c&#39; &unknown; ')).toBe("a <b> 'c' &unknown;")
})

test('a body is cut before each second-level heading', () => {
  expect(bodyParts('<p>a</p>\n<h2>b</h2><p>c</p><h2>d</h2>')).toEqual(['<p>a</p>\n', '<h2>b</h2><p>c</p>', '<h2>d</h2>'])
  expect(bodyParts('<h2>b</h2>')).toEqual(['<h2>b</h2>'])
  expect(bodyParts('')).toEqual([])
})

test('two versions are paired part by part, or whole when they are cut differently', () => {
  expect(pairedParts('<p>a</p><h2>b</h2>', '<p>ሀ</p><h2>ለ</h2>')).toEqual([
    ['<p>a</p>', '<p>ሀ</p>'],
    ['<h2>b</h2>', '<h2>ለ</h2>'],
  ])
  expect(pairedParts('<p>a</p><h2>b</h2>', '<p>ሀ</p>')).toEqual([['<p>a</p><h2>b</h2>', '<p>ሀ</p>']])
})
