// Values that hold in place of those of the environment. The key's reader says what may stand in one.
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

export const operatorSettings = pgTable('operator_settings', {
  key: text().primaryKey(),
  /** As it would stand in the environment. */
  value: text().notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: instant('updated_at').notNull(),
})
