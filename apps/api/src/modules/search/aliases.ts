// Other names for the same thing: old names of organisations, everyday words, short forms. From content/search/aliases.json.
import { join } from 'node:path'
import { postIdSchema } from '@menged/contracts'
import { z } from 'zod'
import { readContent } from '../../platform/content.ts'
import { analyse, inOtherScript, lettersOf, wordsOf } from './analyse.ts'
import { withoutFillers } from './fillers.ts'

const phrase = z.string().trim().min(1).max(100)
export const aliasFileSchema = z.array(
  z.object({
    terms: z.array(phrase).min(1).max(12),
    /** Words that stand together in the title, the summary or the names of the guides that are meant. */
    means: z.array(phrase).min(1).max(6),
    /** Guides that each of the terms has to find; a test holds it. */
    guides: z.array(postIdSchema).min(1).max(5),
  }),
)
/** `byEar`: a term in the other script sounds like it. */
type Met = { length: number; means: string[][]; byEar: boolean }
/** Each word of a query as the lexemes that it may be met by. */
export type Aliases = { at(words: string[][], start: number): Met | undefined }

/** A sound of two letters stands for too many words. */
const FEWEST_SOUNDS = 3

type Points = ReadonlySet<string>[]
type Entry = { written: Points; heard: Points; means: string[][] }

export async function readAliases(contentDir: string): Promise<Aliases> {
  const rows = await readContent(join(contentDir, 'search', 'aliases.json'), aliasFileSchema)
  const entries: Entry[] = rows.flatMap(({ terms, means }) => {
    const meanings = means.map((each) => withoutFillers(wordsOf(each)))
    return terms.map((term) => {
      const words = withoutFillers(wordsOf(term))
      return { written: words.map(writtenAs), heard: words.map(heardAs), means: meanings }
    })
  })
  const longest = Math.max(0, ...entries.map(({ written }) => written.length))
  return {
    /** The longest term that begins at this word; all meanings of it when several rows name it. */
    at: (words, start) => {
      for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
        const asked = words.slice(start, start + length)
        const ofLength = entries.filter(({ written }) => written.length === length)
        const found = ofLength.filter(({ heard }) => isMet(heard, asked))
        const byEar = found.some(({ written }) => !isMet(written, asked))
        if (found.length > 0) return { length, means: found.flatMap(({ means }) => means), byEar }
      }
      return undefined
    },
  }
}

/** In any order: "passport lost", "lost passport". */
const isMet = (term: Points, asked: string[][]): boolean =>
  term.every((points) => asked.some((lexemes) => lexemes.some((lexeme) => points.has(lexeme))))

/** The word and its stems: "bolos", የሄርቃ. */
function writtenAs(word: string): ReadonlySet<string> {
  const { exact, stems } = analyse(word)
  return new Set([exact, ...stems])
}

/** The same, and how the other script would have it: "meret" for መሬት. */
function heardAs(word: string): ReadonlySet<string> {
  const sounds = analyse(word).sounds.map(inOtherScript)
  return new Set([...writtenAs(word), ...sounds.filter((sound) => lettersOf(sound) >= FEWEST_SOUNDS)])
}
