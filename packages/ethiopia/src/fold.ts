// Folding of Amharic text for search, sort keys and duplicate detection; never for display.
// Letters that sound alike today (ሀ ሐ ኀ, ሰ ሠ, አ ዐ, ጸ ፀ) are mixed freely in writing; folding makes such spellings equal.

/** Unicode's Ethiopic block (U+1200 to U+137F) gives each consonant a row of eight: these seven vowel orders, then a labial. */
const VOWEL_ORDERS = 7

/** Whole rows (without the labial) that become another row. */
const ROWS = ['ሐሀ', 'ኀሀ', 'ኸሀ', 'ሠሰ', 'ዐአ', 'ፀጸ', 'ቐቀ']

/**
 * Single letters, as `letters that fold` + `result`. Fourth order of the gutturals sounds like the first; rounded
 * consonants have everyday spellings without the labial letter; ዉ and ዪ are common slips for ው and ይ.
 */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ሃሓኃኻ', 'ሀ'],
  ['ኣዓኧ', 'አ'],
  ['ሧ', 'ሷ'],
  ['ፇ', 'ጿ'],
  ['ሗዃ', 'ኋ'],
  ['ዄ', 'ኌ'],
  ['ሇኇኈዀ', 'ሆ'],
  ['ኍኊዅዂ', 'ሁ'],
  ['ቈቇቘ', 'ቆ'],
  ['ቍቊቚቝ', 'ቁ'],
  ['ቛ', 'ቋ'],
  ['ቜ', 'ቌ'],
  ['ኰኯ', 'ኮ'],
  ['ኵኲ', 'ኩ'],
  ['ጐጏ', 'ጎ'],
  ['ጕጒ', 'ጉ'],
  ['ዉ', 'ው'],
  ['ዪ', 'ይ'],
]

/** A letter of the second order before ዋ is a labial spelled in two letters: ቱዋል = ቷል. Same places in both texts. */
const SECOND_ORDER = [...'ሉሙሩሱሹቁቡቱቹሁኑኙኩዙዱጁጉጡጩጹፉፑ']
const LABIALS = [...'ሏሟሯሷሿቋቧቷቿኋኗኟኳዟዷጇጓጧጯጿፏፗ']

const LETTER_MAP = letterMap()
const LABIAL_MAP: ReadonlyMap<string, string> = new Map(SECOND_ORDER.map((letter, index) => [letter, LABIALS[index] ?? letter]))

function letterMap(): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const [from = '', to = ''] of ROWS.map((pair) => [...pair])) {
    for (let order = 0; order < VOWEL_ORDERS; order++) map.set(nthInRow(from, order), nthInRow(to, order))
  }
  // After the rows, which would send ሓ to ሃ and no further.
  for (const [letters, to] of LETTERS) for (const letter of letters) map.set(letter, to)
  return map
}

function nthInRow(first: string, order: number): string {
  return String.fromCharCode(first.charCodeAt(0) + order)
}

/**
 * Lower-case, composed (NFC) text in which Amharic homophones have one spelling: `ኃይል`, `ሐይል` -> `ሀይል`. Marks of gemination
 * (U+135D to U+135F) and invisible characters are gone. Takes any text, and folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .replace(/[\u135D-\u135F\p{Cf}]/gu, '') // gemination and length marks; invisible format characters
    .toLowerCase()
    .normalize('NFC') // last of the three: the others can bring a letter and its accent together
    .replace(/[\u1200-\u135A]/g, (letter) => LETTER_MAP.get(letter) ?? letter)
    .replace(/(.)ዋ/gu, (pair, letter: string) => LABIAL_MAP.get(letter) ?? pair)
}

/** Typed stand-ins for Ethiopic punctuation: `::` and `፡፡` -> `።`, `:-` and `፡-` -> `፦`. */
export function normalizePunctuation(text: string): string {
  return text.replace(/::|፡፡/g, '።').replace(/[:፡]-/g, '፦')
}

/**
 * Prefixes (of, in, to, from, about, towards, like) may stand before an abbreviation; any other letter may not.
 * The boundary is captured, not matched by lookbehind: older Safari cannot parse lookbehind.
 */
