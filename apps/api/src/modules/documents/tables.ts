// Documents of accounts: what was typed, in each of its versions. No file is kept.
import { DOCUMENT_LANGUAGES, type DocumentLanguage, TEMPLATE_IDS } from '@menged/contracts'
import type { Values } from '@menged/documents'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, localized, oneOf } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/tables.ts'

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    /** Made by the form: what is sent twice is one document. */
    key: uuid().notNull(),
    template: text({ enum: TEMPLATE_IDS }).notNull(),
    /** The newest, and its language. */
    version: integer().notNull(),
    language: text().$type<DocumentLanguage>().notNull(),
    ...localized('name', (column) => text(column).notNull()),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('documents_key').on(table.userId, table.key),
    index('documents_of_user').on(table.userId, table.updatedAt.desc()),
    check('documents_template', sql`${table.template} in (${oneOf(TEMPLATE_IDS)})`),
    check('documents_language', sql`${table.language} in (${oneOf(DOCUMENT_LANGUAGES)})`),
  ],
)

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Of the template's text. */
    templateVersion: integer('template_version').notNull(),
    language: text().$type<DocumentLanguage>().notNull(),
    values: jsonb().$type<Values>().notNull(),
    /** Stands in the document. */
    issuedAt: date('issued_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.version] }),
    check('document_versions_language', sql`${table.language} in (${oneOf(DOCUMENT_LANGUAGES)})`),
  ],
)
