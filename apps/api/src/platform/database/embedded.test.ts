import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from '@menged/embedded-postgres'
import { expect, test } from 'vitest'
import { EngineError, embeddedOptions } from './embedded.ts'

test('what cannot start advises with the settings that an operator of Menged knows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menged-embedded-'))
  try {
    const start = startEngine(embeddedOptions({ dataDir, pgBinDir: join(dataDir, 'nowhere') }))
    await expect(start).rejects.toThrow(EngineError)
    await expect(start).rejects.toThrow('Set PG_BIN_DIR to the folder that holds postgres and initdb')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('the socket of a folder with a long path lies where the operations guide says', () => {
  expect(embeddedOptions({ dataDir: '/data', pgBinDir: undefined }).socketPrefix).toBe('menged-pg')
})
