import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { birrWords, numberWords } from './number-words.ts'

const AMHARIC =
  `0=ዜሮ;1=አንድ;2=ሁለት;3=ሦስት;4=አራት;5=አምስት;6=ስድስት;7=ሰባት;8=ስምንት;9=ዘጠኝ;10=አሥር;11=አሥራ አንድ;15=አሥራ አምስት;19=አሥራ ዘጠኝ;20=ሃያ;21=ሃያ አንድ
30=ሠላሳ;40=አርባ;45=አርባ አምስት;50=ሃምሳ;60=ስልሳ;67=ስልሳ ሰባት;70=ሰባ;78=ሰባ ስምንት;80=ሰማንያ;89=ሰማንያ ዘጠኝ;90=ዘጠና;99=ዘጠና ዘጠኝ
100=አንድ መቶ;101=አንድ መቶ አንድ;110=አንድ መቶ አሥር;111=አንድ መቶ አሥራ አንድ;200=ሁለት መቶ;345=ሦስት መቶ አርባ አምስት;999=ዘጠኝ መቶ ዘጠና ዘጠኝ
1000=አንድ ሺህ;1001=አንድ ሺህ አንድ;1250=አንድ ሺህ ሁለት መቶ ሃምሳ;2019=ሁለት ሺህ አሥራ ዘጠኝ;10000=አሥር ሺህ;15000=አሥራ አምስት ሺህ
100000=አንድ መቶ ሺህ;250000=ሁለት መቶ ሃምሳ ሺህ;1000000=አንድ ሚሊዮን;1250000=አንድ ሚሊዮን ሁለት መቶ ሃምሳ ሺህ;1000000000=አንድ ቢሊዮን
1000000000000=አንድ ትሪሊዮን;12000000000003=አሥራ ሁለት ትሪሊዮን ሦስት`.split(/[;\n]/)

const ENGLISH =
  `0=zero;13=thirteen;21=twenty-one;40=forty;100=one hundred;101=one hundred and one;999=nine hundred and ninety-nine
1001=one thousand and one;1250=one thousand two hundred and fifty;15000=fifteen thousand;100000=one hundred thousand
101000=one hundred and one thousand;1000101=one million one hundred and one;2000000020=two billion and twenty
1000000000000=one trillion`.split(/[;\n]/)

const AMHARIC_SANTIM = `0=ዜሮ ብር;5=አምስት ሳንቲም;100=አንድ ብር;150=አንድ ብር ከሃምሳ ሳንቲም;1500000=አሥራ አምስት ሺህ ብር;1000001=አሥር ሺህ ብር ከአንድ ሳንቲም
125000050=አንድ ሚሊዮን ሁለት መቶ ሃምሳ ሺህ ብር ከሃምሳ ሳንቲም`.split(/[;\n]/)

const ENGLISH_SANTIM = `0=zero birr;5=five santim;100=one birr;150=one birr and fifty santim;1500000=fifteen thousand birr
12150=one hundred and twenty-one birr and fifty santim`.split(/[;\n]/)

function cases(list: readonly string[], language: Language): (readonly [digits: string, words: string, language: Language])[] {
  return list.map((pair) => {
    const [digits = '', words = ''] = pair.split('=')
    return [digits, words, language]
  })
}

test.each([...cases(AMHARIC, 'am'), ...cases(ENGLISH, 'en')])('%s is "%s" (%s)', (digits, words, language) => {
  expect(numberWords(BigInt(digits), language)).toBe(words)
  expect(numberWords(Number(digits), language)).toBe(words)
})

test.each([...cases(AMHARIC_SANTIM, 'am'), ...cases(ENGLISH_SANTIM, 'en')])(
  '%s santim are "%s" (%s)',
  (digits, words, language) => {
    expect(birrWords(BigInt(digits), language)).toBe(words)
    expect(birrWords(Number(digits), language)).toBe(words)
  },
)

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -1n, 10n ** 18n])('%s has no words', (value) => {
  expect(() => numberWords(value, 'am')).toThrow(RangeError)
  expect(() => birrWords(value, 'en')).toThrow(RangeError)
})

test('the largest number and amount that have words', () => {
  expect(numberWords(10n ** 15n - 1n, 'en')).toMatch(/^nine hundred and ninety-nine trillion .* and ninety-nine$/)
  expect(birrWords(10n ** 17n - 1n, 'am')).toMatch(/^ዘጠኝ መቶ ዘጠና ዘጠኝ ትሪሊዮን .* ብር ከዘጠና ዘጠኝ ሳንቲም$/)
  expect(() => numberWords(10n ** 15n, 'en')).toThrow(RangeError)
  expect(() => birrWords(10n ** 17n, 'en')).toThrow(RangeError)
})

test('no two numbers to 20,000 share their words, and none has a stray space', () => {
  for (const language of ['am', 'en'] as const) {
    const seen = new Set<string>()
    for (let value = 0; value <= 20_000; value++) seen.add(numberWords(value, language))
    expect(seen.size).toBe(20_001)
    expect([...seen].filter((words) => words !== words.trim() || words.includes('  '))).toEqual([])
  }
})
