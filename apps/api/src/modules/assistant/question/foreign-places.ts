// Places in other countries: a bank account in Dubai and an American passport are not what our guides are about.
import { fold, WRITTEN } from '@menged/ethiopia'
import { wordsOf } from '../../search/index.ts'
import { asText } from './asking-words.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NAMES = WRITTEN.flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((one) => LETTERS.map((two) => names.of(one + two))).flatMap((name) => name ?? [])
})
const MORE = `Dubai London Nairobi America USA UK Britain England Europe Africa Juba Khartoum Beirut Riyadh Doha Washington Toronto Rome Minnesota
  ዱባይ ለንደን ናይሮቢ አሜሪካ እንግሊዝ አውሮፓ ጁባ ካርቱም ቤይሩት ሪያድ ዶሃ ሳውዲ ካናዳ`
const OURS = new Set(['ethiopia', fold('ኢትዮጵያ')])

/** Only names of one word: others are told by their first. */
const PLACES: ReadonlySet<string> = new Set(
  [...NAMES.flatMap((name) => wordsOf(name).slice(0, 1)), ...wordsOf(MORE)].filter(
    (word) =>
      word.length > 2 &&
      !OURS.has(word) &&
      !/^(?:the|new|south|north|saint|united|central|isle|western|falkland|cook|french|british|american)$/.test(word),
  ),
)

/** The place where something is to be done: "in Dubai", "በዱባይ", "ዱባይ ውስጥ", "beDubai". */
export function foreignPlaceIn(words: readonly string[]): string | null {
  const within = fold('ውስጥ')
  for (const [at, word] of words.entries()) {
    if (PLACES.has(word) && (['in', 'inside'].includes(words[at - 1] ?? '') || [within, 'wist'].includes(words[at + 1] ?? '')))
      return word
    const rest = word.replace(/^(?:በ|be)/, '')
    if (rest !== word && PLACES.has(rest)) return word
  }
  return null
}

const STATES = 'አሜሪካ|ኬንያ|ካናዳ|እንግሊዝ|ጀርመን|ጣሊያን|ሱዳን|ህንድ|ቻይና|ሳውዲ|እስራኤል|ፈረንሳይ|ቱርክ|ኤርትራ|ሶማሊያ|ጅቡቲ|ኡጋንዳ|ደቡብ አፍሪካ'
const NATIONS = `u s|usa?|american|kenyan|canadian|british|uk|english|german|italian|sudanese|indian|chinese|saudi|israeli|french|turkish|eritrean|somali|djiboutian|
  ugandan|south african|nigerian|egyptian|dutch|swedish|norwegian|australian`
/** Papers of other states: guides mention them, and none says how they are got. */
const PAPERS = new RegExp(
  ` (?:\\S*ቪዛ\\S*|visas?|viza|biza|green card|የ(?:${STATES}) (?:ፓስፖርት|ዜግነት|መታወቂያ|መንጃ)\\S*|(?:${NATIONS}) (?:passports?|citizenship|citizen|id|driving|driver|birth|residence)) `
    .replace(/\s*\n\s*/g, '')
    .replace(/[\u1200-\u135a]+/g, (run) => fold(run)),
)

export const isForeignPaper = (words: readonly string[]): boolean => PAPERS.test(asText(words))
