// Finds workers by words without going through what each of them says: each word that is said is looked at once, with who says it. Gives what
// `hasWords` gives.
import { skeleton, stem } from '@menged/ethiopia'
import type { SearchedWord } from './words.ts'

/** Whether who has this place says all words. */
export type Found = (place: number) => boolean

export class WordIndex {
  /** Each distinct word by its number, and the places of who say it, in rising order. */
  readonly #numbers = new Map<string, number>()
  readonly #places: number[][] = []
  /** Numbers of words by stem and by sound. */
  readonly #stems = new Map<string, number[]>()
  readonly #sounds = new Map<string, number[]>()
  /** All words, a blank after each, and where each begins: what stands within words is found by one search. */
  #text = ''
  readonly #starts: number[] = []
  #size = 0

  /** Places that were given, also of those whose words have changed since. */
  get size(): number {
    return this.#size
  }

  /** Gives a place to somebody who says these words, each named once. Who says something else later is given another place. */
  add(words: Iterable<string>): number {
    const place = this.#size
    this.#size += 1
    for (const word of words) this.#places[this.#numberOf(word)]?.push(place)
    return place
  }

  find(words: readonly SearchedWord[]): Found {
    if (words.length === 0) return () => true
    // Who says the first so many words. A query is too short for more words than a byte counts.
    const said = new Uint8Array(this.#size)
    for (const [before, word] of words.entries()) {
      for (const number of this.#matching(word))
        for (const place of this.#places[number] ?? []) if (said[place] === before) said[place] = before + 1
    }
    return (place) => said[place] === words.length
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#places.length
    this.#numbers.set(word, number)
    this.#places.push([])
    this.#starts.push(this.#text.length)
    this.#text += `${word} `
    for (const each of new Set(stem(word))) append(this.#stems, each, number)
    append(this.#sounds, skeleton(word), number)
    return number
  }

  /** Numbers of the words that one of a query stands for. */
  #matching({ word, stems, sounds }: SearchedWord): Set<number> {
    const found = new Set<number>()
    let number = 0
    for (let at = this.#text.indexOf(word); at >= 0; at = this.#text.indexOf(word, this.#starts[number] ?? this.#text.length)) {
      while ((this.#starts[number] ?? Number.POSITIVE_INFINITY) <= at) number += 1
      found.add(number - 1)
    }
    for (const each of stems) for (const one of this.#stems.get(each.trim()) ?? []) found.add(one)
    for (const each of sounds) for (const one of this.#sounds.get(each.trim()) ?? []) found.add(one)
    return found
  }
}

function append(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key)
  if (list) list.push(number)
  else lists.set(key, [number])
}
