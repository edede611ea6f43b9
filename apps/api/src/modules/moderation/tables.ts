// Accounts that may not write for a time.
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { ofAccount, users } from '../accounts/tables.ts'

/** The last one of each account. It holds until `until`, unless it was lifted. */
export const mutes = pgTable(
  'mutes',
  {
    userId: ofAccount('user_id').primaryKey(),
    reason: text().notNull(),
    mutedBy: uuid('muted_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    until: instant('until').notNull(),
    liftedAt: instant('lifted_at'),
  },
  (table) => [index('mutes_until').on(table.until)],
)
