// What the light list shows of a post, and nothing more: each letter travels to the reader.

import type { Category } from '@menged/contracts/categories'
import type { Card } from '@menged/contracts/posts'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'
import { cutAtWord } from '../../ui/cut-at-word.ts'

export type Row = { _id: string; language: Language; title: string; line: string; category: Category; createdAt: string }

export type ListPage = {
  rows: Row[]
  page: number
  pages: number
  total: number
  /** Place of the first row in the whole list, from 1. */
  from: number
  /** Some of the dates came with the sample content. */
  sample: boolean
  now: string
}

/** About one line of a wide screen and two of a phone; Ethiopic letters are wider. */
const lineLetters = (language: Language): number => (isEthiopic(language) ? 80 : 96)
/** A whole sentence reads better than a cut one. A short run up to a full stop is rather an abbreviation ("Art."). */
const FIRST_SENTENCE = /^.{20,}?[.?!።](?=\s)/

export function lineOf(preview: string, language: Language): string {
  const longest = lineLetters(language)
  const [sentence = preview] = FIRST_SENTENCE.exec(preview) ?? []
  return cutAtWord(sentence.length <= longest ? sentence : preview, longest)
}

export const rowOf = ({ _id, language, title, preview, category, createdAt }: Card): Row => ({
  _id,
  language,
  title,
  line: lineOf(preview, language),
  category,
  createdAt,
})

/** The rows of pages that follow each other. A guide that a new one has pushed on to the next page is shown once. */
export function rowsOf(pages: readonly ListPage[]): Row[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row._id, row])).values()]
}

/** After so many pages that came by themselves the reader decides, so that the end of the page can be reached. */
const PAGES_IN_A_ROW = 5

/** Whether the page after these may come by itself. */
export const mayFollow = (pages: readonly ListPage[]): boolean => pages.length % PAGES_IN_A_ROW !== 0
