// Amharic typed in Latin letters, turned to Ethiopic: a typing aid and a "did you mean", no more.
// Latin spelling does not show which vowel or which t was meant, so the result is a guess (nigd gives ኒግድ, not ንግድ);
// the real word is found by its sound, see skeleton.ts.

import { inOrder } from './letters.ts'

/** Consonants as they are typed, with the first letter of their row. An apostrophe makes the ejectives. */
const ROWS: ReadonlyMap<string, string> = new Map(
  `ts'ጸ ch'ጨ t'ጠ p'ጰ k'ቀ tsጸ tzጸ shሸ chቸ zhዠ nyኘ gnኘ phፈ thተ khኸ
  hሀ lለ mመ rረ sሰ qቀ bበ vቨ tተ cከ nነ kከ wወ zዘ yየ dደ jጀ gገ fፈ pፐ`
    .split(/\s+/)
    .map((item) => [item.slice(0, -1), item.slice(-1)]),
)
const GLOTTAL_ROW = 'አ'
const BARE = 5

/** Orders by vowel. A vowel on its own stands on አ, whose first order is already spoken "a". */
const ORDERS: ReadonlyMap<string, number> = new Map([
  ['e', 0],
  ['u', 1],
  ['i', 2],
  ['a', 3],
  ['ee', 4],
  ['ie', 4],
  ['o', 6],
])
const GLOTTAL_ORDERS: ReadonlyMap<string, number> = new Map([...ORDERS, ['e', 4], ['a', 0]])

/** "-wa" where it is not the eighth letter of the row; rows that have none write ዋ as a letter of its own. */
const LABIALS: ReadonlyMap<string, string> = new Map([
  ['ሀ', 'ኋ'],
  ['ቀ', 'ቋ'],
  ['ከ', 'ኳ'],
  ['ኸ', 'ዃ'],
  ['ገ', 'ጓ'],
  ['ወ', 'ውዋ'],
  ['የ', 'ይዋ'],
])

const WORD = /[a-z](?:'?[a-z])*/g
const SYLLABLE = /(ts'|ch'|[tpk]'|t[szh]|sh|ch|zh|ny|gn|[pk]h|[b-df-hj-np-tv-z])([wu]a|[ie]e|[aeiou])?|[ie]e|[aeiou]/g

/** Lower-case Latin text without accents (U+0300 to U+036F; ñ is "ny"), composed; other scripts stay, but are lower-cased too. */
export function plainLatin(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/n\u0303/g, 'ny')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
}

/**
 * Latin letters to Ethiopic: `selam` -> `ሰላም`, `gubae` -> `ጉባኤ`. A consonant takes the order of the vowel after it (e 1st,
 * u 2nd, i 3rd, a 4th, ee and ie 5th, none 6th, o 7th); doubled consonants count once; case and accents do not matter.
 * Everything that is not a Latin letter stays.
 */
export function toEthiopic(text: string): string {
  return plainLatin(text).replace(WORD, (word) =>
    word
      .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
      .replace(/x/g, 'ks')
      .replace(/ck/g, 'k')
      .replace(/i(?=[aou])/g, 'iy') // mastawekia is ማስታወቂያ
      .replace(SYLLABLE, syllable)
      .replace(/'/g, ''),
  )
}

function syllable(vowelAlone: string, consonant: string | undefined, vowel: string | undefined): string {
  if (consonant === undefined) return inOrder(GLOTTAL_ROW, GLOTTAL_ORDERS.get(vowelAlone) ?? 0)
  const row = ROWS.get(consonant) ?? ''
  if (vowel === 'wa' || vowel === 'ua') return LABIALS.get(row) ?? inOrder(row, 7)
  return inOrder(row, vowel === undefined ? BARE : (ORDERS.get(vowel) ?? 0))
}
