// The sound of each Ethiopic letter, in plain Latin letters. A fidel is a consonant and a vowel in one sign.
// Spellings are those readers here use for names: no diacritics; ejectives and the two s, h and glottal series alike.

/** The order without a full vowel, counted from 0. */
const SIXTH = 5
/** By order in the row. The sixth has a short vowel or none, decided by its neighbours; the eighth is the labial. */
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa'] as const

/** First letter of each row of eight, with its consonant; the glottal rows አ and ዐ have none. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  `ሀh ለl ሐh መm ሠs ረr ሰs ሸsh ቀk ቐk በb ቨv ተt ቸch ኀh ነn ኘny አ ከk ኸh ወw ዐ ዘz ዠzh የy ደd ዸd ጀj ገg ጘng
  ጠt ጨch ጰp ጸts ፀts ፈf ፐp`
    .split(/\s+/)
    .map((item) => [item.slice(0, 1), item.slice(1)]),
)

/** Rows whose first order is spoken like the fourth: ሀገር is "hager", አዲስ is "adis". */
const OPEN_ROWS = 'ሀሐኀአዐ'
const GLOTTAL_ROWS = 'አዐ'

/** Letters outside the regular rows, and eighth orders that are not "-wa". */
const IRREGULAR: ReadonlyMap<string, readonly [string, string]> = new Map(
  `ሇh,o ኇh,o ቇk,o ኯk,o ጏg,o ኧ,e ቈk,o ቊk,u ቋk,wa ቌk,we ቍk,u ቘk,o ቚk,u ቛk,wa ቜk,we ቝk,u ኈh,o ኊh,u ኋh,wa ኌh,we ኍh,u
  ኰk,o ኲk,u ኳk,wa ኴk,we ኵk,u ዀh,o ዂh,u ዃh,wa ዄh,we ዅh,u ጐg,o ጒg,u ጓg,wa ጔg,we ጕg,u ፘr,ya ፙm,ya ፚf,ya`
    .split(/\s+/)
    .map((item) => {
      const [consonant = '', vowel = ''] = item.slice(1).split(',')
      return [item.slice(0, 1), [consonant, vowel]]
    }),
)

/** Place of a letter in its row: 0 to 7 (the block is laid out in rows of eight from U+1200). */
export const orderOf = (letter: string): number => letter.charCodeAt(0) % 8

/** The letter of the same row with another order. */
export const inOrder = (letter: string, order: number): string =>
  String.fromCharCode(letter.charCodeAt(0) - orderOf(letter) + order)

/** Consonant and vowel of one letter; a sixth order has the vowel `''`. Anything but a letter gives `undefined`. */
export function soundOf(letter: string): readonly [string, string] | undefined {
  const irregular = IRREGULAR.get(letter)
  if (irregular !== undefined) return irregular
  const order = orderOf(letter)
  const row = inOrder(letter, 0)
  const consonant = CONSONANTS.get(row)
  if (consonant === undefined) return undefined
  if (order === 0 && OPEN_ROWS.includes(row)) return [consonant, 'a']
  if (order === SIXTH && GLOTTAL_ROWS.includes(row)) return [consonant, 'i']
  return [consonant, VOWELS[order] ?? '']
}
