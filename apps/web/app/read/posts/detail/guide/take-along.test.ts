import type { Reading } from '@menged/contracts/posts'
import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { everyGuide } from '../test/every-guide.ts'
import { MESSAGE_LENGTH, takeAlong } from './take-along.ts'

const numbersIn = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? []
const addressOf = ({ _id, language }: Reading, origin: string) => `${origin}/post/detail/${_id}?lang=${language}`

const reading = {
  _id: 'a',
  language: 'en',
  title: 'How to trade',
  category: 'business',
  guide: {
    facts: { cost: { value: 'About ETB 1,250' }, time: { value: '1 day' }, where: { value: 'Trade office' } },
    documents: [{}, {}],
  },
} as unknown as Reading

test('title, cost, time, place and papers, each on a line', () => {
  expect(takeAlong(reading, 'https://menged.example/a', translateIn('en'))).toBe(
    'How to trade\nCost: About ETB 1,250\nTime: 1 day\nWhere: Trade office\nPapers to bring: 2',
  )
})

test.each(['https://menged.example', 'https://an-address-as-long-as-they-come.information.menged.example'])(
  'with its address at %s the text of every guide fits a message, and tells its cost whole',
  (origin) => {
    for (const guide of everyGuide()) {
      const url = addressOf(guide, origin)
      const text = takeAlong(guide, url, translateIn(guide.language))
      expect(`${text}\n${url}`.length, guide._id).toBeLessThanOrEqual(MESSAGE_LENGTH)
      expect(text, guide._id).toContain(guide.guide?.facts.cost.value)
      // Each number is one of the guide's, whole.
      const { title, guide: parts } = guide
      const known = numbersIn([title, parts?.facts.time.value, parts?.facts.where.value, parts?.facts.cost.value].join(' '))
      const told = numbersIn(text.replace(/\S*\s*\d+$/, ''))
      expect([guide._id, told.filter((number) => !known.includes(number))]).toEqual([guide._id, []])
    }
  },
)

test('what is too long is cut at a word, never in or beside an amount', () => {
  const long = structuredClone(reading)
  long.title = `${'Long title '.repeat(12)}end`
  if (long.guide) long.guide.facts.where.value = `${'From office to office '.repeat(5)}then pay ETB 1,250 to the bank and wait`
  const url = 'https://menged.example/post/detail/a?lang=en'
  const text = takeAlong(long, url, translateIn('en'))
  expect(`${text}\n${url}`.length).toBeLessThanOrEqual(MESSAGE_LENGTH)
  expect(text).toMatch(/Cost: About ETB 1,250\n/)
  expect(text).not.toMatch(/ETB…|\d…|,…/)
})
