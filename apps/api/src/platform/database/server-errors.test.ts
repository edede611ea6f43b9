import { expect, test } from 'vitest'
import { DatabaseUrlError, explainServer } from './server-errors.ts'

const URL_TEXT = 'postgres://menged:hunter2@db.example:5433/portal'
const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['ECONNREFUSED', /db\.example:5433 .*does not answer \(ECONNREFUSED\)/],
  ['28P01', /refuses the user menged/],
  ['3D000', /has no database portal/],
  ['42501', /does not let the user menged make tables/],
])('%s is said in words, without the password', (code, words) => {
  const error = explainServer(withCode(code), 'DATABASE_URL', URL_TEXT) as Error
  expect(error).toBeInstanceOf(DatabaseUrlError)
  expect(error.message).toMatch(words)
  expect(error.message).not.toContain('hunter2')
})

test('one of our own faults stays what it is', () => {
  const fault = new Error('a bug')
  expect(explainServer(fault, 'DATABASE_URL', URL_TEXT)).toBe(fault)
})
