import { expect, test } from 'vitest'
import { PARTNERS, partnership } from '../test/partnership.ts'
import { answered, errorsIn, isStarted, startWith, stepOf, warningsIn, withOneMore, without } from './answers.ts'

const words = {
  required: 'This field is required',
  unsupported: (letters: string) => `not supported: ${letters}`,
  tooLong: (most: number) => `at most ${most}`,
}
const unsupportedIn = (text: string) => [...text].filter((letter) => letter > '\u4e00')
const errorsOf = (id: string, values: Record<string, string | boolean>) => {
  const all = { ...partnership.initial, ...values }
  const step = partnership.steps(all).find((each) => each.id === id)
  if (!step) throw new Error(id)
  return errorsIn(partnership, step, all, { language: 'en', words, unsupportedIn })
}

// covers D-15
test('a required field must hold more than blanks, and a required box must be ticked; other steps are not looked at', () => {
  expect(errorsOf('company', {})).toEqual({ companyName: words.required })
  expect(errorsOf('company', { companyName: '   ' })).toEqual({ companyName: words.required })
  expect(errorsOf('company', { companyName: 'Selale' })).toEqual({})
  expect(errorsOf('confirmation', { agree: false })).toEqual({ agree: words.required })
  expect(errorsOf('confirmation', { agree: true })).toEqual({})
})

test('no is an answer to yes or no; nothing is none', () => {
  expect(errorsOf('shares', { shares: '20', pets: false })).toEqual({})
  expect(errorsOf('shares', { shares: '20' })).toEqual({ pets: words.required })
})

test('first what is empty, then letters that no font has, then what is too long, then what the template says', () => {
  expect(errorsOf('company', { companyName: 'Selale 漢字漢' })).toEqual({ companyName: 'not supported: 漢 字' })
  expect(errorsOf('shares', { shares: '123456', pets: true })).toEqual({ shares: 'at most 5' })
  expect(errorsOf('shares', { shares: '101', pets: true })).toEqual({ shares: 'At most 100 shares' })
})

test('a warning holds nobody up', () => {
  const values = { ...partnership.initial, shares: '5', pets: true }
  const step = partnership.steps(values).find(({ id }) => id === 'shares')
  if (!step) throw new Error('no step')
  expect(errorsOf('shares', values as never)).toEqual({})
  expect(warningsIn(partnership, step, values).map(({ message }) => message.en)).toEqual(['Few shares'])
})

test('a form starts with what is known, and a consent is given anew', () => {
  expect(startWith(partnership, { companyName: 'Selale', agree: true }, undefined, { companyName: 'Adulis' })).toEqual({
    ...partnership.initial,
    companyName: 'Adulis',
  })
})

test('a member more has a step of its own, up to the most', () => {
  const three = withOneMore(PARTNERS, startWith(partnership))
  expect(partnership.steps(three).map(({ id }) => id)).toContain('partner3')
  expect(withOneMore(PARTNERS, three)).toEqual(three)
})

test('who stands behind a member that goes moves up with everything', () => {
  const three = {
    ...startWith(partnership, { companyName: 'Selale' }),
    partnerCount: '3',
    partner1Name: 'Hirut',
    partner1Id: '1',
    partner2Name: 'Kebede',
    partner2Id: '2',
    partner3Name: 'Abroad',
    partner3Country: 'Kenya',
  }
  const left = without(partnership, PARTNERS, 2, three)
  expect(left).toMatchObject({ partnerCount: '2', partner1Name: 'Hirut', partner2Name: 'Abroad', partner2Country: 'Kenya' })
  expect(left.partner2Id).toBeUndefined()
  expect(left.partner3Name).toBeUndefined()
  expect(left.companyName).toBe('Selale')
})

test('the last member goes without a trace, and there are never fewer than the least', () => {
  const two = { ...startWith(partnership), partner1Name: 'Hirut', partner2Name: 'Kebede' }
  expect(without(partnership, PARTNERS, 2, two)).toEqual({ ...partnership.initial, partner1Name: 'Hirut', partnerCount: '2' })
})

test('what belongs to no field is not sent', () => {
  const values = {
    ...startWith(partnership),
    partner1Name: 'Hirut',
    partner3Name: 'Gone',
    companyName: '',
    pets: false,
    old: 'x',
  }
  expect(answered(partnership, values)).toEqual({ partnerCount: '2', partner1Name: 'Hirut', pets: false })
})

test('a field leads to its step', () => {
  const steps = partnership.steps(partnership.initial)
  expect([stepOf(steps, 'partner2Id'), stepOf(steps, 'companyName'), stepOf(steps, 'partner9Id')]).toEqual([2, 0, -1])
})

test('a form that says no more than it started with is not worth keeping', () => {
  expect(isStarted(partnership, startWith(partnership))).toBe(false)
  expect(isStarted(partnership, { ...startWith(partnership), companyName: ' ' })).toBe(false)
  expect(isStarted(partnership, { ...startWith(partnership), companyName: 'Selale' })).toBe(true)
})
