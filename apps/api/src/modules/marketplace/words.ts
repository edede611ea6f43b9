// The words of a search for workers: in both scripts, however they are spelled.
import { SPECIALTIES, type Specialty } from '@menged/contracts'
import { cityById, fold, skeleton, stem, toEthiopic, tokenize, valuesOf } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { EntryRow } from './queries.ts'

/** What `hasWords` looks at: folded words, their stems and their sounds, each between spaces. */
export type Searched = { text: string; stems: string; sounds: string }

/** Shorter sounds stand for too many words. */
const SOUND_LENGTH = 3
const LATIN = /^[a-z]/
const PLURAL = /(?<=^[a-z]{3,})s$/

const NAMES = Object.fromEntries(SPECIALTIES.map((id) => [id, valuesOf(textOf(`worker.${id}`)).join(' ')])) as Record<
  Specialty,
  string
>

type Described = Localized<'name' | 'description'> & Pick<EntryRow, 'location' | 'city' | 'specialties'>

const between = (words: Iterable<string>): string => ` ${[...new Set(words)].join(' ')} `
const soundsOf = (words: readonly string[]) => words.map(skeleton).filter(({ length }) => length >= SOUND_LENGTH)

const each = <Name extends string>(row: Localized<Name>, name: Name): unknown[] => valuesOf<unknown>(textFrom(row, name))

/** What of a worker is searched, as it was written. */
export function saidBy(row: Described): string {
  const city = cityById(row.city ?? '')
  const names = [...each(row, 'name'), ...row.specialties.map((id) => NAMES[id]), row.location, ...valuesOf(city?.name ?? {})]
  return [...names, ...each(row, 'description')].filter(Boolean).join(' ')
}

type Named = Localized<'name'> & Pick<EntryRow, 'location' | 'city'>
type Offered = Localized<'title' | 'text'> & { specialty: Specialty }

/** What of a service is searched: what it is, then by whom and where. */
export function searchedOfOffer(row: Named & Offered): { title: Searched; all: Searched } {
  const city = cityById(row.city ?? '')
  const title = [...each(row, 'title'), NAMES[row.specialty]].filter(Boolean).join(' ')
  const rest = [...each(row, 'text'), ...each(row, 'name'), row.location, ...valuesOf(city?.name ?? {})]
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
