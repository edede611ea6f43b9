// The languages, a row each. A language more is a row here and a folder of words: everything else follows from its row.
// Every page carries the table: a row says what is not as in most.

type Row = Readonly<{
  /** What it calls itself. */
  name: string
  /** How stored preferences and the wire spell it. */
  long: string
  /** Latin unless said. */
  script?: 'ethiopic'
  /** Of a page, left to right unless said; in Ethiopic letters as the operator has set it. */
  direction?: 'rtl'
  /** Gregorian unless said. */
  calendar?: 'ethiopian'
  /** Of numbers, as `Intl` names them; Latin unless said. Plurals are those that `Intl` knows for its code. */
  digits?: string
  /** The interface speaks it unless said. */
  spoken?: false
  /** Content is written in it. */
  written?: true
  /** What stands for a word, or for content, that it lacks: English unless said. */
  fallback?: string
  /** Lacks words, and is off until the operator switches it on; full unless said. */
  state?: 'draft'
}>

export const LANGUAGE_ROWS = {
  en: { name: 'English', long: 'english', written: true },
  am: { name: 'አማርኛ', long: 'amharic', script: 'ethiopic', calendar: 'ethiopian', written: true },
  om: { name: 'Afaan Oromoo', long: 'oromo', state: 'draft' },
} as const satisfies Record<string, Row>

type Rows = typeof LANGUAGE_ROWS
type Code = keyof Rows

/** What the interface speaks. */
export type Language = { [Each in Code]: Rows[Each] extends { spoken: false } ? never : Each }[Code]
/** What content is written in. */
export type Written = { [Each in Code]: Rows[Each] extends { written: true } ? Each : never }[Code]

export const rowOf = (language: Language): Row => LANGUAGE_ROWS[language]

const codes = /* @__PURE__ */ Object.keys(LANGUAGE_ROWS) as Language[]
/** Every language that the code knows, whether it is on or not. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ codes.filter((code) => rowOf(code).spoken !== false)
export const WRITTEN: readonly Written[] = /* @__PURE__ */ codes.filter((code): code is Written => !!rowOf(code).written)
/** They have every word, and are always on. */
export const FULL_LANGUAGES: readonly Language[] = /* @__PURE__ */ LANGUAGES.filter((code) => !rowOf(code).state)

export const fallbackOf = (language: Language): Language => (rowOf(language).fallback ?? 'en') as Language

/** `on`: those that are switched on. */
export const isLanguage = (code: unknown, on: readonly Language[] = LANGUAGES): code is Language => on.includes(code as Language)

/** The language of content for a reader of the interface in `language`. */
export const writtenFor = (language: Language): Written =>
  rowOf(language).written ? (language as Written) : writtenFor(fallbackOf(language))

export const isEthiopic = (language: Language): boolean => rowOf(language).script === 'ethiopic'

/** A mark of a language, for places where its name does not fit: `EN`, `አማ`. */
export const shortName = (language: Language): string =>
  isEthiopic(language) ? rowOf(language).name.slice(0, 2) : language.toUpperCase()
