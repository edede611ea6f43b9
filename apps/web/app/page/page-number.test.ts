import { MAX_PAGE } from '@menged/contracts/limits'
import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=20', 20],
  [`page=${MAX_PAGE}`, MAX_PAGE],
  [`page=${MAX_PAGE + 1}`, null],
  ['page=', 1],
  ['page=0', null],
  ['page=01', null],
  ['page=-1', null],
  ['page=2.5', null],
  ['page=two', null],
])('"%s" asks for page %s', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page)
})
