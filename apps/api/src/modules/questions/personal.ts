// Takes out of a question what may say who has asked: addresses, long numbers, and names where a name can be told from another word.
import { isGivenName, tokenize } from '@menged/ethiopia'
import { ADDRESS } from '../../platform/personal-text.ts'

const GAP = '…'
/** A phone, an account, the number of a paper or of a plot: at least five digits, with whatever stands between them but the commas of thousands. */
const NUMBER = /\p{L}{0,4}[-/+]?\p{N}(?:(?:[\s./()\p{Pd}]{0,3}|,(?!\p{N}{3}(?!\p{N})))\p{N}){4,}/gu
/** What somebody is called follows. */
const TITLE = /^[የለበከ]?(?:አቶ|ወይዘሮ|ወይዘሪት|ዶክተር|mr|mrs|ms|ato|weyzero|woizero|wro)$/u
const CALLED =
  /(?:\b(?:my|his|her) name is|\bi am called|(?<isAmharic>\bsime|\bsmie|(?<!\p{L})(?:ስሜ|ስሙ|ስሟ)))\s+(?<names>(?:\S+\s*){1,3})/giu
/** Of a name that is said: what ends it. */
const END = /^(?:ነው|ናት|ይባላል|ትባላለች|እባላለሁ|and|new|nat|yibalal|ebalalehu)/iu

const cutCalled = (text: string): string =>
  text.replace(CALLED, (all, ...rest) => {
    const { names = '', isAmharic } = rest.at(-1) as Record<string, string | undefined>
    const words = names.trim().split(/\s+/)
    const end = words.findIndex((word) => END.test(word))
    // "Into my name" says no name.
    if (end < 0 && isAmharic) return all
    const after = end < 0 ? words.slice(2) : words.slice(end)
    return `${all.slice(0, all.length - names.length)}${[GAP, ...after].join(' ')} `
  })

function cutNames(text: string): string {
  let isTitled = false
  return text
    .split(/(\s+)/)
    .map((part) => {
      if (part.trim() === '') return part
      const words = tokenize(part)
      const isName = isTitled || words.some(isGivenName)
      isTitled = words.length === 1 && TITLE.test(words[0] ?? '')
      return isName ? GAP : part
    })
    .join('')
}

/** One line, with `…` for what was taken out. Of names only the frequent ones are known, and those that are said to be one. */
export const withoutPersonal = (text: string): string =>
  cutNames(cutCalled(text.replaceAll(ADDRESS, GAP).replaceAll(NUMBER, GAP)))
    .replaceAll(/(?:…\s*)+/g, '… ')
    .replaceAll(/\s+/g, ' ')
    .trim()
