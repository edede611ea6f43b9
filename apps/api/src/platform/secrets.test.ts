import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { ensureCookieSecret } from './secrets.ts'

test('a folder in place of the key is said in words', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menged-secret-'))
  mkdirSync(join(dataDir, 'cookie-secret'))
  const refused = ensureCookieSecret({ cookieSecret: undefined, dataDir })
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(/cookie-secret: the key in this file cannot be read \(EISDIR\)/)
  rmSync(dataDir, { recursive: true })
})
