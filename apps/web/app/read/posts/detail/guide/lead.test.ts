import type { GuideReading } from '@menged/contracts/posts'
import { expect, test } from 'vitest'
import { everyGuide } from '../test/every-guide.ts'
import { leadOf } from './lead.ts'

const lead = (summary: string) => leadOf({ summary } as GuideReading)

test('the lead is what to do, without the amount that the facts tell', () => {
  expect(lead('Get a TIN, then apply on eTrade. Official fees came to about ETB 204 by an older schedule.')).toBe(
    'Get a TIN, then apply on eTrade.',
  )
  expect(lead('ቲን ያውጡ፤ ያመልክቱ። ክፍያው 204 ብር ገደማ ነው።')).toBe('ቲን ያውጡ፤ ያመልክቱ።')
  expect(lead('It costs ETB 5.')).toBe('')
  expect(lead('በየዓመቱ 500,000 የኬንያ ሽልንግ ይከፈላል።')).toBe('')
  expect(leadOf(null)).toBe('')
})

test('the cost of a guide is told once before its steps', () => {
  for (const { guide, _id } of everyGuide()) {
    const amounts = guide?.facts.cost.value.match(/[A-Z]{3} \d[\d,]*|\d[\d,]* ብር/g) ?? []
    expect([_id, amounts.filter((amount) => leadOf(guide).includes(amount))]).toEqual([_id, []])
  }
})
