// The languages, a row each. A language more is a row here and a folder of words: everything else follows from its row.

type Row = Readonly<{
  /** What it calls itself. */
  name: string
  /** How stored preferences and the wire spell it. */
  long: string
  script: 'latin' | 'ethiopic'
  /** Of a page. The operator may turn the one of Amharic. */
  direction: 'ltr' | 'rtl'
  calendar: 'gregorian' | 'ethiopian'
  /** As `Intl` names them: a numbering system, and the language whose plurals it knows. */
  digits: string
  plurals: string
  /** The interface speaks it. */
  spoken: boolean
  /** Content is written in it. */
  written: boolean
  /** What stands for a word, or for content, that it lacks. */
  fallback: string
  /** A draft lacks words, and is off until the operator sets it. */
  state: 'full' | 'draft'
}>

export const LANGUAGE_ROWS = {
  en: {
    name: 'English',
    long: 'english',
    script: 'latin',
    direction: 'ltr',
    calendar: 'gregorian',
    digits: 'latn',
    plurals: 'en',
    spoken: true,
    written: true,
    fallback: 'en',
    state: 'full',
  },
  am: {
    name: 'አማርኛ',
    long: 'amharic',
    script: 'ethiopic',
    direction: 'rtl',
    calendar: 'ethiopian',
    digits: 'latn',
    plurals: 'am',
    spoken: true,
    written: true,
    fallback: 'en',
    state: 'full',
  },
  om: {
    name: 'Afaan Oromoo',
    long: 'oromo',
    script: 'latin',
    direction: 'ltr',
    calendar: 'gregorian',
    digits: 'latn',
    plurals: 'om',
    spoken: true,
    written: false,
    fallback: 'en',
    state: 'draft',
  },
} as const satisfies Record<string, Row>

type Rows = typeof LANGUAGE_ROWS
type Code = keyof Rows
type CodesThatAre<Property extends 'spoken' | 'written'> = {
  [Each in Code]: Rows[Each][Property] extends true ? Each : never
}[Code]

/** What the interface speaks. */
export type Language = CodesThatAre<'spoken'>
/** What content is written in. */
export type Written = CodesThatAre<'written'>

export const rowOf = (language: Language): Row & Readonly<{ fallback: Language }> => LANGUAGE_ROWS[language]

const codes = Object.keys(LANGUAGE_ROWS) as Code[]
/** Every language that the code knows, whether it is on or not. */
export const LANGUAGES: readonly Language[] = codes.filter((code) => LANGUAGE_ROWS[code].spoken)
export const WRITTEN: readonly Written[] = codes.filter((code): code is Written => LANGUAGE_ROWS[code].written)

/** They have every word, and are always on. */
export const FULL_LANGUAGES: readonly Language[] = LANGUAGES.filter((code) => LANGUAGE_ROWS[code].state === 'full')

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
