// Rate limits. Many phones share one address here, so the voice counts first and a network gets twenty times as much; devices of their first day
// share a part of that.

import { createHmac } from 'node:crypto'
import { Socket } from 'node:net'
import { ADDRESS_LIMITS, NETWORK_SHARES, NEWCOMER_SHARES, RATE_LIMITS, type RateLimit } from '@menged/contracts'
import { search } from '@menged/contracts/calls/read/search'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Connection, Database } from '../database/pool.ts'
import { tooManyRequests } from '../errors.ts'
import type { Secret } from '../secret.ts'
import { storedWindow } from './limit-queries.ts'
import { memoryWindow, type Window } from './limit-windows.ts'
import { networkOf, type Speaker, voiceOf } from './voice.ts'

type LimitName = keyof typeof RATE_LIMITS
export type Limits = {
  /** Throws `too_many_requests` when the caller's voice or network has used up its share. */
  check(name: LimitName, caller: Speaker): Promise<void>
  /**
   * The same for something that is not the caller, such as an account whose password is guessed, and for the caller's address.
   * Returns a function that gives the share back: what has succeeded does not count.
   */
  take(name: LimitName, subject: string, caller: Pick<Speaker, 'ip'>): Promise<() => Promise<void>>
  /**
   * Counts one thing that is to be sent to somebody else, the narrowest share first; false when one is used up: then it is not sent.
   * On the connection of the event's transaction, so that what is rolled back was not counted.
   */
  admit(connection: Connection, ...shares: [name: LimitName, receiver: string][]): Promise<boolean>
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
  inbox: true,
  unconfirmedMail: true,
  unopenedMail: true,
  resetMail: true,
  requestMail: true,
  mailAbout: true,
  mailTo: true,
  pushAbout: true,
  pushTo: true,
  assistant: true,
  documents: true,
  drafts: false,
  requestSteps: false,
}

export function createLimits({ db, clock, config, cookieSecret }: Platform): Limits {
  const memory = memoryWindow(clock)
  const stored = storedWindow(db, clock)
  const hash = (text: string): string => createHmac('sha256', cookieSecret.reveal()).update(text).digest('base64url')

  /** Counts one more; milliseconds until there is room again, 0 where there is. */
  async function waitOf(window: Window, key: string, max: number, seconds: number): Promise<number> {
    const { count, leftMs } = await window.count(hash(key), seconds)
    return count <= Math.max(1, Math.floor(max * config.rateLimitFactor)) ? 0 : Math.max(1, leftMs)
  }
  async function take(...counted: Parameters<typeof waitOf>): Promise<void> {
    const wait = await waitOf(...counted)
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000))
  }

  return {
    check: async (name, caller) => {
      const { max, windowSeconds } = RATE_LIMITS[name]
      const window = STORED[name] ? stored : memory
      for (const [key, shares] of sharesOf(name, caller)) await take(window, `${name} ${key}`, max * shares, windowSeconds)
    },
    admit: async (connection, ...shares) => {
      const window = storedWindow(connection, clock)
      for (const [name, receiver] of shares) {
        const { max, windowSeconds } = RATE_LIMITS[name]
        if ((await waitOf(window, `${name} subject ${receiver}`, max, windowSeconds)) > 0) return false
      }
      return true
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
      await take(window, address, max * NETWORK_SHARES, windowSeconds)
      return async () => {
        for (const key of [own, address]) await window.giveBack(hash(key))
      }
    },
  }
}

/** What a call is counted under, and how many shares each of these has. */
function sharesOf(limit: LimitName, caller: Speaker): (readonly [string, number])[] {
  const { kind, name, network } = voiceOf(caller)
  const all = [`address ${network}`, NETWORK_SHARES] as const
  if (kind !== 'network') return [[name, 1], all]
  const { newcomers = NEWCOMER_SHARES, unknown = newcomers }: RateLimit = RATE_LIMITS[limit]
  const own = caller.device === null ? ([`unknown ${network}`, unknown] as const) : ([`device ${caller.device}`, 1] as const)
  return [own, [`newcomers ${network}`, newcomers], all]
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
