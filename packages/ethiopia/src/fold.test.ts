import { expect, test } from 'vitest'
import { expandAbbreviations, fold, normalizePunctuation, tokenize } from './fold.ts'

const PAIRS = `ሐኪም>ሀኪም ኃይል>ሀይል ሃይል>ሀይል ኀይል>ሀይል ሠላም>ሰላም ሥራ>ስራ ዓለም>አለም ኣለም>አለም ዐቢይ>አቢይ ፀሐይ>ጸሀይ ጸሃይ>ጸሀይ ፅሁፍ>ጽሁፍ ጽሑፍ>ጽሁፍ
ፀጥታ>ጸጥታ ኅብረት>ህብረት ሕብረት>ህብረት ማኅበር>ማህበር ማህበር>ማህበር ቍጥር>ቁጥር ጐንደር>ጎንደር ኰረብታ>ኮረብታ ቈጠረ>ቆጠረ ጕዳይ>ጉዳይ ዉሃ>ውሀ ውኃ>ውሀ ሱዋ>ሷ ቱዋል>ቷል ሧ>ሷ
ኩዋስ>ኳስ ኧረ>አረ ሗላ>ኋላ ሔደ>ሄደ ኄደ>ሄደ ሖነ>ሆነ ጽህፈት>ጽህፈት ቋንቋ>ቋንቋ`.split(/\s+/)

test('there are 36 known foldings', () => {
  expect(PAIRS).toHaveLength(36)
})

test.each(PAIRS)('%s', (pair) => {
  const [word = '', folded] = pair.split('>')
  expect(fold(word)).toBe(folded)
})

test.each([
  ['ሐሑሒሓሔሕሖ', 'ሀሁሂሀሄህሆ'],
  ['ኀኁኂኃኄኅኆ', 'ሀሁሂሀሄህሆ'],
  ['ኸኹኺኻኼኽኾ', 'ሀሁሂሀሄህሆ'],
  ['ሠሡሢሣሤሥሦሧ', 'ሰሱሲሳሴስሶሷ'],
  ['ዐዑዒዓዔዕዖ', 'አኡኢአኤእኦ'],
  ['ፀፁፂፃፄፅፆፇ', 'ጸጹጺጻጼጽጾጿ'],
  ['ቐቑቒቓቔቕቖ', 'ቀቁቂቃቄቅቆ'],
  ['ዃዄሇኈዀኯጏቇ', 'ኋኌሆሆሆኮጎቆ'],
  ['ቊኍኊዅዂኵኲጒ', 'ቁሁሁሁሁኩኩጉ'],
  ['ዉዪኧሗቈኰጐቍጕ', 'ውይአኋቆኮጎቁጉ'],
  ['ቋኳጓኋሏሟ', 'ቋኳጓኋሏሟ'],
  ['ሉዋሙዋሩዋሱዋሹዋቁዋቡዋቱዋቹዋሁዋኑዋ', 'ሏሟሯሷሿቋቧቷቿኋኗ'],
  ['ኙዋኩዋዙዋዱዋጁዋጉዋጡዋጩዋጹዋፉዋፑዋ', 'ኟኳዟዷጇጓጧጯጿፏፗ'],
])('row %s folds to %s', (row, folded) => {
  expect(fold(row)).toBe(folded)
})

test('Latin is lower-cased, combining marks and invisible characters vanish, the rest stays', () => {
  expect(fold('TIN ቁ\u135Dጥር\u200B 12፣')).toBe('tin ቁጥር 12፣')
  expect(fold('E\u0301')).toBe('é')
  expect(fold('e\u200B\u0301')).toBe('é')
})

test('folding twice changes nothing, alone and before ዋ', () => {
  for (let code = 0x1200; code <= 0x137c; code++) {
    for (const text of [String.fromCharCode(code), `${String.fromCharCode(code)}ዋ`]) expect(fold(fold(text))).toBe(fold(text))
  }
})

test('typed stand-ins for Ethiopic punctuation', () => {
  expect(normalizePunctuation('ነው:: ነው፡፡ እነሱም፡- ናቸው:-')).toBe('ነው። ነው። እነሱም፦ ናቸው፦')
})

