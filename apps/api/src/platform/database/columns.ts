// The kinds of columns that tables are made of, and a text in every written language: a column each, declared, read and written by its name alone.
import type { Language } from '@menged/contracts'
import { type InEach, inEach, valuesOf, WRITTEN, type Written } from '@menged/ethiopia'
import { type SQL, sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** The values of a check. Written out: a check has no parameters. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** The language of a reader. Its check is the shape of a code, so that a language more needs no migration. */
export const readersLanguage = () => text().$type<Language>()
export const isLanguageCode = (column: unknown): SQL => sql`${column} ~ '^[a-z]{2,3}$'`

/** Some of the columns of a table, or of a part of a query: what a query reads of it. */
export const pick = <Source extends object, Name extends keyof Source>(source: Source, ...names: Name[]): Pick<Source, Name> =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>

type Key<Name extends string, Each extends string> = `${Name}${Capitalize<Each>}`
/** `titleEn`, `titleAm`: what rows and tables hold of a text. */
export type Localized<Names extends string, Value = string | null> = { [Each in Written as Key<Names, Each>]: Value }

const keyOf = <Name extends string>(name: Name, written: Written) =>
  `${name}${written.charAt(0).toUpperCase()}${written.slice(1)}` as Key<Name, Written>

/** The columns of a text: `title_en`, `title_am`. */
export const localized = <Name extends string, Column>(name: Name, make: (column: string) => Column): Localized<Name, Column> =>
  Object.fromEntries(WRITTEN.map((each) => [keyOf(name, each), make(`${name}_${each}`)])) as Localized<Name, Column>

/** They among the columns of a table: for a query that reads them. */
export function localizedOf<Source extends object, Name extends string>(source: Source, ...names: Name[]) {
  const keys = names.flatMap((name) => WRITTEN.map((each) => keyOf(name, each)))
  return Object.fromEntries(keys.map((key) => [key, source[key as keyof Source]])) as Pick<
    Source,
    keyof Localized<Name> & keyof Source
  >
}

/** A text as a row holds it; of a table, its columns. */
export const textFrom = <Row extends Localized<Name, unknown>, Name extends string>(
  row: Row,
  name: Name,
): InEach<Row[Key<Name, Written> & keyof Row]> =>
  inEach((each) => row[keyOf(name, each) as keyof Row] as Row[Key<Name, Written> & keyof Row])

/** The columns of a text as arguments of SQL. */
export const columnsOf = <Row extends Localized<Name, unknown>, Name extends string>(table: Row, name: Name): SQL =>
  sql.join(
    valuesOf(textFrom(table, name)).map((column) => sql`${column}`),
    sql`, `,
  )

/** The columns of a text as keys and values of `json_build_object`: the object is what a row holds of it. */
export const jsonOf = <Row extends Localized<Name, unknown>, Name extends string>(table: Row, name: Name): SQL =>
  sql.join(
    Object.entries(localizedOf(table, name)).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )

/** What is said in each language, as a row takes it. */
export const eachAs = <Name extends string, Value>(name: Name, say: (written: Written) => Value): Localized<Name, Value> =>
  textAs(name, inEach(say))

/** A text as a row takes it. */
export const textAs = <Name extends string, Value>(name: Name, text: InEach<Value>): Localized<Name, Value> =>
  Object.fromEntries(WRITTEN.map((each) => [keyOf(name, each), text[each]])) as Localized<Name, Value>
