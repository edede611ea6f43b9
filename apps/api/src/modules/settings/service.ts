// What holds at this moment. It is read where it is used, which is seldom: so a change holds in every process at once.
import { type OperatorSetting, SETTING_KEYS, type SettingChange, type SettingKey } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { isLost } from '../../platform/database/failures.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Audit } from '../audit/index.ts'
import { FORMS, type Values } from './forms.ts'
import { type OwnSetting, settingQueries } from './queries.ts'

type Dependencies = { db: Database; clock: Clock; config: Config; audit: Pick<Audit, 'record'> }

export function createSettings({ db, clock, config, audit }: Dependencies) {
  const queries = settingQueries(db)
  let last: readonly OwnSetting[] = []

  const shown = (key: SettingKey, own: Pick<OwnSetting, 'value' | 'updatedAt'> | undefined): OperatorSetting => ({
    key,
    default: FORMS[key].default(config),
    own: own?.value ?? null,
    changedAt: own?.updatedAt.toISOString() ?? null,
  })

  return {
    /** What was last known while the database is away. A value that an older or newer version stored and this one refuses is as none. */
    value: async <Key extends SettingKey>(key: Key): Promise<Values[Key]> => {
      try {
        last = await queries.all()
      } catch (error) {
        if (!isLost(error)) throw error
      }
      const { read, default: fallback } = FORMS[key]
      const own = last.find((row) => row.key === key)
      const value = own && read(own.value)
      return value === undefined ? (read(fallback(config)) as Values[Key]) : value
    },
    all: async (): Promise<OperatorSetting[]> => {
      const rows = await queries.all()
      return SETTING_KEYS.map((key) =>
        shown(
          key,
          rows.find((row) => row.key === key),
        ),
      )
    },
    /** @throws AppError invalid_input, changed_meanwhile */
    change: ({ userId }: SignedIn, { key, value, was }: SettingChange): Promise<OperatorSetting> =>
      db.transaction(async (tx) => {
        const { read, wrong } = FORMS[key]
        if (value !== null && read(value) === undefined)
          throw new AppError('invalid_input', { field: 'value', ...(wrong ? { message: wrong } : {}) })
        const own = await queries.hold(tx, key)
        if (shown(key, own).changedAt !== was) throw new AppError('changed_meanwhile')
        if (value === null) {
          if (!own) return shown(key, undefined)
          await queries.remove(tx, key)
          await audit.record({ kind: 'setting_restored', userId, detail: { setting: key } }, tx)
          return shown(key, undefined)
        }
        const row = { value, updatedBy: userId, updatedAt: clock.now() }
        if (own) await queries.change(tx, key, row)
        else if (!(await queries.add(tx, { key, ...row }))) throw new AppError('changed_meanwhile')
        await audit.record({ kind: 'setting_changed', userId, detail: { setting: key } }, tx)
        return shown(key, row)
      }),
  }
}
export type Settings = ReturnType<typeof createSettings>
