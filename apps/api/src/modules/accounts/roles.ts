// Giving an account another role: by hand of whoever runs the portal, never by a call.
import { normalEmail, ROLES, type Role, STAFF_PASSWORD_MIN } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Tasks } from '../../platform/tasks.ts'
import type { Audit } from '../audit/index.ts'
import { isStaff, queriesOf, turnOver } from './parts.ts'

const GIVEN = ROLES.filter((role) => role !== 'guest')
const isGiven = (role: string): role is Exclude<Role, 'guest'> => (GIVEN as readonly string[]).includes(role)

type Needs = { db: Database; clock: Clock; audit: Pick<Audit, 'record'>; tasks: Pick<Tasks, 'add'> }

/** Returns what was done, as a sentence. @throws Error, a sentence as well, when nothing was */
export async function changeRole(needs: Needs, typed: string, role: string): Promise<string> {
  const email = normalEmail(typed)
  if (email === '' || !isGiven(role)) {
    throw new Error(`Name an address and a role: npm run role -- someone@example.org editor\nRoles are ${GIVEN.join(', ')}.`)
  }
  const { db, audit } = needs
  const parts = { ...needs, ...queriesOf(db) }
  const found = await parts.users.byEmail(email)
  if (!found) throw new Error(`No account has the address ${email}.`)
  return await db.transaction(async (tx) => {
    const user = await parts.users.hold(tx, found.id)
    if (!user) throw new Error(`No account has the address ${email}.`)
    if (user.confirmedAt === null) throw new Error(`${email} is not confirmed yet: nobody has shown that it is theirs.`)
    if (user.suspendedAt !== null) throw new Error(`The account of ${email} is suspended.`)
    if (user.role === role) return `${email} is ${role} already.`
    await parts.users.change(tx, user.id, { role })
    await turnOver(parts, tx, user.id)
    await audit.record({ kind: 'role_changed', userId: user.id, detail: { from: user.role, to: role } }, tx)
    const done = `${email} was ${user.role} and is ${role}. Its sessions and mailed links have ended.`
    if (!isStaff({ role })) return done
    return `${done}\nStaff passwords have ${STAFF_PASSWORD_MIN} characters or more: ask for a new one now, by "Forgot password?".`
  })
}
