import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTOSAVE_MS, autosave } from './autosave.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const view = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  page.visibilityState = 'visible'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it is written once, a short while after the last letter', () => {
  const write = vi.fn()
  const { change, stop } = autosave(write)
  change()
  vi.advanceTimersByTime(AUTOSAVE_MS - 1)
  change()
  vi.advanceTimersByTime(AUTOSAVE_MS - 1)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledOnce()
  stop()
  expect(write).toHaveBeenCalledOnce()
})

test.each([
  ['the page is left', () => view.dispatchEvent(new Event('pagehide'))],
  [
    'another app comes to the front',
    () => {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
    },
  ],
])('it is written at once when %s', (_, leave) => {
  const write = vi.fn()
  const { change, stop } = autosave(write)
  leave()
  expect(write).not.toHaveBeenCalled()
  change()
  leave()
  expect(write).toHaveBeenCalledOnce()
  stop()
  change()
  leave()
  expect(write).toHaveBeenCalledOnce()
})

test('what is dropped is not written when the form closes', () => {
  const write = vi.fn()
  const { change, drop, stop } = autosave(write)
  change()
  drop()
  stop()
  vi.advanceTimersByTime(AUTOSAVE_MS)
  expect(write).not.toHaveBeenCalled()
})

test('a form that closes writes what is left', () => {
  const write = vi.fn()
  const { change, stop } = autosave(write)
  change()
  stop()
  expect(write).toHaveBeenCalledOnce()
})
