// Who may read the local mailbox: the person who started the portal and has its key, while the portal runs only for this machine.
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../platform/config.ts'
import { isLocalPortal, isLocalRequest, isLoopbackName } from '../../platform/http/local-request.ts'
import { isSameText } from '../../platform/same-text.ts'
import type { Secret } from '../../platform/secret.ts'

export const MAILBOX_PATH = '/dev/mail'
const COOKIE = 'mailbox'

type Settings = Pick<Config, 'databaseUrl' | 'smtpUrl' | 'host' | 'publicUrl' | 'webmailUrl'>

/** On the embedded default only: a portal that others reach has a mail server, or nobody's mail to show. */
export const isMailboxOn = ({ databaseUrl, smtpUrl, host, publicUrl }: Omit<Settings, 'webmailUrl'>): boolean =>
  databaseUrl === undefined && smtpUrl === undefined && isLoopbackName(host) && isLocalPortal({ publicUrl })

/** Where somebody finds the mail that was just sent to them. */
export const mailboxUrl = (config: Settings): string => (isMailboxOn(config) ? MAILBOX_PATH : config.webmailUrl)

export const mayKnowMailbox = (request: IncomingMessage): boolean => isLocalRequest(request)

/** Opened once with the key in the address, a browser keeps this; the key itself cannot be read from it. */
const proofOf = (key: Secret): string => createHash('sha256').update(`mailbox ${key.reveal()}`).digest('base64url')

export const mailboxCookie = (key: Secret): string => `${COOKIE}=${proofOf(key)}; Path=${MAILBOX_PATH}; HttpOnly; SameSite=Strict`

export function hasMailboxCookie(header: string | undefined, key: Secret): boolean {
  const given = header?.split(/;\s*/).find((pair) => pair.startsWith(`${COOKIE}=`))
  return given !== undefined && isSameText(given.slice(COOKIE.length + 1), proofOf(key))
}
