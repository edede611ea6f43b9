import { expect, test } from 'vitest'
import { rowFactsIn } from './row-facts.ts'

const text = (en: string, am: string) => ({ en, am })
const facts = {
  cost: { value: text('About ETB 204, or about ETB 231 with a trade name', '204 ብር ገደማ፤ የንግድ ስም ካስያዙ 231 ብር ገደማ') },
  time: { value: text('1 working day', 'አንድ የሥራ ቀን') },
  where: { value: text('eTrade', 'ኢ-ትሬድ'), note: text('Import licences: the ministry', 'የአስመጪነት፦ በሚኒስቴሩ') },
}

test('the short facts that a guide says are taken, in one language', () => {
  const row = { cost: text('ETB 204–231', 'ከ204 እስከ 231 ብር'), time: text('1 day', '1 ቀን'), place: text('eTrade', 'ኢ-ትሬድ') }
  expect(rowFactsIn(row, 'en')).toEqual({ cost: 'ETB 204–231', time: '1 day', place: 'eTrade' })
  expect(rowFactsIn(row, 'am')).toEqual({ cost: 'ከ204 እስከ 231 ብር', time: '1 ቀን', place: 'ኢ-ትሬድ' })
  expect(rowFactsIn({ cost: row.cost, time: row.time }, 'en').place).toBeNull()
})

test('without them the facts that are short enough as they stand, and none is cut', () => {
  expect(rowFactsIn(facts, 'en')).toEqual({ cost: null, time: '1 working day', place: 'eTrade' })
  expect(rowFactsIn({ ...facts, cost: { value: text('x'.repeat(28), 'ሀ'.repeat(29)) } }, 'en').cost).toBe('x'.repeat(28))
  expect(rowFactsIn({ ...facts, cost: { value: text('x'.repeat(28), 'ሀ'.repeat(29)) } }, 'am').cost).toBeNull()
})

test('a post that is no guide has none', () => {
  expect(rowFactsIn(null, 'en')).toEqual({ cost: null, time: null, place: null })
})
