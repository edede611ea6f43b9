// Hands letters to the mail server that SMTP_URL names. What it refuses for good is given up; everything else is tried again later.
import { setTimeout as pause } from 'node:timers/promises'
import { WRITTEN } from '@menged/contracts'
import { createTransport } from 'nodemailer'
import type { Clock } from '../../platform/clock.ts'
import { GiveUp, Later } from '../../platform/tasks/tasks.ts'
import type { Letter } from './message.ts'
import { causeOf, type Failure } from './smtp-failures.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** For a whole delivery, however slow the connection: below what a task may take. */
const DELIVERY_MS = 90_000
/** After a server could not be reached, all other letters wait so long without trying. */
const AWAY_SECONDS = 15
/** What is under way when the process closes may take so long. */
const GRACE_MS = 2000
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The server could not be reached or used at all; this says nothing about the one letter. */
const AWAY = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH']
/** Steps at which a server speaks about this letter and its receiver. */
const ABOUT_LETTER = ['RCPT TO', 'DATA']

type Smtp = {
  /** @throws GiveUp, Later, or what should be tried again; never with an address in it. */
  send(letter: Letter, messageId: string): Promise<void>
  close(): Promise<void>
}

export function createSmtp({ url, from, clock }: { url: string; from: string; clock: Clock }): Smtp {
  const transport = createTransport({ ...optionsOf(url), pool: true, maxConnections: 2, maxRequeues: 0 })
  // A sender gets its error; this listener is for what happens between two letters.
  transport.on('error', () => {})
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  let awayUntil = 0

  async function send(letter: Letter, messageId: string): Promise<void> {
    const now = clock.ticks()
    if (now < awayUntil) throw new Later(new Date(clock.now().getTime() + awayUntil - now))
    try {
      await transport.sendMail({ ...mailOf(letter, from), messageId, date: clock.now(), signal: limit(closing.signal) })
    } catch (thrown) {
      const failure = thrown as Failure
      if (AWAY.includes(failure.code ?? '') || failure.responseCode === 421) awayUntil = now + AWAY_SECONDS * 1000
      throw deliveryError(failure)
    }
  }

  return {
    send: async (letter, messageId) => {
      const sending = send(letter, messageId)
      const ended = sending.catch(() => {}).finally(() => underWay.delete(ended))
      underWay.add(ended)
      await sending
    },
    close: async () => {
      if (underWay.size > 0) await Promise.race([Promise.all(underWay), pause(GRACE_MS)])
      closing.abort()
      transport.close()
    },
  }
}

const limit = (closing: AbortSignal): AbortSignal => AbortSignal.any([closing, AbortSignal.timeout(DELIVERY_MS)])

/** `smtps:` is TLS from the first byte. With `smtp:` TLS begins when the server offers it; a password goes over TLS only, except to this machine. */
export function optionsOf(url: string) {
  const { hostname, username, searchParams } = new URL(url)
  const guard = username !== '' && !LOOPBACK.test(hostname) && !searchParams.has('requireTLS')
  return {
    url,
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(guard ? { requireTLS: true } : {}),
  }
}

export function mailOf({ to, language, subject, text, html, replyTo }: Letter, from: string) {
  return {
    from,
    // As objects: an address is never read as a list, a group or a name.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    // Ethiopic letters are three bytes each; quoted-printable would make nine of them.
    textEncoding: 'base64' as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': [...new Set([language, ...WRITTEN])].slice(0, 2).join(', '),
    },
  }
}

/** In our own words: what a server says repeats the address. */
export function deliveryError(failure: Failure): Error {
  const { code, responseCode, command } = failure
  const step = command !== undefined && /^(CONN|API|[A-Z]{4}( (FROM|TO|[A-Z0-9-]{1,12}))?)$/.test(command) ? command : undefined
  const what = ['the mail server', code, responseCode, step].filter((part) => part !== undefined).join(' ') + causeOf(failure)
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode !== 503 && ABOUT_LETTER.includes(step ?? '')
  return isFinal ? new GiveUp(what) : new Error(what)
}
