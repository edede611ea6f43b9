// What the operator does to an account by hand: another role, two-step login off. Administrators do the same by a call (people.ts).
import { normalEmail, ROLES, type Role, STAFF_PASSWORD_MIN } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import { type AccountsDependencies, isStaff, leaveRole, queriesOf, turnOver } from './context.ts'
import { tellOfTwoStep } from './two-step.ts'

const GIVEN = ROLES.filter((role) => role !== 'guest')
const isGiven = (role: string): role is Exclude<Role, 'guest'> => (GIVEN as readonly string[]).includes(role)

type RoleDependencies = {
  db: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  tasks: Pick<Tasks, 'add'>
  standingChanged: AccountsDependencies['standingChanged']
}

/** Returns what was done, as a sentence. @throws Error, a sentence as well, when nothing was */
export async function changeRole(dependencies: RoleDependencies, typed: string, role: string): Promise<string> {
  const email = normalEmail(typed)
  if (email === '' || !isGiven(role)) {
    throw new Error(`Name an address and a role: npm run role -- someone@example.org editor\nRoles are ${GIVEN.join(', ')}.`)
  }
  const { db, audit } = dependencies
  const context = { ...dependencies, ...queriesOf(db) }
  const found = await context.users.byEmail(email)
  if (!found) throw new Error(`No account has the address ${email}.`)
  return await db.transaction(async (tx) => {
    const user = await context.users.hold(tx, found.id)
    if (!user) throw new Error(`No account has the address ${email}.`)
    if (user.confirmedAt === null) throw new Error(`${email} is not confirmed yet: nobody has shown that it is theirs.`)
    if (user.suspendedAt !== null) throw new Error(`The account of ${email} is suspended.`)
    if (user.role === role) return `${email} is ${role} already.`
    await context.users.change(tx, user.id, { role })
    await leaveRole(context, tx, user)
    await turnOver(context, tx, user.id)
    await audit.record({ kind: 'role_changed', userId: user.id, detail: { from: user.role, to: role } }, tx)
    const done = `${email} was ${user.role} and is ${role}. Its sessions and mailed links have ended.`
    if (!isStaff({ role })) return done
    return `${done}\nStaff passwords have ${STAFF_PASSWORD_MIN} characters or more: with a shorter one the next login is refused, and mails a link for a new one.`
  })
}

/** For who has lost the device. Returns what was done, as a sentence. @throws Error, a sentence as well, when nothing was */
export async function resetTwoStep(dependencies: RoleDependencies, typed: string): Promise<string> {
  const email = normalEmail(typed)
  if (email === '') throw new Error('Name an address: npm run two-step -- someone@example.org')
  const { db, audit } = dependencies
  const context = { ...dependencies, ...queriesOf(db) }
  const found = await context.users.byEmail(email)
  if (!found) throw new Error(`No account has the address ${email}.`)
  return await db.transaction(async (tx) => {
    await context.users.hold(tx, found.id)
    if (!(await context.secondSteps.remove(tx, found.id))) return `Two-step login of ${email} is off already.`
    await turnOver(context, tx, found.id)
    await audit.record({ kind: 'two_step_reset', userId: found.id }, tx)
    await tellOfTwoStep(context, tx, found.id, 'reset')
    return `Two-step login of ${email} is off: the password alone lets in. Its sessions and mailed links have ended.`
  })
}
