import { expect, test } from 'vitest'
import { companyDoc } from '../testing/company.ts'
import { covered, rangesOf } from '../testing/coverage.ts'
import { COVERAGE } from './coverage.ts'
import { FONT_FILES, readFonts } from './files.ts'
import { printable, unsupportedIn } from './unsupported.ts'
import { refuseUnsupported, UnsupportedCharacter } from './unsupported-character.ts'

test('the list of characters is what the fonts have', () => {
  expect(COVERAGE).toBe(rangesOf(covered()))
})

test.each([
  ['ሀ ፐ ፡ ። ፣ ፤ ፦ ፩ ፼ ⶀ ꬁ', []],
  ['Abebe (PLC) № 12 – “m²” ½ ± € ‹ ›', []],
  ['Ж Ω ẞ é e\u0301', []],
  ['a\nb\tc\r\nd\u00a0e\u200b\ufeff\u200e', []],
  ['😀 ok 😀 ✌️ 漢', ['😀', '✌', '漢']],
  ['ع \u0007 \u202e \ud800', ['ع', '\u0007', '\u202e', '\ud800']],
  ['☐ ✓', ['☐', '✓']],
])('of %j these cannot be printed: %j', (text, characters) => {
  expect(unsupportedIn(text)).toEqual(characters)
})

test('what is printed has one kind of line break, composed letters and nothing unseen', () => {
  expect(printable('a\r\nb\rc\u2028d\u200be\ufefff\tg e\u0301')).toBe('a\nb\nc\ndef g é')
})

test('a document is refused with the character, wherever it stands', () => {
  expect(refuseUnsupported(companyDoc('both'))).toBeUndefined()
  const refuse = () => refuseUnsupported(companyDoc('am', { second: 'Sara 漢' }))
  expect(refuse).toThrow(UnsupportedCharacter)
  expect(refuse).toThrow('漢')
})

test('a font that is not there, or not ours, fails the start with a sentence', async () => {
  expect((await readFonts()).map(({ length }) => length > 300_000)).toEqual([true, true, true, true])
  const [font] = FONT_FILES
  if (!font) throw new Error('no fonts')
  const gone = readFonts([{ ...font, file: font.file.replace('400Regular.ttf', '400Gone.ttf') }])
  await expect(gone).rejects.toThrow(/^The font .*Gone\.ttf, which documents are printed with, is not there\. Run "npm ci"/)
  const other = readFonts([{ ...font, hash: 'f'.repeat(32) }])
  await expect(other).rejects.toThrow(/is another file than documents were made with/)
})
