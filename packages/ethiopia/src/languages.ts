// The languages, a row each. A language more is a row here and a folder of words: everything else follows from its row.

type Row = Readonly<{
  /** What it calls itself. */
  name: string
  /** How stored preferences and the wire spell it. */
  long: string
  script: 'latin' | 'ethiopic'
  /** Of a page; left to right unless said. The operator may turn the one of Amharic. */
  direction?: 'rtl'
  /** Gregorian unless said. */
  calendar?: 'ethiopian'
  /** Whose plurals it has, where `Intl` does not know its own. */
  plurals?: string
  /** Content is written in it; else the interface only speaks it. */
  written?: true
  /** What stands for a word, or for content, that it lacks. */
  fallback: string
  /** Lacks words, and is off until the operator sets it. */
  draft?: true
}>

export const LANGUAGE_ROWS = {
  en: { name: 'English', long: 'english', script: 'latin', written: true, fallback: 'en' },
  am: {
    name: 'አማርኛ',
    long: 'amharic',
    script: 'ethiopic',
    direction: 'rtl',
    calendar: 'ethiopian',
    written: true,
    fallback: 'en',
  },
  om: { name: 'Afaan Oromoo', long: 'oromo', script: 'latin', fallback: 'en', draft: true },
} as const satisfies Record<string, Row>

type Rows = typeof LANGUAGE_ROWS

/** What the interface speaks. */
export type Language = keyof Rows
/** What content is written in. */
export type Written = { [Each in Language]: Rows[Each] extends { written: true } ? Each : never }[Language]

export const rowOf = (language: Language): Row & Readonly<{ fallback: Language }> => LANGUAGE_ROWS[language]

/** Every language that the code knows, whether it is on or not. */
export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as readonly Language[]
export const WRITTEN: readonly Written[] = LANGUAGES.filter((code): code is Written => rowOf(code).written === true)

/** They have every word, and are always on. */
export const FULL_LANGUAGES: readonly Language[] = LANGUAGES.filter((code) => !rowOf(code).draft)

/** `on`: those that are switched on. */
export const isLanguage = (code: unknown, on: readonly Language[] = LANGUAGES): code is Language => on.includes(code as Language)

/** The language of content for a reader of the interface in `language`. */
export const writtenFor = (language: Language): Written =>
  WRITTEN.find((each) => each === language) ?? writtenFor(rowOf(language).fallback)

export const isEthiopic = (language: Language): boolean => rowOf(language).script === 'ethiopic'

/** A mark of a language, for places where its name does not fit: `EN`, `አማ`. */
export const shortName = (language: Language): string =>
  isEthiopic(language) ? rowOf(language).name.slice(0, 2) : language.toUpperCase()

/** The first language that is written in this script. */
export const writtenIn = (script: Row['script']): Written => WRITTEN.find((each) => rowOf(each).script === script) ?? 'en'
