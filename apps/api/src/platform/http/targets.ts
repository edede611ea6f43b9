// What a request may address: one of our paths, at a host that can stand in an address. Pages put both together to one address,
// and compare it with the Origin header: a target such as `//elsewhere/path` would bring its own host along.
import { isOwnPath } from '@menged/contracts/own-path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { apiHeaders } from './headers.ts'

const HOST = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`)

export function refuseForeignTargets(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = apiHeaders(config)
  app.addHook('onRequest', async (request) => {
    if (!isOwnPath(request.raw.url ?? '')) throw new AppError('malformed_address', { headers })
    // The second may come from a trusted proxy.
    if (!isHost(request.headers.host ?? '') || !isHost(request.host)) throw new AppError('malformed_request', { headers })
  })
}
