import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './marked.tsx'

const render = (...parts: [text: string, marked: boolean][]) =>
  renderToStaticMarkup(<Marked parts={parts.map(([text, marked]) => ({ text, marked }))} />)

// covers P-04
test('marks the pieces that were met and leaves the text as it is written', () => {
  expect(render(['New ', false], ['passport', true], [': fee', false])).toBe('New <mark>passport</mark>: fee')
  expect(render(['የፓስፖርት', true], [' ', false], ['እድሳት', true])).toBe('<mark>የፓስፖርት</mark> <mark>እድሳት</mark>')
  expect(render()).toBe('')
})

test('what looks like markup stays text', () => {
  expect(render(['<b>', true], ['&', false])).toBe('<mark>&lt;b&gt;</mark>&amp;')
})
