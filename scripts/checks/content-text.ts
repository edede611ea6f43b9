// What a guide's text may hold: a few HTML elements, and Ethiopic punctuation after Ethiopic letters, one form of each word.

/** The elements that the API's sanitiser keeps. */
const TAGS = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']

/** Elements outside the list, attributes other than a link's https address, and elements that are not closed in order. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>/g)) {
    if (!TAGS.includes(name)) faults.push(`${whole} is not an allowed element`)
    else if (slash) {
      if (open.pop() !== name) faults.push(`${whole} closes what is not open`)
    } else {
      if (!isPlain(name, attributes)) faults.push(`${whole} has an attribute that is not allowed`)
      open.push(name)
    }
  }
  if (open.length > 0) faults.push(`<${open.at(-1)}> is not closed`)
  if (/<(?![/a-zA-Z])|<[^>]*$/.test(html)) faults.push('a "<" that opens nothing: write &lt;')
  return faults
}

const isPlain = (name: string, attributes: string): boolean =>
  name === 'a' ? /^ href="https:\/\/[^"\s]+"$/.test(attributes) : attributes.trim() === ''

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
]

/** Words in another form than the one that is used everywhere. */
export const wordingFaults = (text: string): string[] =>
  WORDING.flatMap(([wrong, right]) => {
    const [found] = wrong.exec(text) ?? []
    return found === undefined ? [] : [`"${found}": write ${right}`]
  })
