import { expect, test } from 'vitest'
import { cutAtWord, previewOf } from './preview.ts'

test('the first paragraphs become plain text, up to the first heading', () => {
  expect(previewOf('<p>One <strong>two</strong>,\n three.</p>\n<p>Four.</p><h2>Five</h2><p>Six.</p>')).toBe(
    'One two, three. Four.',
  )
  expect(previewOf('<h2>Only</h2><ul><li>a</li><li>b</li></ul>')).toBe('Only a b')
  expect(previewOf('<p>1 &lt; 2 &amp;&amp; &quot;x&quot; &amp;lt;</p>')).toBe('1 < 2 && "x" &lt;')
  expect(previewOf('<p> </p>')).toBe('')
})

test('a long text is cut at a word, shorter in Ethiopic', () => {
  const latin = previewOf(`<p>${'abcd '.repeat(100)}</p>`)
  expect(latin).toMatch(/ abcd…$/)
  expect([...latin].length).toBeLessThanOrEqual(241)
  expect([...latin].length).toBeGreaterThan(230)
  const ethiopic = previewOf(`<p>${'ሰላም፣ '.repeat(100)}</p>`)
  expect(ethiopic).toMatch(/ ሰላም…$/)
  expect([...ethiopic].length).toBeLessThanOrEqual(201)
  expect([...ethiopic].length).toBeGreaterThan(190)
})

test('a cut never splits a character and leaves no comma before the dots', () => {
  expect(cutAtWord('short', 10)).toBe('short')
  expect(cutAtWord('one, two', 5)).toBe('one…')
  expect(cutAtWord('𐀀𐀀𐀀𐀀', 2)).toBe('𐀀𐀀…')
  expect(cutAtWord('exactly ten', 11)).toBe('exactly ten')
})
