// The configuration: read once at start, frozen. The only file that reads `process.env`.
import { readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import type { Language } from '@menged/ethiopia'
import { REDACTED, Secret } from './secret.ts'
import { isStrong, isVapidKey, type LogLevel, READERS, type SettingName } from './settings.ts'

export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  databaseUrl: Secret | undefined
  migrationDatabaseUrl: Secret | undefined
  pgBinDir: string | undefined
  publicUrl: string | undefined
  /** PUBLIC_URL, or where the process listens; without a slash at the end. */
  origin: string
  development: boolean
  securityContact: string
  /** E.164. */
  contactPhone: string | undefined
  smtpUrl: Secret | undefined
  trustedProxies: readonly string[]
  /** Those that are switched on, in the order of the table. */
  languages: readonly Language[]
  amharicDirection: 'rtl' | 'ltr'
  rateLimitFactor: number
  timeLimitFactor: number
  logLevel: LogLevel
  cookieSecret: Secret | undefined
  tokenSecret: Secret | undefined
  papersKey: Secret | undefined
  vapidPrivateKey: Secret | undefined
  /** Host names; one that begins with `*.` stands for all below it. */
  pushHosts: readonly string[]
  mailFrom: string | undefined
  operatorEmail: string | undefined
  webmailUrl: string
  metricsToken: Secret | undefined
  operatorKey: Secret | undefined
  videoFeedUrl: string | undefined
  ratesSources: readonly ('nbe' | 'cbe')[]
  ratesNbeUrl: string
  ratesCbeUrl: string
  /** Of the links of published guides. */
  linkCheck: boolean
  backupKeep: number
  /** Most bytes of the search index in memory. */
  searchBytes: number
  /** Words the assistant's answers, where there is one. */
  assistantBaseUrl: string | undefined
  assistantKey: Secret | undefined
  assistantModel: string | undefined
  /** Makes vectors of texts, where there is one. */
  assistantEmbeddingModel: string | undefined
}>

export type Environment = Record<string, string | undefined>

/** Lists everything that is wrong, so that one start shows it all. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** @throws ConfigError */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = []
  const value = valueFrom(env, problems)
  const port = value('PORT') ?? 0
  const host = value('HOST') ?? ''
  const publicUrl = value('PUBLIC_URL')
  const origin = publicUrl ?? listeningAt(host, port)
  const config: Config = {
    port,
    host,
    publicUrl,
    origin,
    development: value('NODE_ENV') === 'development',
    securityContact: value('SECURITY_CONTACT') ?? `${origin}/about-us`,
    contactPhone: value('CONTACT_PHONE'),
    dataDir: value('DATA_DIR') ?? '',
    databaseUrl: value('DATABASE_URL'),
    migrationDatabaseUrl: value('MIGRATION_DATABASE_URL'),
    pgBinDir: value('PG_BIN_DIR'),
    smtpUrl: value('SMTP_URL'),
    trustedProxies: Object.freeze(value('TRUSTED_PROXIES') ?? []),
    languages: Object.freeze(value('LANGUAGES') ?? []),
    amharicDirection: value('AMHARIC_DIRECTION') ?? 'rtl',
    rateLimitFactor: value('RATE_LIMIT_FACTOR') ?? 1,
    timeLimitFactor: value('TIME_LIMIT_FACTOR') ?? 1,
    logLevel: value('LOG_LEVEL') ?? 'info',
    cookieSecret: secretFrom('COOKIE_SECRET', value, problems, isStrong),
    tokenSecret: secretFrom('TOKEN_SECRET', value, problems, isStrong),
    papersKey: secretFrom('PAPERS_KEY', value, problems, isStrong),
    vapidPrivateKey: secretFrom('VAPID_PRIVATE_KEY', value, problems, isVapidKey),
    pushHosts: Object.freeze(value('PUSH_HOSTS') ?? []),
    mailFrom: value('MAIL_FROM'),
    operatorEmail: value('OPERATOR_EMAIL'),
    webmailUrl: value('WEBMAIL_URL') ?? '',
    metricsToken: value('METRICS_TOKEN'),
    operatorKey: value('OPERATOR_KEY'),
    videoFeedUrl: value('VIDEO_FEED_URL'),
    ratesSources: Object.freeze(value('RATES_SOURCES') ?? []),
    ratesNbeUrl: value('RATES_NBE_URL') ?? '',
    ratesCbeUrl: value('RATES_CBE_URL') ?? '',
    linkCheck: value('LINK_CHECK') ?? false,
    backupKeep: value('BACKUP_KEEP') ?? 7,
    searchBytes: (value('SEARCH_MEMORY_MB') ?? 0) * 1024 * 1024,
    assistantBaseUrl: value('ASSISTANT_BASE_URL'),
    assistantKey: value('ASSISTANT_KEY'),
    assistantModel: value('ASSISTANT_MODEL'),
    assistantEmbeddingModel: value('ASSISTANT_EMBEDDING_MODEL'),
  }
  problems.push(...contradictions(config, env))
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(config)
}

