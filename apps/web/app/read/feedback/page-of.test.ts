import { feedbackSchema } from '@menged/contracts'
import { pages } from '@menged/contracts/pages'
import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test('a message carries the path of its page, never a token', () => {
  expect(pageOf('/post/detail/trade-licence')).toBe('/post/detail/trade-licence')
  expect(pageOf('/passwordreset/secret')).toBe('/passwordreset')
  expect(pageOf('/emailConfirmation/secret')).toBe('/emailConfirmation')
  for (const { path, secret } of pages)
    if (secret) expect(pageOf(path.replace(':token', 'S3cret'))).toBe(path.replace('/:token', ''))
  const page = pageOf(`/${'a'.repeat(500)}`)
  expect(feedbackSchema.shape.page.safeParse(page).success).toBe(true)
})
