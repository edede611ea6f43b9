// Every environment variable that the process reads: name, default, meaning, what is allowed, and how it is read.
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { emailProblem } from '@menged/contracts'
import { FULL_LANGUAGES, LANGUAGES, type Language, parsePhone } from '@menged/ethiopia'
import { Secret } from './secret.ts'

/** `read` returns undefined for a value that is not allowed. */
type Reader<Value> = {
  default: string
  what: string
  allowed: string
  secret: boolean
  read: (text: string) => Value | undefined
}

const plain = <Value>(
  fallback: string,
  what: string,
  allowed: string,
  read: (text: string) => Value | undefined,
): Reader<Value> => ({ default: fallback, what, allowed, secret: false, read })

const secret = (what: string, allowed: string, isAllowed: (text: string) => boolean): Reader<Secret> => ({
  default: '',
  what,
  allowed,
  secret: true,
  read: (text) => (isAllowed(text) ? new Secret(text) : undefined),
})

const POSTGRES = ['postgres:', 'postgresql:']
const DIRECTIONS = ['rtl', 'ltr'] as const
const MODES = ['production', 'development', 'test'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export const SECRET_LENGTH = 32
const TOKEN_LENGTH = 16
const VAPID_RULE = '32 bytes in base64url, as web-push generate-vapid-keys prints them'
const SECRET_RULE = `at least ${SECRET_LENGTH} characters, not one character repeated`

/** It stands in an address. */
export const isOperatorKey = (text: string): boolean => text.length >= TOKEN_LENGTH && /^[\w-]+$/.test(text)

/** A number of the curve P-256. */
export const isVapidKey = (text: string): boolean => /^[\w-]{43}$/.test(text)

export const READERS = {
  PORT: plain('3000', 'Port to listen on', 'a whole number from 0 to 65535', (text) => wholeNumber(text, 0, 65_535)),
  HOST: plain('127.0.0.1', 'Address to listen on', 'an IP address or a host name', hostName),
  DATA_DIR: plain(
    './data',
    'Folder of the embedded database, its backups and the made secrets',
    'a path on a disk, not below /proc or /sys',
    dataFolder,
  ),
  DATABASE_URL: secret(
    'PostgreSQL server to use in place of the embedded one (15 or later, UTF8)',
    'an address like postgres://user:password@host/name',
    (text) => isUrl(text, POSTGRES),
  ),
  MIGRATION_DATABASE_URL: secret(
    'Connection of the role that changes tables; with DATABASE_URL only',
    'an address like postgres://owner:password@host/name, and DATABASE_URL set as well',
    (text) => isUrl(text, POSTGRES),
  ),
  PG_BIN_DIR: plain('', 'Folder with the PostgreSQL programs for the embedded database', 'an absolute path', (text) =>
    isAbsolute(text) ? text : undefined,
  ),
  PUBLIC_URL: plain('', 'Address under which people reach the portal', 'http:// or https:// and a host, without a path', origin),
  SMTP_URL: secret('Mail server', 'an address like smtp://user:password@host:587 or smtps://host', (text) =>
    isUrl(text, ['smtp:', 'smtps:']),
  ),
  TRUSTED_PROXIES: plain(
    '',
    'Proxies whose X-Forwarded-For counts',
    'addresses or CIDR ranges separated by commas, like 127.0.0.1,10.0.0.0/8; never a bare number',
    addressList,
  ),
  LANGUAGES: plain(
    FULL_LANGUAGES.join(),
    'Languages of the interface',
    `codes separated by commas out of ${LANGUAGES.join(', ')}; ${FULL_LANGUAGES.join(' and ')} among them`,
    languageList,
  ),
  AMHARIC_DIRECTION: plain('rtl', 'Direction of the layout in Amharic', 'rtl or ltr', (text) => oneOf(DIRECTIONS, text)),
  RATE_LIMIT_FACTOR: plain('1', 'Multiplies every rate limit, for load tests', 'a number above 0, at most 1000000', factor),
  TIME_LIMIT_FACTOR: plain(
    '1',
    'Multiplies how long a page and a query may take, for a machine that is slow',
    'a number from 1 to 100',
    slowFactor,
  ),
  LOG_LEVEL: plain('info', 'Least important kind of line that is logged', LOG_LEVELS.join(', '), (text) =>
    oneOf(LOG_LEVELS, text),
  ),
  COOKIE_SECRET: secret('Key that signs cookies; needed with DATABASE_URL, else made at the first start', SECRET_RULE, isStrong),
  COOKIE_SECRET_FILE: plain('', 'File that holds the key, in place of COOKIE_SECRET', `a readable file; ${SECRET_RULE}`, (text) =>
    resolve(text),
  ),
  TOKEN_SECRET: secret(
    'Key that signs login tokens and mailed links; needed with DATABASE_URL, else made at the first start',
    SECRET_RULE,
    isStrong,
  ),
  TOKEN_SECRET_FILE: plain('', 'File that holds the key, in place of TOKEN_SECRET', `a readable file; ${SECRET_RULE}`, (text) =>
    resolve(text),
  ),
  PAPERS_KEY: secret(
    'Key that encrypts the identity papers of workers and the keys of two-step login; needed with DATABASE_URL, else made at the first start',
    SECRET_RULE,
    isStrong,
  ),
  PAPERS_KEY_FILE: plain('', 'File that holds the key, in place of PAPERS_KEY', `a readable file; ${SECRET_RULE}`, (text) =>
    resolve(text),
  ),
  VAPID_PRIVATE_KEY: secret(
    'Private key of push messages (P-256); needed with DATABASE_URL, else made at the first start',
    VAPID_RULE,
    isVapidKey,
  ),
  VAPID_PRIVATE_KEY_FILE: plain(
    '',
    'File that holds the key, in place of VAPID_PRIVATE_KEY',
    `a readable file; ${VAPID_RULE}`,
    (text) => resolve(text),
  ),
  PUSH_HOSTS: plain(
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    'Push services that messages may be sent to',
    'host names separated by commas; *.example.com stands for every host below example.com',
    hostList,
  ),
  MAIL_FROM: plain('', 'Sender of mail; needed with SMTP_URL', 'an address like Menged <no-reply@example.com>', (text) =>
    isSender(text) ? text : undefined,
  ),
  OPERATOR_EMAIL: plain('', 'Where messages of the contact form are sent', 'an e-mail address', (text) =>
    emailProblem(text) === null ? text : undefined,
  ),
  WEBMAIL_URL: plain(
    'https://mail.google.com/',
    'Inbox that the notice after registering opens',
    'an https:// address',
    (text) => (isUrl(text, ['https:']) ? text : undefined),
  ),
  METRICS_TOKEN: secret(
    'Bearer token for /metrics; without it only the same machine may read it, with OPERATOR_KEY',
    `at least ${TOKEN_LENGTH} characters without blanks`,
    (text) => text.length >= TOKEN_LENGTH && !/\s/.test(text),
  ),
  OPERATOR_KEY: secret(
    'Key of the local mailbox, and of /metrics on this machine; made at the first start of the embedded database',
    `at least ${TOKEN_LENGTH} letters, digits, - or _`,
    isOperatorKey,
  ),
  VIDEO_FEED_URL: plain('', 'Social-feed widget above the video list', 'an https:// address', (text) =>
    isUrl(text, ['https:']) ? text : undefined,
  ),
  RATES_SOURCES: plain(
    '',
    'Where exchange rates are fetched from each hour; nowhere when empty',
    'nbe (National Bank), cbe (Commercial Bank), or both separated by a comma',
    sourceList,
  ),
  RATES_NBE_URL: plain(
    'https://api.nbe.gov.et/api/filter-exchange-rates',
    'Rates of the National Bank',
    'an http:// or https:// address',
    (text) => (isUrl(text, ['http:', 'https:']) ? text : undefined),
  ),
  RATES_CBE_URL: plain(
    'https://combanketh.et/cbeapi/daily-exchange-rates',
    'Rates of the Commercial Bank',
    'an http:// or https:// address',
    (text) => (isUrl(text, ['http:', 'https:']) ? text : undefined),
  ),
  LINK_CHECK: plain(
    'off',
    'Asks once a day whether the links of published guides lead somewhere',
    'on or off; the server needs a way out for it',
    (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  ),
  NODE_ENV: plain('production', 'How pages are served: built, or through the development server', MODES.join(', '), (text) =>
    oneOf(MODES, text),
  ),
  SECURITY_CONTACT: plain(
    '',
    'Contact in security.txt; the contact page when empty',
    'a mailto:, tel: or https:// address',
    (text) => (isContact(text) ? text : undefined),
  ),
  CONTACT_PHONE: plain(
    '',
    'Phone number on the contact page; none is shown when empty',
    'an Ethiopian number, like +251 911 234 567',
    (text) => parsePhone(text) ?? undefined,
  ),
  SEARCH_MEMORY_MB: plain(
    '256',
    'Most memory of the search index; the database answers when it does not fit, and always with 0',
    'a whole number from 0 to 16384',
    (text) => wholeNumber(text, 0, 16_384),
  ),
  ASSISTANT_BASE_URL: plain(
    '',
    'OpenAI-compatible service that words the answers of the assistant; without it they are in the words of the guides',
    'an http:// or https:// address like https://models.example.com/v1, without user, password or query',
    serviceAddress,
  ),
  ASSISTANT_KEY: secret(
    'Key of that service',
    'at least 8 characters without blanks',
    (text) => text.length >= 8 && /^[!-~]+$/.test(text),
  ),
  ASSISTANT_MODEL: plain(
    '',
    'Model that is asked there; needed with ASSISTANT_BASE_URL',
    'a name of at most 100 characters',
    modelName,
  ),
  ASSISTANT_EMBEDDING_MODEL: plain(
    '',
    'Model there that makes vectors of texts: one more sign of which guide a question is about',
    'a name of at most 100 characters',
    modelName,
  ),
  BACKUP_KEEP: plain('7', 'How many backups of the embedded database are kept', 'a whole number from 1 to 365', (text) =>
    wholeNumber(text, 1, 365),
  ),
} as const

export type SettingName = keyof typeof READERS

/** What documentation is checked against. */
export const SETTINGS: readonly { name: SettingName; default: string; what: string; allowed: string; secret: boolean }[] = (
  Object.keys(READERS) as SettingName[]
).map((name) => ({
  name,
  default: READERS[name].default,
  what: READERS[name].what,
  allowed: READERS[name].allowed,
  secret: READERS[name].secret,
}))

export function isStrong(text: string): boolean {
  return text.length >= SECRET_LENGTH && new Set(text).size > 1
}

/** In these the system makes no folders, and Node tries without end. */
function dataFolder(text: string): string | undefined {
  const path = resolve(text)
  return /^\/(proc|sys)(\/|$)/.test(path) ? undefined : path
}

function hostList(text: string): string[] | undefined {
  const hosts = text.split(',').map((item) => item.trim().toLowerCase())
  return hosts.every((host) => /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host)) ? hosts : undefined
}

function languageList(text: string): Language[] | undefined {
  const named = text.split(',').map((item) => item.trim().toLowerCase())
  const known = LANGUAGES.filter((language) => named.includes(language))
  return named.length === known.length && FULL_LANGUAGES.every((language) => known.includes(language)) ? known : undefined
}

const RATES_SOURCES = ['nbe', 'cbe'] as const

function sourceList(text: string): (typeof RATES_SOURCES)[number][] | undefined {
  const named = text.split(',').map((item) => item.trim().toLowerCase())
  const known = RATES_SOURCES.filter((source) => named.includes(source))
  return named.length === known.length ? known : undefined
}

/** `Name <address>` or the address alone; nothing that could end the header. */
function isSender(text: string): boolean {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  return emailProblem(address) === null
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined
}

function factor(text: string): number | undefined {
  const value = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 1_000_000 ? value : undefined
}

/** More would be longer than PostgreSQL and timers can count. */
function slowFactor(text: string): number | undefined {
  const value = factor(text) ?? 0
  return value >= 1 && value <= 100 ? value : undefined
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find((choice) => choice === text)

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function isUrl(text: string, protocols: string[]): boolean {
  const url = parsed(text)
  return url !== undefined && protocols.includes(url.protocol) && (url.hostname !== '' || url.searchParams.has('host'))
}

function isContact(text: string): boolean {
  return /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/.test(text) || isUrl(text, ['https:'])
}

function origin(text: string): string | undefined {
  const url = parsed(text)
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return undefined
  return text.replace(/\/$/, '').toLowerCase() === url.origin ? url.origin : undefined
}

function modelName(text: string): string | undefined {
  return /^[\w.:/@-]{1,100}$/.test(text) ? text : undefined
}

/** It may have a path. */
function serviceAddress(text: string): string | undefined {
  const url = parsed(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined
  return text.replace(/\/+$/, '')
}

function hostName(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9-]+)*$/i.test(text) ? text : undefined
}

function addressList(text: string): string[] | undefined {
  const items = text.split(',').map((item) => item.trim())
  return items.every(isAddressRange) ? items : undefined
}

/** A bare number would trust that many hops, without naming them. */
function isAddressRange(item: string): boolean {
  const [address = '', length, ...rest] = item.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return length === undefined || wholeNumber(length, 0, family === 4 ? 32 : 128) !== undefined
}
