import { pages } from '@menged/contracts/pages'
import { expect, test } from 'vitest'
import { signupSubject, wordSubject } from './subjects.ts'

test.each([
  '0911234567',
  '0911  23  45  67',
  '(0911) (23) (45) (67)',
  '0911_23_45_67',
  '+251 - 911 - 234567',
  '٠٩١١٢٣٤٥٦٧',
  '፱፩፩፪፫፬፭፮፯',
  '０９１１２３４５６７',
  '09\u200b11\u200b23\u200b45\u200b67',
  'abebe@example.et',
  'abebe (at) example.et',
  'abebe[at]example.et',
  'abebe＠example.et',
])('%s is not kept', (value) => {
  expect(wordSubject(value)).toBe('…')
})

test.each([
  ['Form 1040', 'form 1040'],
  ['ንግድ  ፈቃድ 2017', 'ንግድ ፈቃድ 2017'],
  ['open at night', 'open at night'],
])('%s stays', (value, subject) => {
  expect(wordSubject(value)).toBe(subject)
})

test.each(pages.filter(({ secret }) => secret))('the way to an account from $id is counted without the secret', ({ path }) => {
  expect(signupSubject(path.replace(':token', 'secret'), ['personal-form'])).toBe(`${path.replace('token', 'id')} personal-form`)
})
