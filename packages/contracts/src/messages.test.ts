import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { messagesQuerySchema } from './messages.ts'

test('messages are looked for by words without the blanks around them, a page at a time', () => {
  expect(messagesQuerySchema.parse({})).toEqual({ q: '', page: 1 })
  expect(messagesQuerySchema.parse({ q: ` ${'a'.repeat(LIMITS.search)} `, page: '2' })).toEqual({
    q: 'a'.repeat(LIMITS.search),
    page: 2,
  })
  for (const query of [
    { q: 'a'.repeat(LIMITS.search + 1) },
    { page: '0' },
    { page: '10001' },
    { state: 'lost' },
    { kind: 'song' },
  ])
    expect([query, messagesQuerySchema.safeParse(query).success]).toEqual([query, false])
})
