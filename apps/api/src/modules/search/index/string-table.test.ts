import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StringTable } from './string-table.ts'

const aText = fc.string({ unit: fc.constantFrom(...'abሀለ'), maxLength: 6 })

test('a string keeps its number, and those that begin alike come in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(aText, { maxLength: 40 }), { maxLength: 5 }), aText, (batches, prefix) => {
      const table = new StringTable()
      for (const batch of batches) {
        for (const text of batch) expect(table.text(table.add(text))).toBe(text)
        table.sort()
      }
      const distinct = [...new Set(batches.flat())]
      expect(table.size).toBe(distinct.length)
      expect(distinct.map((text) => table.text(table.find(text)))).toEqual(distinct)
      expect(table.find('never')).toBe(-1)
      const begun = distinct.filter((text) => text.startsWith(prefix)).sort()
      expect([...table.startingWith(prefix)].map((number) => table.text(number))).toEqual(begun)
    }),
  )
})

test('many strings are found', () => {
  const table = new StringTable()
  for (let number = 0; number < 20_000; number += 1) table.add(`word ${number}`)
  expect(table.size).toBe(20_000)
  expect(table.text(table.find('word 19999'))).toBe('word 19999')
  expect(table.startingWith('word 1999')).toHaveLength(11)
})
