// Who asks. Until accounts exist everybody is a guest.
import type { Role } from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

export type Actor = { role: Role }

const GUEST: Actor = { role: 'guest' }

export const actorOf = (_request: FastifyRequest): Actor => GUEST

/** A route's hook: lets the call through when the module's policy allows it. */
export const allow = (policy: (actor: Actor) => boolean) => async (request: FastifyRequest) => {
  if (!policy(actorOf(request))) throw new AppError('forbidden')
}
