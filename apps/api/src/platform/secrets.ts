// Keys that are made at the first start of the embedded default: one 0600 file each under DATA_DIR.
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { Secret } from './secret.ts'
import { isStrong } from './settings.ts'

const COOKIE_SECRET = 'cookie-secret'

export async function ensureCookieSecret(config: Pick<Config, 'cookieSecret' | 'dataDir'>): Promise<Secret> {
  return config.cookieSecret ?? new Secret(await readOrMake(join(config.dataDir, COOKIE_SECRET)))
}

async function readOrMake(file: string): Promise<string> {
  const found = (await read(file)) ?? (await make(file))
  if (!isStrong(found))
    throw new ConfigError([`${file}: the key in this file is too short; remove the file to have a new one made`])
  return found
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
async function make(file: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(file, 'utf8')).trim()
}
