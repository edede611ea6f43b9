import { expect, test } from 'vitest'
import type { Field, Part } from './part.ts'
import { areAbout, isSure, type Met } from './sure.ts'

const RAREST = 4.7
const word = (weight: number): Part => ({ weight, aside: false, ways: [{ score: 4, all: [['x:a']], fields: ['A'], sure: true }] })
const unknown = (aside = false): Part => ({ weight: 2.35, aside, ways: [] })
const guessed: Part = { weight: 2.35, aside: false, ways: [{ score: 1, all: [['k:a']], fields: ['A'], sure: false }] }
/** Beside the part the place that has the word, and after a `~` the place that has only a guess. */
const row = (...met: string[]): Met => ({
  parts: met.map((each) => Number(each[0])),
  places: met.map((each) => each.at(-1) as Field),
  surely: met.map((each) => (each.includes('~') ? '' : (each.at(-1) as Field))),
})
const sure = (parts: Part[], rows: Met[]) => isSure({ parts, rarest: RAREST }, rows)
const COMMON = Array.from({ length: 8 }, () => row('1A'))

test('a word that many titles share decides less than one that nobody knows', () => {
  expect(sure([unknown(), word(1.1)], COMMON)).toBe(false)
})

test('a word that one title has is enough, however often texts mention it', () => {
  const passport = word(0.9)
  expect(sure([passport], [row('0A'), row('0B'), ...Array.from({ length: 40 }, () => row('0C'))])).toBe(true)
  expect(sure([unknown(), passport], [row('1A'), row('1C')])).toBe(true)
  expect(sure([unknown(), unknown(), passport], [row('2A')])).toBe(false)
})

test('what stands aside is missed less', () => {
  const money = word(2.8)
  expect(sure([money, unknown()], [row('0A'), row('0A')])).toBe(false)
  expect(sure([money, unknown(true)], [row('0A'), row('0A')])).toBe(true)
})

test('a guess alone makes nothing sure, unless every word is met', () => {
  expect(sure([guessed], [row('0~A')])).toBe(true)
  expect(sure([guessed, word(0.3)], [row('0~A')])).toBe(false)
  expect(sure([guessed, guessed], [row('0~A', '1~A')])).toBe(true)
  expect(sure([guessed, guessed], [row('0~A', '1~C')])).toBe(false)
  expect(sure([guessed, unknown()], [row('0~A')])).toBe(false)
})

test('a word that says little is not missed, and makes nothing sure', () => {
  expect(sure([word(4), word(0.2)], [row('0A')])).toBe(true)
  expect(sure([unknown(), word(0.2)], [row('1A')])).toBe(false)
})

test('only what is shown first decides', () => {
  expect(sure([word(3)], [row(), row(), row(), row('0A')])).toBe(false)
  expect(sure([word(3)], [])).toBe(false)
})

test('posts with the words in the title are about them, the others mention them', () => {
  const request = { parts: [word(0.9)], rarest: RAREST }
  expect(areAbout(request, [row('0A'), row('0A'), row('0B'), row('0C')])).toEqual([true, true, false, false])
  // Where no title has them, the summary or a name does.
  expect(areAbout(request, [row('0B'), row('0C')])).toEqual([true, false])
  expect(areAbout(request, [row('0C')])).toEqual([false])
})

test('of several words most have to be in the title', () => {
  const request = { parts: [word(2), word(1.1)], rarest: RAREST }
  expect(areAbout(request, [row('0A', '1A'), ...COMMON])).toEqual([true, ...COMMON.map(() => false)])
})
