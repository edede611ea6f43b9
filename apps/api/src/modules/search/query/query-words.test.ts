import { expect, test } from 'vitest'
import { analyse } from '../words/analyse.ts'
import { asideOf } from '../words/fillers.ts'
import { joined, queryWordOf, queryWordsOf } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'

const KNOWN = new Set(
  ['awash', 'bank', 'tax', 'block', 'chain', 'trademark', 'trade', 'licence'].flatMap((word) => [
    `x:${word}`,
    ...analyse(word).stems,
  ]),
)
for (const word of ['ንግድ', 'ፈቃድ', 'መንጃ', 'ፓስፖርት'])
  for (const lexeme of [analyse(word).exact, ...analyse(word).stems]) KNOWN.add(lexeme)
const COMMON = new Set(['x:bank', 'x:licence', analyse('ፈቃድ').exact])
const vocabulary: Vocabulary = {
  has: (lexeme) => KNOWN.has(lexeme),
  weightOf: (lexemes) => (lexemes.some((lexeme) => COMMON.has(lexeme)) ? 1 : 5),
  startsWith: () => false,
  near: (word) => (word === 'trademrk' ? ['trademark'] : []),
  inOtherScript: () => undefined,
  spelled: (word) => word,
}
const names = {
  has: ({ word }: { word: string }) => ['id', 'csc'].includes(word),
  at: ([asked]: { word: string }[]) =>
    ['id', 'csc'].includes(asked?.word ?? '') ? { length: 1, means: [], byEar: false } : undefined,
}
const read = (...words: string[]) => queryWordsOf(words, vocabulary, names).map(({ word }) => word)
const asked = (word: string) => queryWordOf(word, vocabulary)

test('words written together are taken apart, when the second is a common one or a name', () => {
  expect(read('awashbank')).toEqual(['awash', 'bank'])
  expect(read('tradelicence')).toEqual(['trade', 'licence'])
  expect(read('taxid')).toEqual(['tax', 'id'])
  expect(read('blockchain')).toEqual(['blockchain'])
  expect(read('bank', 'xbank')).toEqual(['bank', 'xbank'])
})

test('Amharic words without the blank between them are two, and one that is written as two is one', () => {
  expect(read('ንግድፈቃድ')).toEqual(['ንግድ', 'ፈቃድ'])
  expect(read('መንጃፈቃድ')).toEqual(['መንጃ', 'ፈቃድ'])
  expect(read('ንግድሥራችን', 'ፓስፖርት')).toEqual(['ንግድሥራችን', 'ፓስፖርት'])
  expect(joined([asked('ፓስ'), asked('ፖርት')], vocabulary)).toBe('ፓስፖርት')
  expect(joined([asked('ንግድ'), asked('ፈቃድ')], vocabulary)).toBeUndefined()
})

test('letters that are spelled out are one word in Latin letters', () => {
  expect(read('ሲኤስሲ')).toEqual(['csc'])
  expect(read('ፓስፖርት')).toEqual(['ፓስፖርት'])
})

test('a word that is written as two is found, and so is a misspelt one', () => {
  expect(joined([asked('trade'), asked('mark')], vocabulary)).toBe('trademark')
  expect(joined([asked('trade'), asked('mrk')], vocabulary)).toBe('trademark')
  expect(joined([asked('trade'), asked('bank')], vocabulary)).toBeUndefined()
  expect(joined([asked('trade')], vocabulary)).toBeUndefined()
})

test.each(['ልመዘገብ', 'እፈልጋለሁ', 'ይቆረጣል', 'ጠፍቶብኛል', 'የምመዘገበው', 'ለማዞር', 'ሞቷል', 'ዋጋ', 'price'])('%s tells little', (word) => {
  expect(asked(word).light).toBe(true)
})

test.each(['ፓስፖርት', 'ፈቃድ', 'ማሳደስ', 'የምግብ', 'licence', 'ውሻ'])('%s tells what is looked for', (word) => {
  expect(asked(word).light).toBe(false)
})

test('what stands behind a preposition is aside, when something was asked for before', () => {
  expect([...asideOf(['send', 'money', 'from', 'canada'])]).toEqual(['canada'])
  expect([...asideOf(['how', 'to', 'send', 'money', 'to', 'my', 'mother'])]).toEqual([])
  expect([...asideOf(['in', 'canada'])]).toEqual([])
})