const START = '(^|[^\\p{L}\\p{N}./])(የ|በ|ለ|ከ|ስለ|ወደ|እንደ)?'
/** Not followed by more of a word, nor by another abbreviated letter. */
const END = '(?![./]?\\p{L})'

/** "Limited liability private company" up to its last letter. */
const LIMITED = '[ኃሃሀሐኀ]ላ?[./]የተ[./]የግ[./]ማ'

/**
 * Written with / or dots, and with any homophone. The last consonant of a noun is left outside the pattern, because
 * endings change its vowel: ት/ቤት, ት/ቤቱ, ት/ቤቶች.
 */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = (
  [
    [`${LIMITED}[ኅህሕ]በ(?=[ረ-ሮ])`, 'ኃላፊነቱ የተወሰነ የግል ማኅበ'],
    [`${LIMITED}${END}\\.?`, 'ኃላፊነቱ የተወሰነ የግል ማኅበር'],
    [`[ዓአዐኣ][./]ም${END}\\.?`, 'ዓመተ ምህረት'],
    [`አ[./]አ${END}\\.?`, 'አዲስ አበባ'],
    ['ወ[./]ሮ', 'ወይዘሮ'],
    ['ወ[./]ሪት', 'ወይዘሪት'],
    ['ክ[./]ከተ(?=[መ-ሞ])', 'ክፍለ ከተ'],
    ['መ[./]ቤ(?=[ተ-ቶ])', 'መሥሪያ ቤ'],
    ['ፍ[./]ቤ(?=[ተ-ቶ])', 'ፍርድ ቤ'],
    ['ት[./]ቤ(?=[ተ-ቶ])', 'ትምህርት ቤ'],
    ['ዶ[./]ር', 'ዶክተር'],
    ['ጠ[./]ሚኒስት(?=[ረ-ሮ])', 'ጠቅላይ ሚኒስት'],
    [`ጠ[./]ሚ(?:[./]ር)?${END}`, 'ጠቅላይ ሚኒስትር'],
  ] as const
).map(([pattern, words]) => [new RegExp(START + pattern, 'gu'), `$1$2${words}`])

/**
 * Spells out the common abbreviations: `ክ/ከተማ` -> `ክፍለ ከተማ`, `በዓ.ም.` -> `በዓመተ ምህረት`. An abbreviation inside a longer one or
 * inside a word stays. To be called before punctuation is dropped: the stroke or dot is what distinguishes it from a word.
 */
export function expandAbbreviations(text: string): string {
  const spaced = text.replace(/(\p{N})(?=[ዓአዐኣ][./]ም)/gu, '$1 ') // the era is often glued to its year
  return ABBREVIATIONS.reduce((result, [pattern, words]) => result.replace(pattern, words), spaced)
}

/** Shortened first parts of personal names. People are looked up under either form, so tokens keep both. */
const NAME_PARTS: ReadonlyMap<string, string> = new Map([
  ['ገ', 'ገብረ'],
  ['ኃ', 'ኃይለ'],
  ['ሃ', 'ኃይለ'],
  ['ወ', 'ወልደ'],
  ['ተ', 'ተክለ'],
])

function expandNames(text: string): string {
  return text.replace(
    /(^|[^\p{L}\p{N}./])([ገኃሃወተ])\/(?=\p{L}{2})/gu,
    (_, before: string, part: string) => `${before}${part} ${NAME_PARTS.get(part) ?? ''} `,
  )
}

/**
 * Folded words of a text, in order: abbreviations are spelled out, punctuation (Ethiopic U+1360 to U+1368, and all that Unicode
 * calls punctuation, symbol or space) is dropped. Takes any text; no word is empty, and a text without words gives none.
 * `ገ/ጽዮን` gives both forms of its first part: `ገ`, `ገብረ`, `ጽዮን`.
 */
export function tokenize(text: string): string[] {
  const spelledOut = expandNames(expandAbbreviations(normalizePunctuation(text.normalize('NFC'))))
  return fold(spelledOut)
    .split(/[\u1360-\u1368\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '')
}
