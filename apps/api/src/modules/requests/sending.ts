// A request is sent: by an account, or by a guest who leaves a name and a way to answer.

import { randomUUID } from 'node:crypto'
import { displayName, type NewRequest, type SentRequest } from '@menged/contracts'
import { parsePhone } from '@menged/ethiopia'
import type { Actor } from '../../platform/access.ts'
import { eachAs, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { type RequestedWorker, requestedWorkers } from '../marketplace/index.ts'
import type { RequestsContext } from './dependencies.ts'
import { type NewRequestRow, type RequestRow, requestChanges } from './queries.ts'
import type { Telling } from './telling.ts'
import { timeToCome } from './times.ts'

type Sender = Pick<NewRequestRow, 'userId' | 'name' | 'phone' | 'email'>

const wrong = (field: string, message: 'ask.nameWrong' | 'ask.reachWrong' | 'ask.placeWrong'): AppError =>
  new AppError('invalid_input', { field, message })

/** A guest's name and ways are what was typed; an account's name is its own, and only a phone may be added. */
async function senderOf(
  { accounts }: Pick<RequestsContext, 'accounts'>,
  userId: string | null,
  typed: NewRequest,
): Promise<Sender> {
  const phone = typed.phone === undefined ? null : parsePhone(typed.phone)
  if (userId !== null) {
    const user = await accounts.byId(userId)
    if (!user) throw new AppError('token_expired')
    const name = displayName({ companynameenglish: user.companyNameEnglish, fullName: user.fullName })
    return { userId, name, phone, email: null }
  }
  if (typed.name === undefined) throw wrong('name', 'ask.nameWrong')
  if (phone === null && typed.email === undefined) throw wrong('phone', 'ask.reachWrong')
  return { userId, name: typed.name, phone, email: typed.email ?? null }
}

/** What was typed, as it is stored. */
function askedOf(typed: NewRequest, now: Date) {
  const { text = '' } = typed
  if (typed.kind === 'message') return { text, urgency: typed.urgency, budget: typed.budget ?? null }
  if (typed.kind === 'call') return { text, callTime: typed.callTime }
  if (!typed.online && typed.place === undefined) throw wrong('place', 'ask.placeWrong')
  const place = typed.online || typed.place === undefined ? null : typed.place
  return { text, place, online: typed.online, meetAt: timeToCome(typed, now) }
}

async function add(tx: Connection, worker: RequestedWorker, row: NewRequestRow & { id: string }, tell: Telling): Promise<string> {
  const { serviceId = null } = row
  if (serviceId !== null && !(await requestedWorkers(tx).offers(worker.id, serviceId))) {
    throw new AppError('invalid_input', { field: 'serviceId' })
  }
  if (!(await requestChanges.add(tx, row))) return await sentBefore(tx, row)
  await requestChanges.addStep(tx, { requestId: row.id, by: 'client', step: 'sent', createdAt: row.createdAt })
  const stored = await requestChanges.byKey(tx, row.key)
  const named = {
    ...{ workerPhone: null, workerEmail: null, isConfirmed: false },
    ...textAs('worker', textFrom(worker, 'name')),
    ...eachAs('service', () => null),
  }
  if (stored) await tell.ofNew(tx, { ...stored, workerUserId: worker.userId, ...named })
  return row.id
}

export function sending(context: RequestsContext, tell: Telling) {
  const { db, clock, tasks, links } = context
  return {
    /** @throws AppError worker_not_found, own_worker, request_sent for another one of the same key */
    send: async ({ userId }: Pick<Actor, 'userId'>, workerId: number, typed: NewRequest): Promise<SentRequest> => {
      const worker = await requestedWorkers(db).one(workerId)
      if (!worker) throw new AppError('worker_not_found')
      if (userId !== null && worker.userId === userId) throw new AppError('own_worker')
      const sender = await senderOf(context, userId, typed)
      const newId = randomUUID()
      const now = clock.now()
      const { key, language, kind, serviceId = null } = typed
      const row = {
        id: newId,
        workerId,
        serviceId,
        kind,
        state: 'waiting' as const,
        language,
        key,
        createdAt: now,
        updatedAt: now,
        ...sender,
        ...askedOf(typed, now),
        tokenHash: userId === null ? hashOfToken(links.tokenOf(newId)) : null,
      }
      const id = await db.transaction((tx) => add(tx, worker, row, tell))
      tasks.wake()
      return { id, sample: worker.userId === null, token: userId === null ? links.tokenOf(id) : null }
    },
  }
}

const SAME = [
  ...(['workerId', 'userId', 'kind', 'name', 'phone', 'email', 'text'] as const),
  ...(['urgency', 'budget', 'callTime', 'place', 'online', 'serviceId'] as const),
] as const satisfies readonly (keyof RequestRow)[]

/** Sent twice by who sent it first. Another request of the same key learns nothing of it. */
async function sentBefore(tx: Connection, row: NewRequestRow): Promise<string> {
  const stored = await requestChanges.byKey(tx, row.key)
  const isSame =
    stored &&
    SAME.every((name) => (stored[name] ?? null) === (row[name] ?? (name === 'online' ? false : null))) &&
    stored.meetAt?.getTime() === row.meetAt?.getTime()
  if (!isSame) throw new AppError('request_sent')
  return stored.id
}