type ValueOf<Name extends SettingName> = Exclude<ReturnType<(typeof READERS)[Name]['read']>, undefined>

/** Reads one setting; an empty value counts as absent. */
function valueFrom(env: Environment, problems: string[]) {
  return <Name extends SettingName>(name: Name): ValueOf<Name> | undefined => {
    const reader = READERS[name]
    const given = (env[name] ?? '').trim()
    const text = given === '' ? reader.default : given
    if (text === '') return undefined
    const value = reader.read(text) as ValueOf<Name> | undefined
    if (value === undefined) problems.push(`${name}=${reader.secret ? REDACTED : text}: allowed is ${reader.allowed}`)
    return value
  }
}

const EVERY_ADDRESS = ['0.0.0.0', '::']

function listeningAt(host: string, port: number): string {
  const name = EVERY_ADDRESS.includes(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

type Value = ReturnType<typeof valueFrom>
const KEYS = ['COOKIE_SECRET', 'TOKEN_SECRET', 'PAPERS_KEY', 'VAPID_PRIVATE_KEY'] as const

/** A key stands in the environment, or in a file that the environment names. */
function secretFrom(
  name: (typeof KEYS)[number],
  value: Value,
  problems: string[],
  isGood: (text: string) => boolean,
): Secret | undefined {
  const direct = value(name)
  const file = value(`${name}_FILE`)
  if (direct && file) problems.push(`${name} and ${name}_FILE: allowed is one of them, not both`)
  if (direct || !file) return direct
  const text = contentOf(file)
  if (text !== undefined && isGood(text)) return new Secret(text)
  problems.push(`${name}_FILE=${file}: allowed is ${READERS[`${name}_FILE`].allowed}`)
  return undefined
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Settings that need each other. */
function contradictions(config: Config, env: Environment): string[] {
  const found: string[] = []
  for (const name of KEYS) {
    if (!config.databaseUrl || env[name] || env[`${name}_FILE`]) continue
    found.push(`${name} is missing: with DATABASE_URL it must be given, or ${name}_FILE, the same for every process`)
  }
  if (config.assistantBaseUrl && !config.assistantModel)
    found.push('ASSISTANT_MODEL is missing: with ASSISTANT_BASE_URL it must be given')
  if (config.assistantEmbeddingModel && !config.assistantBaseUrl)
    found.push('ASSISTANT_BASE_URL is missing: with ASSISTANT_EMBEDDING_MODEL it must be given')
  if (config.smtpUrl && !config.mailFrom) found.push('MAIL_FROM is missing: with SMTP_URL it must be given')
  if (config.migrationDatabaseUrl && !config.databaseUrl) {
    found.push(`MIGRATION_DATABASE_URL=${REDACTED}: allowed is ${READERS.MIGRATION_DATABASE_URL.allowed}`)
  }
  return found
}
