import { expect, test } from 'vitest'
import { ownWorkerChangeSchema } from './own.ts'

test('a change says nothing of the fields that it leaves out', () => {
  expect(ownWorkerChangeSchema.parse({ available: true })).toEqual({ available: true })
})
