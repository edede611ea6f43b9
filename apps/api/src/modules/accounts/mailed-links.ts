// Links and codes that go by mail: made and sent. used-links.ts does what they are for.

import { randomUUID } from 'node:crypto'
import { CONFIRM_LINK_SECONDS, displayName, MAIL_CODE_SECONDS, RESET_LINK_SECONDS } from '@menged/contracts'
import { DAY_SECONDS } from '@menged/ethiopia/durations'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, tooManyRequests } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import type { MailMessage } from '../mail/index.ts'
import { type AccountsContext, after, callNames, languageOf } from './context.ts'
import type { MailTokenRow, Purpose } from './mail-token-queries.ts'
import type { UserRow } from './queries.ts'
import type { Tokens } from './tokens.ts'

const SECONDS: Record<Purpose, number> = { confirm: CONFIRM_LINK_SECONDS, email: CONFIRM_LINK_SECONDS, reset: RESET_LINK_SECONDS }
const TEMPLATES = { confirm: 'confirm', email: 'changeEmail', reset: 'reset' } as const
const MAIL_TASK = 'account-mail'
const ASK_TASK = 'account-ask'
type LinkPurpose = 'confirm' | 'reset'

type Link = { purpose: Purpose; email?: string; sessionId?: string }

/**
 * In the transaction of what it belongs to, for an account that it holds. What was sent before for the same purpose is void.
 * @throws AppError too_many_requests once an address has had its mails of the day: who typed it may not be its owner
 */
export async function mailLink(
  { clock, tasks, limits, tokens, mailTokens }: AccountsContext,
  connection: Connection,
  user: UserRow,
  { purpose, email = user.email, sessionId }: Link,
): Promise<void> {
  const share = purpose === 'reset' ? 'resetMail' : 'unconfirmedMail'
  if (!(await limits.admit(connection, [share, email]))) throw tooManyRequests(DAY_SECONDS)
  const id = randomUUID()
  const now = clock.now()
  await mailTokens.voidOf(connection, user.id, now, [purpose])
  await mailTokens.add(connection, {
    id,
    userId: user.id,
    purpose,
    email,
    epoch: user.epoch,
    sessionId: sessionId ?? null,
    tokenHash: hashOfToken(tokens.mailToken(id)),
    createdAt: now,
    expiresAt: after(clock, SECONDS[purpose]),
    codeExpiresAt: after(clock, MAIL_CODE_SECONDS),
  })
  await tasks.add(connection, { kind: MAIL_TASK, key: `${MAIL_TASK} ${id}`, payload: { id } })
}

/** The token is made again from its id: neither the table nor the task holds it. A code that is over is left out. */
function messageOf(row: MailTokenRow, user: UserRow, tokens: Tokens, now: Date): MailMessage {
  const hasCode = row.purpose !== 'email' && row.codeExpiresAt > now
  return {
    to: row.email,
    language: languageOf(user),
    template: TEMPLATES[row.purpose],
    values: {
      name: displayName(callNames(user)),
      token: tokens.mailToken(row.id),
      ...(hasCode ? { code: tokens.mailCode(row.id) } : {}),
    },
  }
}

export function createMailedLinks(context: AccountsContext) {
  const { db, clock, tasks, limits, audit, mail, tokens, users, mailTokens } = context
  async function deliver({ id }: { id: string }): Promise<void> {
    const row = await mailTokens.byId(id, clock.now())
    const user = row && (await users.byId(row.userId))
    if (!row || !user) return
    await mail.deliver(messageOf(row, user, tokens, clock.now()), id)
  }
  tasks.handle(MAIL_TASK, deliver, 'mail')
  // After the response, which is the same for every address: known ones take no longer.
  tasks.handle(ASK_TASK, async ({ email, purpose }: { email: string; purpose: LinkPurpose }) => {
    const known = await users.byEmail(email)
    if (!known) return
    const sending = db.transaction(async (tx) => {
      const user = await users.hold(tx, known.id)
      if (user?.email !== email || user.suspendedAt !== null) return
      if (purpose === 'confirm' && user.confirmedAt !== null) return
      await mailLink(context, tx, user, { purpose })
      if (purpose === 'reset') await audit.record({ kind: 'reset_asked', userId: user.id }, tx)
    })
    // What was sent before holds on.
    await sending.catch((error) => {
      if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    })
  })
  async function ask(email: string, purpose: LinkPurpose, caller: Caller): Promise<void> {
    await limits.check('reset', caller)
    await limits.take('reset', `${purpose} ${email}`, caller)
    await tasks.add(db, { kind: ASK_TASK, payload: { email, purpose } })
    tasks.wake()
  }
  return {
    askReset: (email: string, caller: Caller) => ask(email, 'reset', caller),
    askConfirmation: (email: string, caller: Caller) => ask(email, 'confirm', caller),
    pendingEmail: (userId: string) => mailTokens.pendingEmail(userId, clock.now()),
    forgetOldLinks: () => mailTokens.forgetBefore(clock.now()),
  }
}
