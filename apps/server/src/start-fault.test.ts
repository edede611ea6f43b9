import { ContentError } from '@menged/api'
import { expect, test } from 'vitest'
import { startFault } from './start-fault.ts'

test('a start that fails says the cause, and nothing that was in a query', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const text = startFault(new Error('Failed query: insert into "search_documents"\nparams: a secret', { cause }))
  expect(text).toContain('Failed query: insert into "search_documents"')
  expect(text).toContain('because: canceling statement due to statement timeout (57014)')
  expect(text).not.toContain('a secret')
})

test('what can be mended is explained in words alone', () => {
  expect(startFault(new ContentError('guides/x.json', 'it is not JSON'))).toBe(
    'The content file guides/x.json cannot be used: it is not JSON',
  )
  expect(startFault('a word')).toBe('a word')
})
