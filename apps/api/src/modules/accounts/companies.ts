// Companies that want to write for an organisation: who waits, and what an administrator decides.

import { isDeepStrictEqual } from 'node:util'
import type { Text } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textOf, translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { companyRows } from './company-queries.ts'
import { type AccountsContext, companyName, notifyAccount } from './context.ts'

/** What the administrator has looked at. */
type SeenCompany = Localized<'name', string>
/** Where the company is let in: the id of an organisation, made or found in the same transaction. */
type Linked = (tx: Connection) => Promise<{ organisationId: string; name: Text }>

export function createCompanies(context: AccountsContext) {
  const { db, clock, tasks, audit, users, peopleRows } = context
  /** Held, waiting still, and called as it was. Who decides has to be an administrator still. @throws AppError forbidden, not_found, changed_meanwhile */
  async function hold(tx: Connection, me: SignedIn, userId: string, seen: SeenCompany): Promise<void> {
    if (!(await peopleRows.holdAdmins(tx)).includes(me.userId)) throw new AppError('forbidden')
    const company = await users.hold(tx, userId)
    if (!company) throw new AppError('not_found')
    const isSame = isDeepStrictEqual(companyName(company), textFrom(seen, 'name'))
    if (!isSame || !(await companyRows.isWaiting(tx, userId))) throw new AppError('changed_meanwhile')
  }
  return {
    waiting: () => companyRows.waiting(db),
    writersOf: (ids: readonly string[]) => companyRows.writersOf(db, ids),
    /** @throws AppError not_found, changed_meanwhile, and what `linked` throws */
    verify: async (me: SignedIn, userId: string, seen: SeenCompany, linked: Linked): Promise<void> => {
      await db.transaction(async (tx) => {
        await hold(tx, me, userId, seen)
        const { organisationId, name } = await linked(tx)
        await users.change(tx, userId, { verified: true, organisationId })
        await audit.record({ kind: 'company_verified', userId, detail: { organisation: organisationId, by: me.userId } }, tx)
        const preview = inEach((each) => translateIn(each)('notify.companyVerifiedText', { name: name[each] }))
        await notifyAccount(tasks, tx, {
          userId,
          key: `company ${organisationId} ${clock.now().toISOString()}`,
          title: textOf('notify.companyVerified'),
          preview,
        })
      })
      tasks.wake()
    },
    /** It waits again once it has changed its name. @throws AppError not_found, changed_meanwhile */
    refuse: async (me: SignedIn, userId: string, seen: SeenCompany, reason: string): Promise<void> => {
      await db.transaction(async (tx) => {
        await hold(tx, me, userId, seen)
        await users.change(tx, userId, { companyRefusedAt: clock.now() })
        await audit.record({ kind: 'company_refused', userId, detail: { by: me.userId } }, tx)
        const preview = inEach(() => reason)
        await notifyAccount(tasks, tx, {
          userId,
          key: `company refused ${clock.now().toISOString()}`,
          title: textOf('notify.companyRefused'),
          preview,
        })
      })
      tasks.wake()
    },
  }
}
