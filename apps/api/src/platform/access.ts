// Who calls: a guest, or the account whose token the request carries. The token is checked against its session at each call.
import { may, type Permission, type Role } from '@menged/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** `userId` and `sessionId` of the signed-in person. */
export type Actor = { role: Role; userId: string | null; sessionId: string | null }
export type SignedIn = { role: Exclude<Role, 'guest'>; userId: string; sessionId: string }

export const GUEST: Actor = { role: 'guest', userId: null, sessionId: null }

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    /** A token came along that does not hold (any more). */
    tokenRefused: boolean
  }
}

/** Null for a token that does not hold. */
export type Authenticate = (token: string) => Promise<SignedIn | null>

const BEARER = /^Bearer ([\w.~+/=-]+)$/i

/** A token that does not hold makes a guest: what everybody may read is never refused because of it. */
export function recogniseActors(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor')
  app.decorateRequest('tokenRefused', false)
  app.addHook('onRequest', async (request, reply) => {
    request.actor = GUEST
    const { authorization } = request.headers
    if (authorization === undefined) return
    // A response for one person is kept by no cache.
    reply.header('cache-control', 'no-store')
    const token = BEARER.exec(authorization)?.[1]
    const actor = token === undefined ? null : await authenticate(token)
    if (actor) request.actor = actor
    else request.tokenRefused = true
  })
}

/** A route's hook: lets the call through for the roles that have the permission. */
export const allow =
  (permission: Permission) =>
  async ({ actor, tokenRefused }: FastifyRequest): Promise<void> => {
    if (may(actor.role, permission)) return
    if (actor.role !== 'guest') throw new AppError('forbidden')
    throw new AppError(tokenRefused ? 'token_expired' : 'sign_in_required')
  }

/** For handlers guarded by `allow` with a permission that no guest has. */
export function signedIn({ actor }: Pick<FastifyRequest, 'actor'>): SignedIn {
  if (actor.role === 'guest' || actor.userId === null) throw new AppError('sign_in_required')
  return actor as SignedIn
}
