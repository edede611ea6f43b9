// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { storedHtml } from './stored-html.ts'

it('leaves out what only the editor needs', () => {
  const drawn =
    '<p></p><h2>Fees &amp; days</h2><ul><li><p>One</p></li><li><p>Two</p><ul><li><p>inner</p></li></ul></li><li><p>a</p><p>b</p></li></ul>' +
    '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Fee</p></th></tr>' +
    '<tr><td colspan="1" rowspan="1"><p>80 <strong>birr</strong></p></td></tr></tbody></table>' +
    '<p><a target="_blank" rel="noopener" href="https://x.et/?a=1&amp;b=2">x</a></p><img src="/og/1.webp" alt="A &quot;form&quot;" draggable="true"><p></p>'
  expect(storedHtml(drawn)).toBe(
    [
      '<h2>Fees &amp; days</h2><ul><li>One</li><li>Two<ul><li>inner</li></ul></li><li><p>a</p><p>b</p></li></ul>',
      '<table><thead><tr><th>Fee</th></tr></thead><tbody><tr><td>80 <strong>birr</strong></td></tr></tbody></table>',
      '<p><a href="https://x.et/?a=1&amp;b=2">x</a></p><img src="/og/1.webp" alt="A &quot;form&quot;">',
    ].join(''),
  )
})

it('is stable', () => {
  const stored = storedHtml('<table><tbody><tr><td><p>a</p></td></tr></tbody></table><blockquote><p>b</p></blockquote>')
  expect(storedHtml(stored)).toBe(stored)
})
