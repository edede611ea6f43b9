import { expect, test } from 'vitest'
import { toAppError } from './errors.ts'

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
