import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, type Environment, loadConfig } from './config.ts'
import { ensureCookieSecret } from './secrets.ts'
import { SETTINGS } from './settings.ts'

const PAPERS = 'hidden-with-the-papers-bbbbbbbbbbbbbbbbbb'
const VAPID = 'hidden-in-the-curve-aaaaaaaaaaaaaaaaaaaaaaa'
const SECRET = 'correct horse battery staple 0123'

test('a folder in which the system makes none is refused, for Node would try without end', () => {
  expect(() => loadConfig({ DATA_DIR: '/proc/x' })).toThrow(
    'DATA_DIR=/proc/x: allowed is a path on a disk, not below /proc or /sys',
  )
  expect(loadConfig({ DATA_DIR: '/procession' }).dataDir).toBe('/procession')
})

test('without anything set the defaults hold, and the whole is frozen', () => {
  const config = loadConfig({})
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    pgBinDir: undefined,
    publicUrl: undefined,
    origin: 'http://127.0.0.1:3000',
    development: false,
    securityContact: 'http://127.0.0.1:3000/about-us',
    contactPhone: undefined,
    smtpUrl: undefined,
    trustedProxies: [],
    languages: ['en', 'am'],
    amharicDirection: 'rtl',
    rateLimitFactor: 1,
    timeLimitFactor: 1,
    logLevel: 'info',
    cookieSecret: undefined,
    tokenSecret: undefined,
    vapidPrivateKey: undefined,
    pushHosts: ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
    mailFrom: undefined,
    operatorEmail: undefined,
    webmailUrl: 'https://mail.google.com/',
    metricsToken: undefined,
    videoFeedUrl: undefined,
    ratesSources: [],
    ratesNbeUrl: 'https://api.nbe.gov.et/api/filter-exchange-rates',
    ratesCbeUrl: 'https://combanketh.et/cbeapi/daily-exchange-rates',
    linkCheck: false,
    backupKeep: 7,
    searchBytes: 256 * 1024 * 1024,
  })
  expect(Object.isFrozen(config) && Object.isFrozen(config.trustedProxies)).toBe(true)
  expect(loadConfig(Object.fromEntries(SETTINGS.map(({ name }) => [name, ' '])))).toEqual(config)
})

test('every setting is read', () => {
  const config = loadConfig({
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/srv/menged',
    DATABASE_URL: 'postgres://app:pw@db.example/menged',
    MIGRATION_DATABASE_URL: 'postgresql://owner:pw@db.example/menged',
    PG_BIN_DIR: '/usr/lib/postgresql/18/bin',
    PUBLIC_URL: 'https://menged.example/',
    NODE_ENV: 'development',
    SECURITY_CONTACT: 'mailto:security@menged.example',
    CONTACT_PHONE: '0900 000 001',
    SMTP_URL: 'smtp://user:pw@mail.example:587',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
    LANGUAGES: 'om, AM,en',
    AMHARIC_DIRECTION: 'ltr',
    RATE_LIMIT_FACTOR: '0.5',
    TIME_LIMIT_FACTOR: '10',
    LOG_LEVEL: 'debug',
    COOKIE_SECRET: SECRET,
    TOKEN_SECRET: SECRET,
    PAPERS_KEY: PAPERS,
    VAPID_PRIVATE_KEY: VAPID,
    PUSH_HOSTS: 'push.example, *.push.example,127.0.0.1:3300',
    MAIL_FROM: 'Menged <no-reply@menged.example>',
    OPERATOR_EMAIL: 'office@menged.example',
    WEBMAIL_URL: 'https://mail.example/inbox',
    METRICS_TOKEN: '0123456789abcdef',
    VIDEO_FEED_URL: 'https://feed.example/embed?x=1',
    RATES_SOURCES: 'cbe, NBE',
    RATES_NBE_URL: 'http://127.0.0.1:4000/nbe',
    RATES_CBE_URL: 'http://127.0.0.1:4000/cbe',
    LINK_CHECK: 'on',
    BACKUP_KEEP: '30',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '::',
    dataDir: '/srv/menged',
    publicUrl: 'https://menged.example',
    origin: 'https://menged.example',
    development: true,
    securityContact: 'mailto:security@menged.example',
    contactPhone: '+251900000001',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    languages: ['en', 'am', 'om'],
    amharicDirection: 'ltr',
    rateLimitFactor: 0.5,
    timeLimitFactor: 10,
    pushHosts: ['push.example', '*.push.example', '127.0.0.1:3300'],
    mailFrom: 'Menged <no-reply@menged.example>',
    operatorEmail: 'office@menged.example',
    webmailUrl: 'https://mail.example/inbox',
    logLevel: 'debug',
    ratesSources: ['nbe', 'cbe'],
    ratesNbeUrl: 'http://127.0.0.1:4000/nbe',
    ratesCbeUrl: 'http://127.0.0.1:4000/cbe',
    linkCheck: true,
    backupKeep: 30,
  })
  expect(config.databaseUrl?.reveal()).toBe('postgres://app:pw@db.example/menged')
  expect(config.cookieSecret?.reveal()).toBe(SECRET)
})

