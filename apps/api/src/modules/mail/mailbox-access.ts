// Who may read the local mailbox: whoever sits at this machine, while the portal is nothing but a program on it.
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../platform/config.ts'
import { isLocalRequest, isLoopbackName } from '../../platform/local-request.ts'

export const MAILBOX_PATH = '/dev/mail'

type Settings = Pick<Config, 'databaseUrl' | 'smtpUrl' | 'host' | 'publicUrl' | 'webmailUrl'>

/** On the embedded default only: a portal that others reach has a mail server, or nobody's mail to show. */
export const isMailboxOn = ({ databaseUrl, smtpUrl, host, publicUrl }: Omit<Settings, 'webmailUrl'>): boolean =>
  databaseUrl === undefined &&
  smtpUrl === undefined &&
  isLoopbackName(host) &&
  (publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname))

/** Where somebody finds the mail that was just sent to him. */
export const mailboxUrl = (config: Settings): string => (isMailboxOn(config) ? MAILBOX_PATH : config.webmailUrl)

export const mayReadMailbox = (request: IncomingMessage): boolean => isLocalRequest(request)
