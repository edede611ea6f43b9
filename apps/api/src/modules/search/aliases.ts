// Other names for the same thing: old names of organisations, everyday words, short forms. From content/search/aliases.json.
import { join } from 'node:path'
import { postIdSchema } from '@menged/contracts'
import { z } from 'zod'
import { readContent } from '../../platform/content.ts'
import { analyse, wordsOf } from './analyse.ts'
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
export type Aliases = { at(words: string[], start: number): { length: number; means: string[][] } | undefined }

type Entry = { words: string[]; lexemes: Set<string>[]; means: string[][] }

export async function readAliases(contentDir: string): Promise<Aliases> {
  const rows = await readContent(join(contentDir, 'search', 'aliases.json'), aliasFileSchema)
  const entries: Entry[] = rows.flatMap(({ terms, means }) => {
    const meanings = means.map((each) => withoutFillers(wordsOf(each)))
    return terms.map((term) => {
      const words = withoutFillers(wordsOf(term))
      return { words, lexemes: words.map(meetingPoints), means: meanings }
    })
  })
  const longest = Math.max(0, ...entries.map(({ words }) => words.length))
  return {
    /** The longest term that begins at this word; all meanings of it when several rows name it. */
    at: (words, start) => {
      for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
        const part = words.slice(start, start + length).map(meetingPoints)
        const found = entries.filter(
          ({ lexemes }) =>
            lexemes.length === length && lexemes.every((each, place) => [...each].some((lexeme) => part[place]?.has(lexeme))),
        )
        if (found.length > 0) return { length, means: found.flatMap(({ means }) => means) }
      }
      return undefined
    },
  }
}

/** The word and its stems: "bolos", የሄርቃ. */
function meetingPoints(word: string): Set<string> {
  const { exact, stems } = analyse(word)
  return new Set([exact, ...stems])
}
