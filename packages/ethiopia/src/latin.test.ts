import { expect, test } from 'vitest'
import { plainLatin, toEthiopic } from './latin.ts'
import { skeleton } from './skeleton.ts'

test.each(`selam=ሰላም feqad=ፈቃድ pasport=ፓስፖርት addis=አዲስ wereda=ወረዳ bank=ባንክ gubae=ጉባኤ`.split(' '))('%s', (pair) => {
  const [latin = '', amharic] = pair.split('=')
  expect(toEthiopic(latin)).toBe(amharic)
  expect(toEthiopic(latin.toUpperCase())).toBe(amharic)
})

test.each([
  ['nigd', 'ኒግድ', 'ንግድ'],
  ['kebele', 'ከበለ', 'ቀበሌ'],
  ['hotel', 'ሆተል', 'ሆቴል'],
])('%s becomes %s, which is wrong, but leads to %s by its sound', (latin, guess, word) => {
  expect(toEthiopic(latin)).toBe(guess)
  expect(skeleton(guess)).toBe(skeleton(word))
})

test.each([
  ['sheger chala zhandereba gubegna', 'ሸገር ቻላ ዣንደረባ ጉበኛ'],
  ['biet beet', 'ቤት ቤት'],
  ["t'ena ts'egga k'ebelie p'awlos ch'aka", 'ጠና ጸጋ ቀበሌ ጳውሎስ ጫካ'],
  ['kwas gwadenya quanqua mwach', 'ኳስ ጓደኛ ቋንቋ ሟች'],
  ['kua hwala ywa', 'ኳ ኋላ ይዋ'],
  ['mastaweqia Ethiopia', 'ማስታወቂያ ኤቲዮፒያ'],
  ["taxi Café Ñuño ge'ez", 'ታክሲ ካፈ ኙኞ ገኤዝ'],
  ["2019 'selam', ሰላም — ok", "2019 'ሰላም', ሰላም — ኦክ"],
  ['', ''],
])('"%s" becomes "%s"', (latin, amharic) => {
  expect(toEthiopic(latin)).toBe(amharic)
})

test('every single letter has an Ethiopic one', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') expect(toEthiopic(letter)).toMatch(/^[\u1200-\u135A]+$/)
})

test('plain Latin', () => {
  expect(plainLatin('Ñandú École ሰላም')).toBe('nyandu ecole ሰላም')
})
