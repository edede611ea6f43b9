import { getTableConfig, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import {
  columnsOf,
  eachAs,
  isLanguageCode,
  jsonOf,
  localized,
  localizedOf,
  readersLanguage,
  textAs,
  textFrom,
} from './columns.ts'

const notices = pgTable('notices', {
  id: text().primaryKey(),
  language: readersLanguage().notNull(),
  ...localized('title', (column) => text(column).notNull()),
  ...localized('body', text),
})
const sqlOf = (part: Parameters<PgDialect['sqlToQuery']>[0]) => new PgDialect().sqlToQuery(part).sql

it('declares a column for each written language', () => {
  const columns = getTableConfig(notices).columns.map(({ name, notNull }) => [name, notNull])
  expect(columns).toEqual([
    ['id', true],
    ['language', true],
    ['title_en', true],
    ['title_am', true],
    ['body_en', false],
    ['body_am', false],
  ])
})

it('reads a text from a row, and gives it to one', () => {
  const title = { en: 'Passport', am: 'ፓስፖርት' }
  expect(textAs('title', title)).toEqual({ titleEn: 'Passport', titleAm: 'ፓስፖርት' })
  expect(eachAs('body', () => null)).toEqual({ bodyEn: null, bodyAm: null })
  const row: typeof notices.$inferSelect = { id: 'one', language: 'om', ...textAs('title', title), ...eachAs('body', () => null) }
  expect(textFrom(row, 'title')).toEqual(title)
  expect(localizedOf(row, 'title', 'body')).toEqual({ ...textAs('title', title), bodyEn: null, bodyAm: null })
})

it('names the columns in SQL', () => {
  expect(sqlOf(columnsOf(notices, 'title'))).toBe('"notices"."title_en", "notices"."title_am"')
  expect(sqlOf(jsonOf(notices, 'body'))).toBe(`'bodyEn', "notices"."body_en", 'bodyAm', "notices"."body_am"`)
  expect(sqlOf(isLanguageCode(notices.language))).toBe(`"notices"."language" ~ '^[a-z]{2,3}$'`)
})
