import { expect, test } from 'vitest'
import { stem } from './stem.ts'

const FAMILIES = `ቤት: ቤቶች ቤቱ ቤቴ ቤታችን ቤታቸው ቤቶችን ቤቶቹ የቤት በቤት ለቤቱ ከቤቶች ቤትን ቤትም ቤቶቻችን
መኪና: መኪናዎች መኪናዎችን የመኪና መኪናውን በመኪናዎች
ፈቃድ: የፈቃድ ፈቃዱ ፈቃዶችን ለፈቃድ ያለፈቃድ
ሠራተኛ: ሰራተኞች የሰራተኞች ሰራተኛዋ ለሠራተኞቹ
ከተማ: ከተሞች የከተማ ከተማው በከተማ
ጠበቃ: ጠበቆች ጠበቃዎች
ሕግ: ህጉ ሕጎች የሕግ በህግ ሕጋዊ
መንግሥት: መንግስታት በመንግስቱ
ማኅበር: ማህበራት የማህበሩ
ንግድ: ንግዱ ንግዶች የንግድ በንግድ ለንግዱ ንግዳችን ንግድና ንግድን
ፓስፖርት: ፓስፖርቶች ፓስፖርቴ የፓስፖርት ፓስፖርቱን ለፓስፖርት ፓስፖርታችሁ
አገልግሎት: አገልግሎቶች የአገልግሎት አገልግሎታቸው በአገልግሎቶቻችን ስለአገልግሎት
ኢትዮጵያ: የኢትዮጵያ ኢትዮጵያዊ ኢትዮጵያውያን በኢትዮጵያ ኢትዮጵያን ኢትዮጵያና
ግብር: ግብሩ ግብሮች የግብር ለግብር ግብርን ግብሩን
ሰነድ: ሰነዶች ሰነዱ የሰነድ ሰነዶቹን በሰነዶች ሰነዶቻቸው ሰነድዎን
ውክልና: ውክልናው የውክልና በውክልና ውክልናዎች ውክልናን
ተከራይ: ተከራዮች ተከራዩ የተከራይ ለተከራዮቹ ተከራይና
ድርጅት: ድርጅቶች ድርጅቱ የድርጅት በድርጅቶች ድርጅታችን ለድርጅቱ እንደድርጅት በድርጅትዎ`
  .split('\n')
  .map((line) => line.split(/:? /))

const meet = (one: string, other: string): boolean => {
  const stems = new Set(stem(one))
  return stem(other).some((candidate) => stems.has(candidate))
}

test.each([
  ['ግዢ', 'ግዢያችን'],
  ['ግዢ', 'ግዥያችን'],
  ['ቆጣሪ', 'ቆጣሪያችንን'],
  ['ጉዳይ', 'ጉዳያችን'],
])('a possessive takes the glide with it, or not: %s, %s', (base, possessive) => {
  expect(meet(base, possessive)).toBe(true)
})

test('a short word keeps an ending that is hardly one', () => {
  expect(meet('ጥርስ', 'ጥር')).toBe(false)
  expect(meet('ንግድስ', 'ንግድ')).toBe(true)
})

test('there are 18 families', () => {
  expect(FAMILIES).toHaveLength(18)
})

test.each(FAMILIES)('every form of %s meets every other', (...family) => {
  const apart = family.flatMap((one) => family.filter((other) => !meet(one, other)).map((other) => `${one}/${other}`))
  expect(apart).toEqual([])
})

test('no form of one family meets a form of another', () => {
  const met: string[] = []
  for (const [index, family] of FAMILIES.entries()) {
    for (const other of FAMILIES.slice(index + 1).flat()) {
      for (const word of family) if (meet(word, other)) met.push(`${word}/${other}`)
    }
  }
  expect(met).toEqual([])
})

test.each([
  ['ለማ', 'ማ'],
  ['ከበደ', 'በደል'],
  ['ቤት', 'በር'],
  ['ና', 'ን'],
])('%s does not meet %s', (one, other) => {
  expect(meet(one, other)).toBe(false)
})

test.each([
  ['በሬ', 'በር', 'ox, door'],
  ['ለማ', 'ለም', 'a name, fertile'],
])('known over-merge, because the last vowel is dropped: %s and %s (%s)', (one, other) => {
  expect(meet(one, other)).toBe(true)
})

test.each([
  ['የቤቶች', ['ቤት']],
  ['በቤት', ['ቤት', 'በቤት']],
  ['መኪና', ['መክ', 'መኪን']],
  ['መኪናዬ', ['መኪን', 'መኪናይ']],
  ['ጉዳዬ', ['ጉድ', 'ጉዳይ']],
  ['ኢንሹራንስ', ['ኢንሹር', 'ኢንሹራን', 'ኢንሹራንስ']],
  ['ቋንቋዎቻችን', ['ቋንቅ']],
  ['ወርሃዊ', ['ወርህ']],
  ['ሰዓታት', ['ሰአት']],
  ['ማ', ['ማ']],
  ['ቌቌ', ['ቌቌ']],
])('stems of %s', (word, stems) => {
  expect(stem(word)).toEqual(stems)
})

test('a foreign word or number loses a glued prefix and is else only folded', () => {
  expect(stem('በ2019')).toEqual(['2019', 'በ2019'])
  expect(stem('የTIN')).toEqual(['tin', 'የtin'])
  expect(stem('ቁ12')).toEqual(['ቁ12'])
  expect(stem('Passports')).toEqual(['passports'])
  expect(stem('')).toEqual([])
})

test('a word that may be divided in many ways has its three shortest stems', () => {
  expect(stem('በማሽን')).toEqual(['በም', 'ማሽ', 'በማሽ'])
  expect(stem('ረዳቱንና')).toEqual(['ረድ', 'ረዳት', 'ረዳቱን'])
})
