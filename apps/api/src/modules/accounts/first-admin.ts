// The first administrator: while there is none, each start of the server prints a link that makes one. It is used once, and refused as soon as there is one.
import { randomUUID } from 'node:crypto'
import { FIRST_ADMIN_SECONDS, type FirstAdmin } from '@menged/contracts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { isSameText } from '../../platform/same-text.ts'
import { type AccountsContext, after } from './context.ts'
import { refuseWeak } from './passwords.ts'

type AdminForm = Omit<FirstAdmin, 'language'> & { language?: FirstAdmin['language'] | null }

export function createFirstAdmin(context: AccountsContext) {
  const { clock, tokens, peopleRows, setups } = context
  return {
    /** A new token, and the former is void; null where there is an administrator. The table holds only the id that it is made from. */
    newToken: async (): Promise<string | null> => {
      if (await peopleRows.hasAdmin()) return null
      const id = randomUUID()
      await setups.put({ id, expiresAt: after(clock, FIRST_ADMIN_SECONDS) })
      return tokens.setupToken(id)
    },
    make: (form: AdminForm) => makeFirstAdmin(context, form),
  }
}

/** @throws AppError setup_void, invalid_input, email_taken */
async function makeFirstAdmin(context: AccountsContext, form: AdminForm): Promise<void> {
  const { db, clock, audit, passwords, users, setups } = context
  const { token, fullName, email, password, language = null } = form
  // Before the costly part: nobody without the link makes the server work.
  if (!(await isRight(context, db, token))) throw new AppError('setup_void')
  refuseWeak(password, { email, names: [fullName], isStaff: true })
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    if (!(await isRight(context, tx, token))) throw new AppError('setup_void')
    const now = clock.now()
    const row = {
      role: 'admin',
      email,
      fullName,
      language,
      passwordHash,
      createdAt: now,
      confirmedAt: now,
    } as const
    const user = await users.add(tx, row)
    if (!user) throw new AppError('email_taken', { field: 'email' })
    await setups.remove(tx)
    await audit.record({ kind: 'first_admin_made', userId: user.id }, tx)
  })
}

async function isRight({ clock, tokens, peopleRows, setups }: AccountsContext, connection: Connection, token: string) {
  const setup = await setups.hold(connection, clock.now())
  return setup !== undefined && isSameText(token, tokens.setupToken(setup.id)) && !(await peopleRows.hasAdmin(connection))
}

export type FirstAdministrator = ReturnType<typeof createFirstAdmin>
