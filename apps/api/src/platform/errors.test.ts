import { expect, test } from 'vitest'
import { errorAnswer, toAppError, tooManyRequests } from './errors.ts'

const thrown = (statusCode: number) => Object.assign(new Error('x'), { statusCode })

test.each([
  [400, 'malformed_request'],
  [404, 'not_found'],
  [412, 'precondition_failed'],
  [416, 'range_not_satisfiable'],
  [421, 'malformed_request'],
  [500, 'server_fault'],
  [302, 'server_fault'],
])('a thrown %i is %s', (status, code) => {
  expect(toAppError(thrown(status)).code).toBe(code)
})

test('a long wait is said in minutes or hours, and exactly in the header', () => {
  const said = (seconds: number) => errorAnswer(tooManyRequests(seconds), 'en').error.replace(/.*wait /, '')
  expect([60, 90, 91, 5400, 5401, 86_096].map(said)).toEqual([
    '60 seconds.',
    '90 seconds.',
    '2 minutes.',
    '90 minutes.',
    '2 hours.',
    '24 hours.',
  ])
  expect(errorAnswer(tooManyRequests(86_096), 'am').error).toBe('ብዙ ጥያቄ ልከዋል፤ እባክዎ 24 ሰዓት ይጠብቁ።')
  expect(tooManyRequests(86_096).headers).toEqual({ 'retry-after': '86096' })
})
