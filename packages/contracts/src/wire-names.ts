// The names that the wire has for a text in every written language: of its schema, and of its value. Said here alone.
import { LANGUAGE_ROWS, WRITTEN, type Written } from '@menged/ethiopia/languages'
import { type InEach, inEach } from '@menged/ethiopia/text'

type Long<Each extends Written> = (typeof LANGUAGE_ROWS)[Each]['long']
type Snake<Name extends string, Value> = { [Each in Written as `${Name}_${Long<Each>}`]: Value }
type Camel<Name extends string, Value> = { [Each in Written as `${Name}${Capitalize<Long<Each>>}`]: Value }
type Short<Name extends string, Value> = { [Each in Written as `${Name}${Capitalize<Each>}`]: Value }

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const named = (text: InEach<unknown>, nameIn: (written: Written) => string) =>
  Object.fromEntries(WRITTEN.map((each) => [nameIn(each), text[each]])) as never

/** `title_english`, `title_amharic`. */
export const snakeNames = <Name extends string, Value>(name: Name, text: InEach<Value>): Snake<Name, Value> =>
  named(text, (each) => `${name}_${LANGUAGE_ROWS[each].long}`)
/** `titleEnglish`, `titleAmharic`. */
export const camelNames = <Name extends string, Value>(name: Name, text: InEach<Value>): Camel<Name, Value> =>
  named(text, (each) => `${name}${capital(LANGUAGE_ROWS[each].long)}`)
export const fromCamelNames = <Name extends string, Value>(names: Camel<Name, Value>, name: Name): InEach<Value> =>
  inEach((each) => (names as Record<string, Value>)[`${name}${capital(LANGUAGE_ROWS[each].long)}`] as Value)
export const fromSnakeNames = <Name extends string, Value>(names: Snake<Name, Value>, name: Name): InEach<Value> =>
  inEach((each) => (names as Record<string, Value>)[`${name}_${LANGUAGE_ROWS[each].long}`] as Value)
/** `nameEn`, `nameAm`. */
export const shortNames = <Name extends string, Value>(name: Name, text: InEach<Value>): Short<Name, Value> =>
  named(text, (each) => `${name}${capital(each)}`)
export const fromShortNames = <Name extends string, Value>(names: Short<Name, Value>, name: Name): InEach<Value> =>
  inEach((each) => (names as Record<string, Value>)[`${name}${capital(each)}`] as Value)

/** The same schema for every language. */
export const inAll = <Schema>(schema: Schema): InEach<Schema> => inEach(() => schema)
