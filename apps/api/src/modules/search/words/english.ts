// A light stemmer of English words for search. Index and query go through the same function; stems are to compare only.

/** British and American spellings of one word, and adverbs, before anything is taken off. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=$|s$|ed$|ing$)/, 'or'],
  [/(ent|ist)(?:er|re)(?=$|s$|ed$|ing$)/, '$1r'],
  [/ens(?=e$|es$|ed$|ing$)/, 'enc'],
  [/yz(?=e)/, 'ys'],
  [/iz(?=e|at|ing)/, 'is'],
  [/ally$/, 'al'],
]

/** The longest first; one is taken off when this many letters remain. */
const ENDINGS: readonly (readonly [RegExp, string, number])[] = [
  [/ication$|icate$/, 'i', 3],
  [/isation$/, '', 3],
  [/ation$|ition$/, '', 3],
  [/iage$/, 'i', 3],
  [/ance$|ment$|able$|ible$/, '', 3],
  [/(?<=[st])ion$/, '', 3],
  [/ate$|ise$/, '', 3],
  [/al$|er$|or$/, '', 4],
]

/** `licences`, `licensed`, `licensing` -> `licenc`; `registration`, `registered` -> `registr`. Always at least two letters. */
export function stemEnglish(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const plain = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word)
  const base = withoutTense(withoutPlural(plain))
  const [ending, put = ''] = ENDINGS.find(([each, , left]) => each.test(base) && base.replace(each, '').length >= left) ?? []
  const bare = ending ? base.replace(ending, put) : base
  // An ending takes the last e away (drive, driving) and turns y to i (study, studies).
  return bare.length > 3 ? bare.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i') : bare
}

function withoutPlural(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y')
  if (/sses$/.test(word)) return word.replace(/es$/, '')
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string): string {
  const whole = word.replace(/(at|is)(?:ed|ing)$/, '$1e').replace(/ied$/, 'y')
  const bare = whole.replace(/(?<=[^e])ed$|ing$/, '')
  // Doubled by the ending: transferred.
  return bare === whole || bare.length < 3 ? whole : bare.replace(/([bdgmnprt])\1$/, '$1')
}
