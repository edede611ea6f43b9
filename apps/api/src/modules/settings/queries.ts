// Every query of the settings that an administrator has changed.
import type { SettingKey } from '@menged/contracts'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { operatorSettings } from './tables.ts'

export type OwnSetting = typeof operatorSettings.$inferSelect
const is = (key: SettingKey) => eq(operatorSettings.key, key)

export function settingQueries(db: Database) {
  return {
    all: (): Promise<OwnSetting[]> => db.select().from(operatorSettings),
    hold: async (connection: Connection, key: SettingKey): Promise<OwnSetting | undefined> =>
      await firstRow(connection.select().from(operatorSettings).where(is(key)).for('update')),
    /** False when somebody has put one there at this moment. */
    add: async (connection: Connection, row: OwnSetting): Promise<boolean> => {
      const added = await connection
        .insert(operatorSettings)
        .values(row)
        .onConflictDoNothing()
        .returning({ key: operatorSettings.key })
      return added.length > 0
    },
    change: async (connection: Connection, key: SettingKey, row: Omit<OwnSetting, 'key'>): Promise<void> => {
      await connection.update(operatorSettings).set(row).where(is(key))
    },
    remove: async (connection: Connection, key: SettingKey): Promise<void> => {
      await connection.delete(operatorSettings).where(is(key))
    },
  }
}
