import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberLists } from './number-lists.ts'

test('each list gives what was appended to it, in order, however the appends are mixed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 1500 })), { maxLength: 30 }),
      (appends) => {
        const [lists, expected] = [new NumberLists(), Array.from({ length: 6 }, (): number[] => [])]
        for (const [list, many] of appends)
          for (let value = 0; value < many; value += 1) {
            lists.append(list, value)
            expected[list]?.push(value)
          }
        for (const [list, values] of expected.entries()) {
          expect(lists.length(list)).toBe(values.length)
          expect([...lists.read(list)]).toEqual(values)
        }
      },
    ),
    { numRuns: 30 },
  )
})
