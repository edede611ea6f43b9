import { beforeEach, expect, test, vi } from 'vitest'
import { draftPlace, type FormDraft, forgetDraft, keepDraft, readDraft } from './draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const draft: FormDraft = {
  values: { companyName: 'Selale', pets: false, powers: ['sell'] },
  dates: { founded: { day: '11', month: '', year: '' } },
  calendar: 'ethiopian',
  language: 'both',
  step: 'partner2',
}

test('a draft comes back as it was, with a date that is half typed', () => {
  const place = draftPlace('plc-foundation')
  expect(keepDraft(place, draft)).toBe(true)
  expect(readDraft(place)).toEqual(draft)
  expect(readDraft(draftPlace('plc-foundation', 'a1'))).toBeNull()
  forgetDraft(place)
  expect(readDraft(place)).toBeNull()
})

test('the end of a session takes drafts along', () => {
  expect(draftPlace('rental-agreement')).toMatch(/^draft:/)
})

test('what somebody else has written there is no draft', () => {
  for (const text of ['nonsense', '[', '3', 'null']) {
    stored.set('draft:document:plc-foundation', text)
    expect(readDraft('draft:document:plc-foundation')).toBeNull()
  }
  stored.set('draft:document:plc-foundation', '{"values":{"a":3,"b":"x"},"dates":{"c":4},"calendar":"julian","language":"fr"}')
  expect(readDraft('draft:document:plc-foundation')).toEqual({
    values: { b: 'x' },
    dates: {},
    calendar: 'ethiopian',
    language: 'am',
    step: '',
  })
})

test('closed storage is no hindrance to typing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepDraft('draft:document:plc-foundation', draft)).toBe(false)
  expect(readDraft('draft:document:plc-foundation')).toBeNull()
  expect(() => forgetDraft('draft:document:plc-foundation')).not.toThrow()
})