test.each([
  ['2019 ዓ.ም.', '2019 ዓመተ ምህረት'],
  ['በ2019ዓ.ም.', 'በ2019 ዓመተ ምህረት'],
  ['በ2019 ዓ.ም በዓ/ም', 'በ2019 ዓመተ ምህረት በዓመተ ምህረት'],
  ['ወ/ሮ ወ/ሪት ዶ/ር', 'ወይዘሮ ወይዘሪት ዶክተር'],
  ['በክ/ከተማው መ/ቤት', 'በክፍለ ከተማው መሥሪያ ቤት'],
  ['የፍ/ቤት፣ ት/ቤቶች', 'የፍርድ ቤት፣ ትምህርት ቤቶች'],
  ['ክ/ከተሞች ኃላ/የተ/የግ/ማህበራት', 'ክፍለ ከተሞች ኃላፊነቱ የተወሰነ የግል ማኅበራት'],
  ['ጠ/ሚ ጠ/ሚኒስትሩ ጠ/ሚ/ር', 'ጠቅላይ ሚኒስትር ጠቅላይ ሚኒስትሩ ጠቅላይ ሚኒስትር'],
  ['ኃ/የተ/የግ/ማ ሀ/የተ/የግ/ማህበር', 'ኃላፊነቱ የተወሰነ የግል ማኅበር ኃላፊነቱ የተወሰነ የግል ማኅበር'],
  ['አ.አ. በአ.አ', 'አዲስ አበባ በአዲስ አበባ'],
  ['አ.አ.ዩ ገ/ጽዮን ስም/ቤት', 'አ.አ.ዩ ገ/ጽዮን ስም/ቤት'],
])('abbreviations in "%s" become "%s"', (text, full) => {
  expect(expandAbbreviations(text)).toBe(full)
})

test.each([
  ['ዓ.ም.', 'ዓመተ ምህረት'],
  ['ዓ/ም', 'ዓመተ ምህረት'],
  ['ወ/ሮ', 'ወይዘሮ'],
  ['ወ/ሪት', 'ወይዘሪት'],
  ['ክ/ከተማ', 'ክፍለ ከተማ'],
  ['መ/ቤት', 'መሥሪያ ቤት'],
  ['ፍ/ቤት', 'ፍርድ ቤት'],
  ['ት/ቤት', 'ትምህርት ቤት'],
  ['ዶ/ር', 'ዶክተር'],
  ['ጠ/ሚ', 'ጠቅላይ ሚኒስትር'],
  ['ኃ/የተ/የግ/ማ', 'ኃላፊነቱ የተወሰነ የግል ማኅበር'],
  ['አ.አ.', 'አዲስ አበባ'],
])('%s alone, between words and with its folding', (short, full) => {
  expect(expandAbbreviations(short)).toBe(full)
  expect(expandAbbreviations(`(${short}) ${short}፣ ${short}`)).toBe(`(${full}) ${full}፣ ${full}`)
  expect(tokenize(`ነው ${short}`)).toEqual(['ነው', ...fold(full).split(' ')])
})

test('each Ethiopic and typed mark divides words', () => {
  for (const mark of [
    '፠',
    '፡',
    '።',
    '፣',
    '፤',
    '፥',
    '፦',
    '፧',
    '፨',
    '::',
    '፡፡',
    ':-',
    '፡-',
    ' ',
    '\n',
    '«',
    '“',
    '፣ ',
    '/',
    '…',
    '=',
  ]) {
    expect(tokenize(`ሰላም${mark}ነው`)).toEqual(['ሰላም', 'ነው'])
  }
})

test('words of a text', () => {
  expect(tokenize('የንግድ፡ፈቃድ፣ (ቦሌ ክ/ከተማ) ወ/ሮ ሠላም፦ “ፓስፖርት”።').join(' ')).toBe('የንግድ ፈቃድ ቦሌ ክፍለ ከተማ ወይዘሮ ሰላም ፓስፖርት')
  expect(tokenize('Passport፡ፓስፖርት፡፡VISA 2019፨')).toEqual(['passport', 'ፓስፖርት', 'visa', '2019'])
  expect(tokenize('')).toEqual([])
  expect(tokenize(' ፣ ። ')).toEqual([])
})

test('a shortened name is found under both forms', () => {
  expect(tokenize('አቶ ገ/ጽዮን')).toEqual(['አቶ', 'ገ', 'ገብረ', 'ጽዮን'])
  const whole = { ገ: 'ገብረ', ኃ: 'ኃይለ', ሃ: 'ኃይለ', ወ: 'ወልደ', ተ: 'ተክለ' }
  for (const [part, name] of Object.entries(whole)) expect(tokenize(`${part}/ማርያም`)).toEqual([part, name, 'ማርያም'].map(fold))
})
