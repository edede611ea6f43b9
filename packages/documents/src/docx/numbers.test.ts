import { expect, test } from 'vitest'
import { Numbers } from './numbers.ts'

const ARTICLE = 'Article {n}.'

test('articles that follow each other are one list; one out of turn begins another, with its own number', () => {
  const numbers = new Numbers()
  expect([1, 2, 4].map((n) => numbers.article('en', ARTICLE, n))).toEqual([
    { reference: 'article-1', level: 0 },
    { reference: 'article-1', level: 0 },
    { reference: 'article-2', level: 0 },
  ])
  expect(numbers.config.map(({ levels: [first] }) => [first?.text, first?.start, first?.suffix])).toEqual([
    ['Article %1.', 1, 'space'],
    ['Article %1.', 4, 'space'],
  ])
  expect(numbers.article('en', 'Article', 5)).toBeUndefined()
})

test('each language counts for itself', () => {
  const numbers = new Numbers()
  const both = () => [numbers.article('am', 'አንቀጽ {n}።', 1), numbers.article('en', ARTICLE, 1)].map((one) => one?.reference)
  expect(both()).toEqual(['article-1', 'article-2'])
  expect([numbers.clause('am', [1, 1])?.reference, numbers.clause('en', [1, 1])?.reference]).toEqual(['article-1', 'article-2'])
})

test('clauses are levels of the list of their article; without one they are a plain list', () => {
  const numbers = new Numbers()
  numbers.article('en', ARTICLE, 3)
  const levels = [
    [3, 1],
    [3, 2],
    [3, 2, 1],
    [3, 2, 2],
    [3, 3],
  ].map((path) => numbers.clause('en', path))
  expect(levels.map((one) => [one?.reference, one?.level])).toEqual([1, 1, 2, 2, 1].map((level) => ['article-1', level]))
  expect(numbers.clause('en', [1])).toEqual({ reference: 'plain-2', level: 0 })
  expect(numbers.clause('en', [2])).toEqual({ reference: 'plain-2', level: 0 })
  expect(numbers.config.at(-1)?.levels.map(({ text }) => text)).toEqual(['%1.', '%1.%2', '%1.%2.%3', '%1.%2.%3.%4'])
  expect(numbers.config.at(-1)?.levels[0]?.style?.paragraph?.indent).toEqual({ left: 680, hanging: 680 })
  expect(numbers.config.at(-1)?.levels[1]?.style?.paragraph?.indent).toEqual({ left: 680, hanging: 680 })
  expect(numbers.config.at(-1)?.levels[2]?.style?.paragraph?.indent).toEqual({ left: 1360, hanging: 680 })
})

test('a number that Word would count otherwise has none: it is typed', () => {
  const numbers = new Numbers()
  expect(numbers.clause('en', [1, 1])).toBeUndefined()
  numbers.article('en', ARTICLE, 1)
  expect(numbers.clause('en', [1, 2])).toBeUndefined()
  expect(numbers.clause('en', [2, 1])).toBeUndefined()
  expect(numbers.clause('en', [1, 1])).toBeDefined()
  expect(numbers.clause('en', [1, 1])).toBeUndefined()
  expect(numbers.clause('en', [1, 1, 1, 1])).toBeUndefined()
  for (const path of [
    [1, 1, 1],
    [1, 1, 1, 1],
  ])
    expect(numbers.clause('en', path)).toBeDefined()
  expect(numbers.clause('en', [1, 1, 1, 1, 1])).toBeUndefined()
})
