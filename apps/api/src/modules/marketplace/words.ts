// The words of a search for workers: in both scripts, however they are spelled.
import { SPECIALTIES, type Specialty } from '@menged/contracts'
import { cityById, fold, skeleton, stem, toEthiopic, tokenize } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import type { EntryRow } from './queries.ts'

/** What `hasWords` looks at: folded words, their stems and their sounds, each between spaces. */
export type Searched = { text: string; stems: string; sounds: string }

/** Shorter sounds stand for too many words. */
const SOUND_LENGTH = 3
const LATIN = /^[a-z]/
const PLURAL = /(?<=^[a-z]{3,})s$/

const NAMES = Object.fromEntries(
  SPECIALTIES.map((id) => [id, `${translateIn('en')(`worker.${id}`)} ${translateIn('am')(`worker.${id}`)}`]),
) as Record<Specialty, string>

type Described = Pick<EntryRow, 'nameEn' | 'nameAm' | 'descriptionEn' | 'descriptionAm' | 'location' | 'city' | 'specialties'>

const between = (words: Iterable<string>): string => ` ${[...new Set(words)].join(' ')} `
const soundsOf = (words: readonly string[]) => words.map(skeleton).filter(({ length }) => length >= SOUND_LENGTH)

/** What of a worker is searched, as it was written. */
export function saidBy(row: Described): string {
  const city = cityById(row.city ?? '')
  const names = [row.nameEn, row.nameAm, ...row.specialties.map((id) => NAMES[id]), row.location, city?.name.en, city?.name.am]
  return [...names, row.descriptionEn, row.descriptionAm].filter(Boolean).join(' ')
}

type Named = Pick<EntryRow, 'nameEn' | 'nameAm' | 'location' | 'city'>
type Offered = {
  titleEn: string | null
  titleAm: string | null
  textEn: string | null
  textAm: string | null
  specialty: Specialty
}

/** What of a service is searched: what it is, then by whom and where. */
export function searchedOfOffer(row: Named & Offered): { title: Searched; all: Searched } {
  const city = cityById(row.city ?? '')
  const title = [row.titleEn, row.titleAm, NAMES[row.specialty]].filter(Boolean).join(' ')
  const rest = [row.textEn, row.textAm, row.nameEn, row.nameAm, row.location, city?.name.en, city?.name.am]
  return { title: searchedIn(title), all: searchedIn([title, ...rest].filter(Boolean).join(' ')) }
}

/** Each word once. */
export const wordsIn = (said: string): Set<string> => new Set(tokenize(fold(said)))

export function searchedIn(said: string): Searched {
  const words = [...wordsIn(said)]
  return { text: between(words), stems: between(words.flatMap(stem)), sounds: between(soundsOf(words)) }
}

/** One word of a query, with what it is found by. */
export type SearchedWord = { word: string; stems: string[]; sounds: string[] }

export const wordsOf = (query: string): SearchedWord[] =>
  tokenize(fold(query)).map((typed) => {
    const word = typed.replace(PLURAL, '')
    const written = LATIN.test(word) ? [fold(toEthiopic(word))] : []
    return {
      word,
      stems: [word, ...written].flatMap(stem).map((each) => ` ${each} `),
      sounds: soundsOf([word]).map((each) => ` ${each} `),
    }
  })

/** Whether every word is there: as it was typed, wherever it stands; by a stem; or by its sound. Says what is found; `WordIndex` finds it. */
export const hasWords = ({ text, stems, sounds }: Searched, words: readonly SearchedWord[]): boolean =>
  words.every(
    (each) =>
      text.includes(each.word) ||
      each.stems.some((one) => stems.includes(one)) ||
      each.sounds.some((one) => sounds.includes(one)),
  )
