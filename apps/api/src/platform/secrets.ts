// Keys that are made at the first start of the embedded default: one 0600 file each under DATA_DIR.
import { createECDH, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { Secret } from './secret.ts'
import { isOperatorKey, isStrong, isVapidKey } from './settings.ts'

type Kind = { name: string; isGood(text: string): boolean; create(): string }

const random = (): string => randomBytes(32).toString('base64url')
const COOKIE: Kind = { name: 'cookie-secret', isGood: isStrong, create: random }
const TOKEN: Kind = { name: 'token-secret', isGood: isStrong, create: random }
const OPERATOR: Kind = { name: 'operator-key', isGood: isOperatorKey, create: random }
const PAPERS: Kind = { name: 'papers-key', isGood: isStrong, create: random }
const VAPID: Kind = { name: 'vapid-private-key', isGood: isVapidKey, create: newVapidKey }

type Placed = Pick<Config, 'dataDir'>

export const ensureCookieSecret = async (config: Placed & Pick<Config, 'cookieSecret'>): Promise<Secret> =>
  config.cookieSecret ?? (await readOrMake(config, COOKIE))
export const ensureTokenSecret = async (config: Placed & Pick<Config, 'tokenSecret'>): Promise<Secret> =>
  config.tokenSecret ?? (await readOrMake(config, TOKEN))

/** Losing it loses the papers that wait for a decision and the keys of two-step login (recovery codes stay good), and nothing else. */
export const ensurePapersKey = async (config: Placed & Pick<Config, 'papersKey'>): Promise<Secret> =>
  config.papersKey ?? (await readOrMake(config, PAPERS))

/** With a server of one's own nothing is made: several processes would each have another one. */
export async function ensureOperatorKey(
  config: Placed & Pick<Config, 'operatorKey' | 'databaseUrl'>,
): Promise<Secret | undefined> {
  if (config.operatorKey || config.databaseUrl) return config.operatorKey
  return await readOrMake(config, OPERATOR)
}

export type VapidKeys = { publicKey: string; privateKey: Secret }
/** The public key follows from the private one. */
export async function ensureVapidKeys(config: Placed & Pick<Config, 'vapidPrivateKey'>): Promise<VapidKeys> {
  const privateKey = config.vapidPrivateKey ?? (await readOrMake(config, VAPID))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey.reveal(), 'base64url')
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}

/** A number of the curve may begin with zeros, which must be written. */
function newVapidKey(): string {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

async function readOrMake({ dataDir }: Placed, { name, isGood, create }: Kind): Promise<Secret> {
  const file = join(dataDir, name)
  const found = (await read(file)) ?? (await make(file, create()))
  if (isGood(found)) return new Secret(found)
  throw new ConfigError([`${file}: the key in this file is too short; remove the file to have a new one made`])
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new ConfigError([
      `${file}: the key in this file cannot be read (${(error as NodeJS.ErrnoException).code}); it must be a file of this user`,
    ])
  }
}

/** Written aside and linked into place: of two processes starting at once both use the first one's key. */
async function make(file: string, value: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(draft, `${value}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
