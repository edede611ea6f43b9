import { expect, test } from 'vitest'
import { officialCost, officialTime } from './parting.ts'
import { spreadOf, summaryOf } from './summing-up.ts'

test('from five values on there are a middle and a range; what lies beyond the fences is left out', () => {
  expect(spreadOf([100, 200, 300, 400])).toBeNull()
  expect(spreadOf([300, 100, 200, 500, 400])).toEqual({ reports: 5, middle: 300, low: 100, high: 500 })
  expect(spreadOf([300, 300, 310, 320, 330, 350, 99_999])).toEqual({ reports: 6, middle: 315, low: 300, high: 350 })
  expect(spreadOf([300, 300, 300, 300, 300, 0])).toEqual({ reports: 5, middle: 300, low: 300, high: 300 })
  expect(spreadOf([0, 0, 0, 0, 0])).toEqual({ reports: 5, middle: 0, low: 0, high: 0 })
})

test('offices stand by themselves where enough report them and their name is known', () => {
  const report = (paid: number, officeKey: string | null) => ({ paid, days: null, officeKey })
  const reports = [...[1, 2, 3, 4, 5].map((paid) => report(paid * 100, 'bole')), ...[1, 2].map((paid) => report(paid, 'arada'))]
  const name = { en: 'Bole', am: 'ቦሌ' }
  const names = new Map([
    ['bole', name],
    ['arada', { en: 'Arada', am: 'አራዳ' }],
  ])
  expect(summaryOf(reports, names)?.offices).toEqual([
    { name, paid: { reports: 5, middle: 300, low: 100, high: 500 }, days: null },
  ])
  expect(summaryOf(reports, new Map())?.offices).toEqual([])
  expect(summaryOf(reports.slice(0, 4), names)).toBeNull()
})

test.each([
  ['5,000 birr; 20,000 birr for two days', { from: 5000, until: 20_000 }],
  ['Free', { from: 0, until: 0 }],
  ['15% of the price', null],
  ['Ask at the office', null],
])('the cost "%s" is read as %j', (words, range) => {
  expect(officialCost(words)).toEqual(range)
})

test.each([
  ['3 to 5 weeks', { from: 21, until: 35 }],
  ['10 working days', { from: 10, until: 10 }],
  ['Same day', { from: 0, until: 1 }],
  ['Not published', null],
])('the time "%s" is read as %j', (words, range) => {
  expect(officialTime(words)).toEqual(range)
})
