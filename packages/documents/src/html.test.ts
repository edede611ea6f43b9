import { expect, test } from 'vitest'
import { renderHtml } from './html.ts'
import { companyDoc } from './testing/company.ts'

const HOSTILE = `<script>alert('1')</script>" onclick="x" & #import "x"`

test('everything that was typed is escaped', () => {
  const html = renderHtml(
    companyDoc('am', { company: HOSTILE, city: HOSTILE, first: HOSTILE, second: HOSTILE, objects: HOSTILE }),
  )
  expect(html).not.toMatch(/<script|onclick="x/)
  expect(html).toContain(
    '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot; onclick=&quot;x&quot; &amp; #import &quot;x&quot;',
  )
})

test('a value and a place to fill lead back to their fields', () => {
  const html = renderHtml(companyDoc('am'))
  expect(html).toContain('<mark data-field="company">ሰላሌ ትሬዲንግ</mark>')
  expect(html).toMatch(/<span class="blank" data-field="phone">[\u00a0\u200b]+<\/span>/)
  expect(html).toMatch(/<span class="blank" data-field="witness">/)
  expect(html).toContain('<mark data-field="second">Sara Mohammed Ahmed</mark>')
})

test('numbers are those of print, languages are said, line breaks stay', () => {
  const html = renderHtml(companyDoc('both'))
  expect(html).toMatch(/^<article class="doc" lang="am">/)
  for (const part of ['<h3>አንቀጽ 3። ', '<h3>Article 3. ', '<span class="number">3.5</span>', '<div lang="en"><h3>'])
    expect(html).toContain(part)
  expect(html).toContain('የሰሊጥ ንግድ<br>Import and export')
  expect(html).not.toMatch(/undefined|\[object|style=/)
})

test('it is well formed', () => {
  for (const language of ['am', 'en', 'both'] as const) {
    const open: string[] = []
    for (const [, end, name = ''] of renderHtml(companyDoc(language)).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['br', 'hr', 'col'].includes(name)) continue
      if (end) expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
  }
})
