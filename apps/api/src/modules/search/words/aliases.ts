// Other names for the same thing: old names of organisations, everyday words, short forms. From content/search/aliases.json.
import { join } from 'node:path'
import { postIdSchema } from '@menged/contracts'
import { transliterate } from '@menged/ethiopia'
import { z } from 'zod'
import { readContent } from '../../../platform/content.ts'
import { latinForms } from './amharic.ts'
import { analyse, inOtherScript, isEthiopic, lettersOf, type Word, wordsOf } from './analyse.ts'
import { distanceWithin } from './distance.ts'
import { withoutFillers } from './fillers.ts'

const phrase = z.string().trim().min(1).max(100)
export const aliasFileSchema = z.array(
  z
    .object({
      terms: z.array(phrase).min(1).max(12),
      /** Words that stand together in the title, the summary or the names of the guides that are meant. Of a thing without a guide none. */
      means: z.array(phrase).max(6),
      /** Guides that each of the terms has to find; a test holds it. */
      guides: z.array(postIdSchema).max(5),
    })
    .refine(({ means, guides }) => means.length > 0 === guides.length > 0, 'means and guides belong together'),
)
/** `byEar`: a term in the other script sounds like it. */
type NameMatch = { length: number; means: string[][]; byEar: boolean }
/** The words of a query. By its sound alone a known word is no other name, but one of several of a name it may be. */
type TypedWord = Word & { known: boolean }
export type Aliases = {
  at(words: TypedWord[], start: number): NameMatch | undefined
  /** Whether a name has the word, alone or with others. */
  has(word: TypedWord): boolean
}

/** A sound of two letters stands for too many words. */
const FEWEST_SOUNDS = 3

/** Of its letters a word may spell so many in another way than the one that it sounds like. */
const MOST_UNLIKE = 0.5
/** The same of a word in Ethiopic letters, which is seldom an English one: ፓይለት is no plot. */
const MOST_UNLIKE_OF_ETHIOPIC = 0.4

type Term = { spelled: string; written: ReadonlySet<string>; heard: ReadonlySet<string> }
type Entry = { words: Term[]; means: string[][] }

export async function readAliases(contentDir: string): Promise<Aliases> {
  const rows = await readContent(join(contentDir, 'search', 'aliases.json'), aliasFileSchema)
  const entries: Entry[] = rows.flatMap(({ terms, means }) => {
    const meanings = means.map((each) => withoutFillers(wordsOf(each)))
    return terms.map((term) => {
      const words = withoutFillers(wordsOf(term))
      return { words: words.map(termOf), means: meanings }
    })
  })
  const longest = Math.max(0, ...entries.map((entry) => entry.words.length))
  const written = new Set(entries.flatMap(({ words }) => words.flatMap((term) => [...term.written])))
  const likely = entriesByFirstWord(entries)
  return {
    has: ({ exact, stems }) => [exact, ...stems].some((lexeme) => written.has(lexeme)),
    /** The longest term that begins at this word; all meanings of it when several rows name it. */
    at: (words, start) => {
      for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
        const typed = words.slice(start, start + length)
        const ofLength = likely(typed).filter((entry) => entry.words.length === length)
        const mayHear = typed.some(({ known }) => !known)
        const found = ofLength.filter((entry) =>
          isMet(entry, typed, (term, word) => isWritten(term, word) || (mayHear && isHeard(term, word))),
        )
        const byEar = found.some((entry) => !isMet(entry, typed, isWritten))
        if (found.length > 0) return { length, means: found.flatMap(({ means }) => means), byEar }
      }
      return undefined
    },
  }
}

/** Returns what gives the names whose first word may be one of these, in the order of the file. */
function entriesByFirstWord(entries: Entry[]): (typed: TypedWord[]) => Entry[] {
  const places = new Map<string, number[]>()
  for (const [place, { words }] of entries.entries())
    for (const lexeme of [...(words[0]?.written ?? []), ...(words[0]?.heard ?? [])])
      places.set(lexeme, [...(places.get(lexeme) ?? []), place])
  return (typed) => {
    const found = typed.flatMap(({ exact, stems, sounds }) =>
      [exact, ...stems, ...sounds].flatMap((lexeme) => places.get(lexeme) ?? []),
    )
    return [...new Set(found)].sort((one, other) => one - other).flatMap((place) => entries[place] ?? [])
  }
}

type Meets = (term: Term, word: TypedWord) => boolean

/** In any order: "passport lost", "lost passport". */
const isMet = ({ words }: Entry, typed: TypedWord[], meets: Meets): boolean =>
  words.every((term) => typed.some((word) => meets(term, word)))

const isWritten: Meets = ({ written }, { exact, stems }) => [exact, ...stems].some((lexeme) => written.has(lexeme))

/** A sound knows no vowels, the spelling does: Canada is no condominium (ኮንዶ). */
function isHeard({ heard, spelled }: Term, { word, sounds }: TypedWord): boolean {
  if (!sounds.some((sound) => heard.has(sound))) return false
  const share = isEthiopic(word) ? MOST_UNLIKE_OF_ETHIOPIC : MOST_UNLIKE
  return latinForms(transliterate(word)).some((form) => {
    const most = Math.floor(Math.max(form.length, spelled.length) * share)
    return distanceWithin(form, spelled, most) <= most
  })
}

/** A word of a name: the word and its stems ("bolos", የሄርቃ), and how the other script would have it ("meret" for መሬት). */
function termOf(word: string): Term {
  const { exact, stems, sounds } = analyse(word)
  const heard = sounds.map(inOtherScript).filter((sound) => lettersOf(sound) >= FEWEST_SOUNDS)
  return { spelled: transliterate(word), written: new Set([exact, ...stems]), heard: new Set(heard) }
}