const wrong: [name: string, values: string[]][] = [
  ['PORT', ['-1', '65536', '3000.5', '0x10', 'http', '1e3']],
  ['HOST', ['not a host', 'http://x', '-a']],
  ['PG_BIN_DIR', ['bin', './bin']],
  [
    'PUBLIC_URL',
    ['menged.example', 'ftp://menged.example', 'https://menged.example/path', 'https://u:p@menged.example', 'https://'],
  ],
  ['TRUSTED_PROXIES', ['1', '2', 'true', 'loopback', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1,,', '10.0.0.1/8/8', '*']],
  ['LANGUAGES', ['en', 'am,om', 'en,am,xx', 'en,am,', 'en,am,am', 'english,amharic']],
  ['AMHARIC_DIRECTION', ['RTL', 'auto']],
  ['RATE_LIMIT_FACTOR', ['0', '-1', 'many', '1e9', '1000001']],
  ['TIME_LIMIT_FACTOR', ['0', '0.5', '101', '-1', 'long']],
  ['LOG_LEVEL', ['verbose', 'INFO']],
  ['NODE_ENV', ['prod']],
  ['CONTACT_PHONE', ['12', 'phone', '+1 202 555 0100']],
  ['SECURITY_CONTACT', ['security@menged.example', 'http://menged.example', 'javascript:alert(1)']],
  ['COOKIE_SECRET_FILE', ['/nowhere/at/all']],
  ['VIDEO_FEED_URL', ['http://feed.example', 'feed', 'javascript:alert(1)']],
  ['RATES_SOURCES', ['all', 'nbe,', 'nbe,nbe']],
  ['RATES_NBE_URL', ['ftp://rates.example', 'rates']],
  ['BACKUP_KEEP', ['0', '366', 'all']],
]
test.each(wrong.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused by name, value and what is allowed',
  (name, value) => {
    const allowed = SETTINGS.find((setting) => setting.name === name)?.allowed ?? '?'
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError)
    expect(problems({ [name]: value })).toEqual([`${name}=${value}: allowed is ${allowed}`])
  },
)

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db'],
  ['DATABASE_URL', 'hunter2'],
  ['MIGRATION_DATABASE_URL', 'hunter2'],
  ['SMTP_URL', 'http://user:hunter2@mail'],
  ['COOKIE_SECRET', 'hunter2'],
  ['COOKIE_SECRET', 'a'.repeat(40)],
  ['METRICS_TOKEN', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2 hunter2 hunter2'],
])('a wrong %s is refused without being shown', (name, value) => {
  const found = problems({ [name]: value, COOKIE_SECRET_FILE: '' })
  expect(found[0]).toMatch(new RegExp(`^${name}=\\[redacted\\]: allowed is `))
  expect(found.join()).not.toContain(value)
})

test('several wrong values are listed together', () => {
  expect(problems({ PORT: 'x', LOG_LEVEL: 'y', BACKUP_KEEP: 'z' })).toHaveLength(3)
  expect(messageOf({ PORT: 'x', BACKUP_KEEP: 'z' })).toMatch(/PORT=x: .*\n- BACKUP_KEEP=z: /)
})

test('settings that need each other', () => {
  const missing = problems({ DATABASE_URL: 'postgres://h/d' }).map((problem) => problem.split(':', 1)[0])
  expect(missing).toEqual([
    'COOKIE_SECRET is missing',
    'TOKEN_SECRET is missing',
    'PAPERS_KEY is missing',
    'VAPID_PRIVATE_KEY is missing',
  ])
  expect(problems({ SMTP_URL: 'smtp://mail.example' })[0]).toMatch(/^MAIL_FROM is missing/)
  expect(problems({ MIGRATION_DATABASE_URL: 'postgres://h/d' })[0]).toMatch(/^MIGRATION_DATABASE_URL=\[redacted\]/)
  expect(problems({ COOKIE_SECRET: SECRET, COOKIE_SECRET_FILE: '/etc/hostname' })[0]).toMatch(/not both/)
})

test('secrets do not show in any dump', () => {
  const config = loadConfig({
    DATABASE_URL: 'postgres://app:hunter2@h/d',
    COOKIE_SECRET: SECRET,
    TOKEN_SECRET: SECRET,
    PAPERS_KEY: PAPERS,
    VAPID_PRIVATE_KEY: VAPID,
    MAIL_FROM: 'no-reply@menged.example',
    SMTP_URL: 'smtp://u:hunter2@h',
    METRICS_TOKEN: 'hunter2hunter2hunter2',
  })
  for (const dump of [
    JSON.stringify(config),
    inspect(config, { depth: 9, showHidden: true }),
    String(config.databaseUrl),
    `${config.cookieSecret}`,
  ]) {
    expect(dump).not.toMatch(/hunter2|battery|hidden-in-the-curve/)
  }
})

test('the table that documentation is checked against names each setting, and each default is allowed', () => {
  for (const { name, what, allowed, secret, default: fallback } of SETTINGS) {
    expect([name, what.length > 10, allowed.length > 3, secret && fallback !== '']).toEqual([name, true, true, false])
    expect(problems({ [name]: fallback })).toEqual([])
  }
})

test('the cookie key is made once, for its owner only, and read from a file when configured so', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'menged-config-'))
  const config = { cookieSecret: undefined, dataDir: join(dir, 'data') }
  const keys = await Promise.all(Array.from({ length: 8 }, () => ensureCookieSecret(config)))
  expect(new Set(keys.map((key) => key.reveal())).size).toBe(1)
  expect(keys[0]?.reveal().length).toBeGreaterThan(40)
  const file = join(config.dataDir, 'cookie-secret')
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(loadConfig({ COOKIE_SECRET_FILE: file }).cookieSecret?.reveal()).toBe(keys[0]?.reveal())
  writeFileSync(file, 'short')
  chmodSync(file, 0o600)
  await expect(ensureCookieSecret(config)).rejects.toThrow(/too short/)
  expect(problems({ COOKIE_SECRET_FILE: file })[0]).toMatch(/^COOKIE_SECRET_FILE=/)
  rmSync(dir, { recursive: true })
})

function problems(env: Environment): readonly string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

function messageOf(env: Environment): string {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  return ''
}
