import { expect, test } from 'vitest'
import type { Field, Part } from './query-part.ts'
import { rankingOf, withLikely } from './ranking.ts'

const word = (weight: number): Part => ({
  weight,
  aside: false,
  expansions: [{ score: 4, all: [['x:a']], fields: ['A'], sure: true }],
})
const unknown: Part = { weight: 2.35, aside: false, expansions: [] }
const row = (id: string, score: number, ...places: (Field | '')[]) => {
  const parts = places.flatMap((place, part) => (place === '' ? [] : [{ part, place }]))
  return {
    id,
    score,
    parts: parts.map(({ part }) => part),
    places: parts.map(({ place }) => place),
    surely: parts.map(({ place }) => place),
  }
}
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join(' ')

test('those that are about the words stand first, whatever mentions score', () => {
  const request = { parts: [word(1)], rarest: 4.7 }
  const { rows, about, isConfident } = rankingOf(request, [row('title', 9, 'A'), row('text', 5, 'C'), row('other', 4, 'A')], [])
  expect([ids(rows), ids(about), isConfident]).toEqual(['title other text', 'title other', true])
})

test('where a text says most, no line is drawn', () => {
  const request = { parts: [word(1)], rarest: 4.7 }
  const { rows, about } = rankingOf(request, [row('text', 9, 'C'), row('title', 5, 'A')], [])
  expect([ids(rows), ids(about)]).toEqual(['text title', 'text title'])
})

test('what lacks a word comes when it says as much, or when few have all', () => {
  const request = { parts: [word(2), word(2)], rarest: 4.7 }
  const whole = ['a', 'b', 'c'].map((id) => row(id, 9, 'A', 'A'))
  expect(ids(rankingOf(request, whole, [row('weak', 5, 'B'), row('strong', 20, 'B', 'A')]).rows)).toBe('strong a b c')
  expect(ids(rankingOf(request, whole.slice(0, 1), [row('weak', 5, 'B'), row('faint', 1, 'B')]).rows)).toBe('a weak')
})

test('what has only the common word of the two is near, not sure', () => {
  const many = Array.from({ length: 8 }, (_, place) => row(String(place), 5, '', 'A'))
  const { rows, isConfident } = rankingOf({ parts: [unknown, word(1)], rarest: 4.7 }, [], many)
  expect([rows.length, isConfident]).toEqual([8, false])
})

const found = (...names: string[]) => {
  const rows = names.map((id, place) => row(id, 9 - place, 'A'))
  return { rows, about: rows.slice(0, 2), isConfident: true }
}
const likely = (...names: string[]) => names.map((id) => row(id, 1, 'C'))

test('what is surely asked for stands first, and the next likeliest third', () => {
  const { rows, about } = withLikely(found('a', 'b', 'c', 'd'), likely('d', 'e'), 'sure')
  expect([ids(rows), ids(about)]).toEqual(['d a e b c', 'd a e b'])
})

test('what is likely stands third, and what stands higher stays', () => {
  expect(ids(withLikely(found('a', 'b', 'c', 'd'), likely('d', 'e'), 'likely').rows)).toBe('a b d c')
  expect(ids(withLikely(found('a', 'b', 'c', 'd'), likely('a', 'd'), 'possible').rows)).toBe('a b c d')
})

test('where nothing was found what is likely is shown, alone', () => {
  const nothing = { ...found('a'), isConfident: false }
  for (const each of ['sure', 'likely'] as const) expect(ids(withLikely(nothing, likely('d', 'e'), each).rows)).toBe('d')
  expect(withLikely(nothing, likely('d', 'e'), 'possible')).toBe(nothing)
})
