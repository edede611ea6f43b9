// A document as pure data: templates make it, three renderers read it (PDF, DOCX, HTML). It survives JSON and postMessage: no functions, no dates.
import type { Written } from '@menged/ethiopia/languages'

export type Inline =
  | string
  | { b: Inline[] }
  /** What a person has typed, with the field that it came from: the preview marks it and leads back there. */
  | { field: string; text: string }
  /** To be filled in by hand; about so many letters wide. `field` when a field of the form would fill it. */
  | { blank: number; field?: string }
  | { lang: Written; t: Inline[] }
export type Para = Inline[]

export type Block =
  | { k: 'p'; c: Para; align?: 'start' | 'center' | 'end'; keepNext?: boolean }
  /** The heading of a part of the document: "Memorandum of Association" and "Articles of Association" are two in one file. */
  | { k: 'part'; title: Para; subtitle?: Para }
  | { k: 'article'; n: number; title: Para; body: Block[] }
  /** Numbered by the renderer: n.1, n.2 … of the article around them. */
  | { k: 'clauses'; items: Block[][] }
  /** `w`: share of the width. A column of numbers is at least a tenth. */
  | { k: 'table'; cols: { w: number; align?: 'start' | 'center' | 'end' }[]; head?: Para[]; rows: Para[][]; total?: Para[] }
  /** Two languages of one text, paragraph by paragraph. */
  | { k: 'columns'; rows: [Block[], Block[]][]; languages: [Written, Written] }
  /** Parties and witnesses: each never split over two pages. */
  | { k: 'signatures'; items: { role: string; name: string; field?: string; lines: string[] }[] }
  /** A framed remark: "draft; takes effect only when authenticated". */
  | { k: 'note'; c: Para }
  /** An empty frame for a stamp, with its caption. */
  | { k: 'seal'; caption: Para }
  | { k: 'pageBreak' }

export type Doc = {
  /** Of the text around the blocks; the language of a document in both is Amharic. */
  lang: Written
  title: string
  subtitle?: string
  reference: string
  /** `2026-11-23`: the only clock that a document knows. */
  issuedAt: string
  header: string
  footer: string
  /** Patterns, not functions: `አንቀጽ {n}።`, `ገጽ {n} ከ {of}`. */
  labels: { article: string; page: string; name: string; signature: string; date: string }
  /** A sheet before the first page, which is not counted and not signed. */
  cover?: { title: string; paragraphs: Para[] }
  blocks: Block[]
}
