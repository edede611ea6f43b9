import { expect, test } from 'vitest'
import { slug, transliterate } from './transliterate.ts'

const PAIRS = `ሰላም=selam ንግድ=nigd ፈቃድ=fekad ፍቃድ=fikad ፓስፖርት=pasport መንግሥት=mengist ብርሃን=birhan ትምህርት=timhirt ክፍለ=kifle ወረዳ=wereda
አገልግሎት=agelgilot ድርጅት=dirjit ማኅበር=mahber እግዚአብሔር=igziabher ኢትዮጵያ=ityopya አዲስ=adis አበባ=abeba ጠበቃ=tebeka ጽሕፈት=tsihfet ጸሐፊ=tsehafi
ዳዊት=dawit ኃይለሥላሴ=hayleslase ጽጌረዳ=tsigereda ቴክኖሎጂ=teknoloji ኳስ=kwas ጓደኛ=gwadenya ሟች=mwach ቋንቋ=kwankwa ሕግ=hig ውል=wil ቤት=bet ስም=sim
ኪራይ=kiray ውክልና=wiklina ቀበሌ=kebele ጎንደር=gonder ባንክ=bank ሆቴል=hotel ጤና=tena ሐኪም=hakim ልደት=lidet ጋብቻ=gabcha`.split(/\s+/)

test('there are 42 known spellings', () => {
  expect(PAIRS).toHaveLength(42)
})

test.each(PAIRS)('%s', (pair) => {
  const [word = '', latin] = pair.split('=')
  expect(transliterate(word)).toBe(latin)
  expect(slug(word)).toBe(latin)
})

test('letters outside the regular rows', () => {
  expect(transliterate('ጐንደር ቍጥር ኰረብታ ኧረ ኵል')).toBe('gonder kutr korebta ere kul')
  expect(transliterate('ብ እ ሀ ዕድል')).toBe('bi i ha idl')
})

test('every assigned letter has a Latin spelling', () => {
  const missing: string[] = []
  for (let code = 0x1200; code <= 0x135a; code++) {
    const letter = String.fromCharCode(code)
    if (/\p{L}/u.test(letter) && !/^[a-z]+$/.test(transliterate(letter))) missing.push(letter)
  }
  expect(missing).toEqual([])
})

test('text around the words stays, Ethiopic numbers and marks are turned', () => {
  expect(transliterate('ፓስፖርት (e-passport)፣ በ፳፻፲፱፡ነው።')).toBe('pasport (e-passport), be2019 new.')
  expect(transliterate('፩፪')).toBe('፩፪')
  expect(transliterate([...'፠፡።፣፤፥፦፧፨'].map((mark) => `a${mark}b`).join('|'))).toBe('a b|a b|a.b|a,b|a;b|a:b|a:b|a?b|a b')
})

test.each([
  ['የንግድ ፈቃድ', 'yengid-fekad'],
  ['  ቦሌ ክ/ከተማ፦ ወረዳ 03!', 'bole-kifle-ketema-wereda-03'],
  ["Driver's licence, Café №2", 'drivers-licence-cafe-no2'],
  ['፠ — …', ''],
])('slug of "%s" is "%s"', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

test('a slug is stable: the slug of a slug is itself', () => {
  for (const pair of PAIRS) expect(slug(slug(pair))).toBe(slug(pair))
})
