// Our cookies. The device cookie is a random id with the time when we gave it, signed, so that limits can distinguish phones that share one address.
import { randomBytes } from 'node:crypto'
import { DAY_SECONDS, YEAR_SECONDS } from '@menged/ethiopia/durations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the device; null when the request brought none that we signed. */
    device: string | null
    /** It was given its id a day ago or earlier. */
    isKnownDevice: boolean
    /** Id that this response gives to a device that had none. */
    newDevice: string | null
  }
}

const NAME = 'device'
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** `__Host-` needs a secure address; browsers count loopback as one. */
function isSecure(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  if (config.publicUrl) return config.publicUrl.startsWith('https:') || LOOPBACK.test(new URL(config.publicUrl).host)
  return LOOPBACK.test(request.headers.host ?? '')
}

/** Needs the cookie plugin with a secret. */
export function recogniseDevices(app: FastifyInstance, config: Pick<Config, 'publicUrl'>, clock: Clock): void {
  let warned = false
  app.decorateRequest('device', null)
  app.decorateRequest('isKnownDevice', false)
  app.decorateRequest('newDevice', null)
  app.addHook('onRequest', async (request, reply) => {
    const secure = isSecure(config, request)
    const name = fullName(NAME, secure)
    const now = Math.floor(clock.now().getTime() / 1000)
    const given = deviceIn(signedValue(request, name))
    request.device = given?.id ?? null
    request.isKnownDevice = given !== null && now - given.at >= DAY_SECONDS
    if (request.device !== null || request.method !== 'POST') return
    if (!secure && !warned) {
      warned = true
      request.log.warn('device cookies are sent without __Host-: the address is neither https nor loopback')
    }
    request.newDevice = giveDevice(reply, name, secure, now)
  })
}

type Given = { name: string; value: string; seconds: number }

/** A signed cookie that only we read; `__Host-` where the address allows it. */
export function giveCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>, request: FastifyRequest, o: Given): void {
  const secure = isSecure(config, request)
  setCookie(reply, { name: fullName(o.name, secure), value: o.value, secure, maxAge: o.seconds })
}

export const readCookie = (config: Pick<Config, 'publicUrl'>, request: FastifyRequest, name: string): string | null =>
  signedValue(request, fullName(name, isSecure(config, request)))

export function dropCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>, request: FastifyRequest, name: string): void {
  const secure = isSecure(config, request)
  setCookie(reply, { name: fullName(name, secure), value: '', secure, maxAge: 0 })
}

const fullName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

function setCookie(reply: FastifyReply, o: { name: string; value: string; secure: boolean; maxAge: number }): void {
  const { name, value, secure, maxAge } = o
  reply.setCookie(name, value, { signed: true, httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge })
}

function signedValue(request: FastifyRequest, name: string): string | null {
  const signed = request.cookies[name]
  if (signed === undefined || signed.length > 200) return null
  const { valid, value } = request.unsignCookie(signed)
  return valid ? value : null
}

/** Cookies of earlier versions hold the id alone: all of them are older than a day. */
const DEVICE = /^([\w-]{22})(?:\.([0-9a-z]{1,8}))?$/

function deviceIn(value: string | null): { id: string; at: number } | null {
  const [, id, at = '0'] = DEVICE.exec(value ?? '') ?? []
  return id === undefined ? null : { id, at: Number.parseInt(at, 36) }
}

function giveDevice(reply: FastifyReply, name: string, secure: boolean, now: number): string {
  const id = randomBytes(16).toString('base64url')
  setCookie(reply, { name, value: `${id}.${now.toString(36)}`, secure, maxAge: YEAR_SECONDS })
  return id
}
