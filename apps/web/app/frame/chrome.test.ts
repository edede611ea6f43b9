import { expect, test } from 'vitest'
import { chromeOf } from './chrome.ts'

// covers G-03
test('the landing page has its own header, the assistant and the admin area none, all others the main one', () => {
  expect(chromeOf('/landing')).toBe('landing')
  for (const path of ['/generative-ai', '/chatbot', '/x/chatbot/1', '/admin', '/admin/users']) expect(chromeOf(path)).toBe('none')
  for (const path of ['/', '/post/detail/x', '/chatbots', '/landing/x', '/administration', '/profile'])
    expect(chromeOf(path)).toBe('main')
})
