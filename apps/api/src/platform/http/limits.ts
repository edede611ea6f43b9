// Rate limits. Many phones share one address here, so the device counts first and an address gets twenty times as much.

import { createHmac } from 'node:crypto'
import { isIPv6, Socket } from 'node:net'
import { ADDRESS_FACTOR, ADDRESS_LIMITS, RATE_LIMITS } from '@menged/contracts'
import { search } from '@menged/contracts/calls/read/search'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/pool.ts'
import { tooManyRequests } from '../errors.ts'
import type { Secret } from '../secret.ts'
import { storedWindow } from './limit-queries.ts'
import { memoryWindow, type Window } from './limit-windows.ts'

type LimitName = keyof typeof RATE_LIMITS
type Caller = Pick<FastifyRequest, 'device' | 'ip'>
export type Limits = {
  /** Throws `too_many_requests` when the caller's device or address has used up its share. */
  check(name: LimitName, request: Caller): Promise<void>
  /**
   * The same for something that is not the caller, such as an account whose password is guessed, and for the caller's address.
   * Returns a function that gives the share back: what has succeeded does not count.
   */
  take(name: LimitName, subject: string, request: Caller): Promise<() => Promise<void>>
  /** Throws `too_many_requests` when an address causes more work than many phones that share it would. */
  checkAddress(name: keyof typeof ADDRESS_LIMITS, ip: string): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

type Platform = { db: Database; clock: Clock; config: Pick<Config, 'rateLimitFactor'>; cookieSecret: Secret }

/** Counts may be lost with the process; where they may not, every process must see the same ones. */
const STORED: Record<LimitName, boolean> = {
  statistics: false,
  feedback: true,
  login: true,
  secondStep: true,
  register: true,
  reset: true,
  reviews: true,
  comments: true,
  account: true,
  saving: false,
  phoneNumbers: true,
  push: true,
  uploads: true,
  contact: true,
  contactMail: true,
  assistant: true,
  documents: true,
  drafts: false,
  requestSteps: false,
}

export function createLimits({ db, clock, config, cookieSecret }: Platform): Limits {
  const memory = memoryWindow(clock)
  const stored = storedWindow(db, clock)
  const hash = (text: string): string => createHmac('sha256', cookieSecret.reveal()).update(text).digest('base64url')

  async function take(window: Window, key: string, max: number, seconds: number): Promise<void> {
    const { count, leftMs } = await window.count(hash(key), seconds)
    if (count <= Math.max(1, Math.floor(max * config.rateLimitFactor))) return
    throw tooManyRequests(Math.max(1, Math.ceil(leftMs / 1000)))
  }

  return {
    check: async (name, { device, ip }) => {
      const { max, windowSeconds } = RATE_LIMITS[name]
      const window = STORED[name] ? stored : memory
      if (device !== null) await take(window, `${name} device ${device}`, max, windowSeconds)
      await take(window, addressKey(name, ip), max * ADDRESS_FACTOR, windowSeconds)
    },
    checkAddress: async (name, ip) => {
      const { max, windowSeconds } = ADDRESS_LIMITS[name]
      await take(memory, addressKey(name, ip), max, windowSeconds)
    },
    take: async (name, subject, { ip }) => {
      const { max, windowSeconds } = RATE_LIMITS[name]
      const window = STORED[name] ? stored : memory
      const [own, address] = [`${name} subject ${subject}`, addressKey(name, ip)]
      await take(window, own, max, windowSeconds)
      await take(window, address, max * ADDRESS_FACTOR, windowSeconds)
      return async () => {
        for (const key of [own, address]) await window.giveBack(hash(key))
      }
    },
  }
}

const NOT_COUNTED = ['/healthz', '/readyz']

/** A coarse limit of calls that come over the network; what a page calls inside the process was counted with the page. */
export function limitAddresses(api: FastifyInstance, limits: Limits): void {
  api.addHook('onRequest', async ({ raw, ip, routeOptions: { url = '' } }) => {
    if (!(raw.socket instanceof Socket) || NOT_COUNTED.includes(url)) return
    await limits.checkAddress(url === search.path ? 'searches' : 'calls', ip)
  })
}

const addressKey = (name: LimitName | keyof typeof ADDRESS_LIMITS, ip: string): string => `${name} address ${networkOf(ip)}`

/** An IPv6 subscriber holds a whole /64 and may change the rest of the address at will. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? []
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...gap, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
