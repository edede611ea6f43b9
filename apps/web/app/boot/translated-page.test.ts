// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { followTranslation } from './translated-page.ts'

beforeAll(followTranslation)
beforeEach(() => document.body.replaceChildren())

const later = () => new Promise((resolve) => setTimeout(resolve))

/** As browsers do it: in one step, or the new element first. Returns React's text and what stands for it. */
async function translated(inOneStep: boolean): Promise<{ parent: HTMLElement; text: Text; other: Element; font: HTMLElement }> {
  const parent = document.createElement('p')
  const [text, other] = [document.createTextNode('12 results'), document.createElement('b')]
  parent.append(text, other)
  document.body.append(parent)
  await later()
  const font = document.createElement('font')
  font.textContent = 'bu’aa 12'
  if (inOneStep) text.replaceWith(font)
  else {
    text.before(font)
    text.remove()
  }
  await later()
  return { parent, text, other, font }
}

test.each([true, false])(
  'a text that was translated takes its place again when it changes (in one step: %s)',
  async (inOneStep) => {
    const { parent, text, font } = await translated(inOneStep)
    text.nodeValue = '7 results'
    expect(parent.innerHTML).toBe('7 results<b></b>')
    expect(font.isConnected).toBe(false)
  },
)

test.each([true, false])('a text that goes takes its translation along (in one step: %s)', async (inOneStep) => {
  const { parent, text } = await translated(inOneStep)
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.innerHTML).toBe('<b></b>')
})

test('what comes in front of a translated text stands in front of the translation', async () => {
  const { parent, text, font } = await translated(true)
  const fresh = document.createElement('i')
  parent.insertBefore(fresh, text)
  expect(fresh.nextSibling).toBe(font)
})

test('elements that a translation has taken into its own are still found, and what is gone breaks nothing', async () => {
  const { parent, other, font } = await translated(true)
  font.append(other)
  const fresh = document.createElement('i')
  parent.insertBefore(fresh, other)
  expect(fresh.parentNode).toBe(font)
  parent.removeChild(other)
  expect(other.isConnected).toBe(false)
  expect(parent.removeChild(other)).toBe(other)
  parent.insertBefore(fresh, other)
  expect(parent.lastChild).toBe(fresh)
})

test('what nobody has changed is done as ever', () => {
  const [parent, text] = [document.createElement('p'), document.createTextNode('1')]
  parent.append(text)
  text.nodeValue = '2'
  expect(parent.textContent).toBe('2')
  parent.removeChild(text)
  text.nodeValue = '3'
  expect(text.nodeValue).toBe('3')
})
