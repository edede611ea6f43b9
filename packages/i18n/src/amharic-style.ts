// How Amharic is written here: Ethiopic punctuation after Ethiopic letters, and one form of each word.

/** Letters with dots between them: ዓ.ም. and ኃ.የተ.የግ.ማ are abbreviations, not sentences. */
const ABBREVIATION = /(?<![\u1200-\u135a])[\u1200-\u135a]{1,2}(?:\.[\u1200-\u135a]{1,6})+\.?/g
const MISPLACED = /[\u1200-\u135a\u1369-\u137c][,.:;]/g

/** ASCII punctuation directly after an Ethiopic letter. */
export function punctuationFaults(text: string): string[] {
  const found = text.replace(ABBREVIATION, (match) => 'x'.repeat(match.length)).matchAll(MISPLACED)
  return Array.from(found, ({ index }) => `ASCII punctuation after Amharic: …${text.slice(Math.max(0, index - 12), index + 2)}`)
}

/** Forms that are not used, each with what is. A word that may be part of another is recognised by the letters around it. */
const WORDING: readonly (readonly [RegExp, string])[] = [
  [/እ\.ኤ\.አ\.[^።፤፣<("]{0,25}ዓ\.ም\./, 'a Gregorian date has no ዓ.ም.'],
  [/ኮፒ/, 'ቅጂ'],
  [/ግዢ/, 'ግዥ'],
  [/ማያ ገ[ጽጹ]|ስክሪን/, 'ማሳያ'],
  [/(?:ግብር|ገቢዎች) መሥሪያ ቤ|ግብር (?:ጽሕፈት ቤ|ጽ\/ቤ)/, 'የገቢዎች ጽሕፈት ቤት'],
  [/(?<![\u1200-\u135a])(?<!የ[\u1200-\u135a-]+ )ምስክር ወረቀ/, 'የምስክር ወረቀት'],
  [/እንዳለብዎ(?!ት)/, 'እንዳለብዎት'],
  [/(?<!ወደ )(?<!\d)(?:በ)?\d{3,4} (?:\([^)]*\) )?(?:ይደውሉ|በመደወል|ደውለው)/, 'ወደ … ይደውሉ'],
  [/አይበልጥ(?!ም)/, 'አይብለጥ'],
  [/ተነስቷል/, 'ተነሥቷል'],
  [/አገልጋይ/, 'ሰርቨር'],
  [/፤<\/li>/, 'an item of a list ends with ።'],
  [/ወደ [\d,]+ ብር/, '… ብር ገደማ'],
  [/[“”][\u1200-\u135a]|[\u1200-\u135a።፤፣][“”]/, '‹ ›'],
  [/ጃቫ ስክሪፕት/, 'ጃቫስክሪፕት'],
  [/ሜጋ ባይት/, 'ሜጋባይት'],
  [/ሠንጠረ/, 'ሰንጠረዥ'],
  [/(?:\d|\}\}) (?:ቀናት|ወራት|ዓመታት|ሰዓታት|ሳምንታት|ደቂቃዎች|ሰነዶች|ቃላት|ቅጂዎች|ሰዎች|ምስክሮች|መለያዎች|መመሪያዎች|ተቋማት)/, 'the singular after a number'],
]

/** Words in another form than the one that is used everywhere. */
export const wordingFaults = (text: string): string[] =>
  WORDING.flatMap(([wrong, right]) => {
    const [found] = wrong.exec(text) ?? []
    return found === undefined ? [] : [`"${found}": write ${right}`]
  })
