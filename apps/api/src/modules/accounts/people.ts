// What administrators may do with accounts. There is always one of them who can: whoever takes an administrator away holds them all first.
import { PEOPLE_PAGE_SIZE, type PeopleQuery, type Role } from '@menged/contracts'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { AuditEvent } from '../audit/index.ts'
import { type AccountsContext, isStaff, leaveRole, notifyAccount, turnOver } from './context.ts'
import { mailLink } from './mailed-links.ts'
import type { UserRow } from './queries.ts'
import { tellOfTwoStep } from './two-step.ts'

type Given = Exclude<Role, 'guest'>
type Act = { tx: Connection; user: UserRow; note: (kind: AuditEvent['kind'], detail?: Record<string, string>) => Promise<void> }

const isAdmin = ({ role, suspendedAt }: UserRow): boolean => role === 'admin' && suspendedAt === null

/**
 * Holds every administrator in office, then the account. Who acts has to be one of them still: of two who demote each other one stays.
 * @throws AppError not_found, forbidden, last_admin where `takes` says that the account would be one no longer
 */
async function heldBy(
  context: Pick<AccountsContext, 'users' | 'peopleRows'>,
  tx: Connection,
  me: SignedIn,
  id: string,
  takes: (user: UserRow) => boolean,
): Promise<UserRow> {
  const { users } = context
  const admins = await context.peopleRows.holdAdmins(tx)
  if (!admins.includes(me.userId)) throw new AppError('forbidden')
  const user = await users.hold(tx, id)
  if (!user) throw new AppError('not_found')
  if (isAdmin(user) && takes(user) && admins.every((each) => each === id)) throw new AppError('last_admin')
  return user
}

/** Company accounts have a company's name, workers a page; others fit anybody. @throws AppError role_unfit */
async function refuseUnfit({ hasWorkerPage }: AccountsContext, tx: Connection, user: UserRow, role: Given): Promise<void> {
  const fits = role === 'worker' ? await hasWorkerPage(tx, user.id) : role !== 'user' || user.companyNameEnglish !== null
  if (!fits || user.confirmedAt === null || user.suspendedAt !== null) throw new AppError('role_unfit', { field: 'role' })
}

function tellOfRole(context: AccountsContext, tx: Connection, user: UserRow, role: Given): Promise<void> {
  const preview = textOf(isStaff({ role }) ? 'notify.roleStaffText' : 'notify.roleText')
  const key = `role ${context.clock.now().toISOString()}`
  return notifyAccount(context.tasks, tx, { userId: user.id, key, title: textOf('notify.role'), preview })
}

export function createPeople(context: AccountsContext) {
  return { ...reading(context), ...deciding(context), ...caring(context) }
}
export type People = ReturnType<typeof createPeople>

function reading({ clock, users, secondSteps, peopleRows }: AccountsContext) {
  return {
    list: async ({ page, ...wanted }: PeopleQuery) => {
      const [rows, total] = await Promise.all([
        peopleRows.page(wanted, (page - 1) * PEOPLE_PAGE_SIZE, PEOPLE_PAGE_SIZE),
        peopleRows.count(wanted),
      ])
      return { rows, total }
    },
    /** @throws AppError not_found */
    one: async (id: string) => {
      const user = await users.byId(id)
      if (!user) throw new AppError('not_found')
      const [step, used] = await Promise.all([secondSteps.of(id), peopleRows.sessionsOf(id, clock.now())])
      return { user, twoStepSince: step?.confirmedAt ?? null, ...used }
    },
    /** For lists of other modules: who somebody is called. */
    names: peopleRows.names,
    /** How many have shown since then that their address is theirs. */
    confirmedSince: peopleRows.confirmedSince,
  }
}

/** Runs an act of an administrator: the account held, and an event that says who did it. */
const acting =
  ({ db, tasks, audit, ...context }: AccountsContext) =>
  async (me: SignedIn, id: string, takes: (user: UserRow) => boolean, work: (of: Act) => Promise<void>): Promise<void> => {
    await db.transaction(async (tx) => {
      const user = await heldBy(context, tx, me, id, takes)
      const note: Act['note'] = (kind, detail = {}) =>
        audit.record({ kind, userId: id, detail: { ...detail, by: me.userId } }, tx)
      await work({ tx, user, note })
    })
    tasks.wake()
  }
const never = () => false

function deciding(context: AccountsContext) {
  const { clock, users } = context
  const act = acting(context)
  return {
    /** @throws AppError not_found, last_admin, role_unfit; changed_meanwhile when the role is not `was` any more */
    changeRole: (me: SignedIn, id: string, { role, was }: { role: Given; was: Given }) =>
      act(
        me,
        id,
        () => role !== 'admin',
        async ({ tx, user, note }) => {
          if (user.role !== was) throw new AppError('changed_meanwhile')
          if (role === was) return
          await refuseUnfit(context, tx, user, role)
          await users.change(tx, id, { role })
          await leaveRole(context, tx, user)
          await turnOver(context, tx, id)
          await note('role_changed', { from: was, to: role })
          await tellOfRole(context, tx, user, role)
        },
      ),
    /** A new reason takes the place of the former. @throws AppError not_found, last_admin */
    suspend: (me: SignedIn, id: string, suspendedReason: string) =>
      act(
        me,
        id,
        () => true,
        async ({ tx, user, note }) => {
          await users.change(tx, id, { suspendedAt: user.suspendedAt ?? clock.now(), suspendedReason })
          await context.standingChanged(tx, id)
          await turnOver(context, tx, id)
          await note('account_suspended')
        },
      ),
    restore: (me: SignedIn, id: string) =>
      act(me, id, never, async ({ tx, user, note }) => {
        if (user.suspendedAt === null) return
        await users.change(tx, id, { suspendedAt: null, suspendedReason: null })
        await context.standingChanged(tx, id)
        await note('account_restored')
      }),
  }
}

function caring(context: AccountsContext) {
  const { secondSteps } = context
  const act = acting(context)
  return {
    endSessions: (me: SignedIn, id: string) =>
      act(me, id, never, async ({ tx, note }) => {
        await turnOver(context, tx, id)
        await note('sessions_ended')
      }),
    /** Nothing is sent to who has confirmed it, or is suspended. */
    resendConfirmation: (me: SignedIn, id: string) =>
      act(me, id, never, async ({ tx, user, note }) => {
        if (user.confirmedAt !== null || user.suspendedAt !== null) throw new AppError('changed_meanwhile')
        await mailLink(context, tx, user, { purpose: 'confirm' })
        await note('confirmation_sent')
      }),
    /** For who has lost the device. @throws AppError changed_meanwhile when it is off already */
    resetTwoStep: (me: SignedIn, id: string) =>
      act(me, id, never, async ({ tx, note }) => {
        if (!(await secondSteps.remove(tx, id))) throw new AppError('changed_meanwhile')
        await turnOver(context, tx, id)
        await note('two_step_reset')
        await tellOfTwoStep(context, tx, id, 'reset')
      }),
  }
}
