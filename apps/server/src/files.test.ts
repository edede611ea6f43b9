import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WORDS_VERSION } from '@menged/i18n'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveFiles } from './files.ts'

const app = Fastify()
await serveFiles(app, {
  clientDir: null,
  origin: 'https://menged.example',
  contact: 'mailto:someone@menged.example',
  languages: ['en', 'am'],
})
const areasAt = async (path: string): Promise<string[]> => Object.keys((await app.inject(path)).json())

// covers G-08
test('a folder of words is a file; a page of another build finds every word in any of them', async () => {
  const rates = await areasAt(`/locales/am-read.json?v=${WORDS_VERSION}`)
  expect(rates).toContain('rates')
  expect(rates).not.toContain('nav')
  expect(await areasAt('/locales/en-every-page.json')).not.toContain('rates')
  expect(await areasAt(`/locales/en-took.json?v=${WORDS_VERSION}`)).toEqual(await areasAt('/locales/en-read.json'))
  for (const old of ['en-first', 'en-every-page', 'en-account'])
    expect(await areasAt(`/locales/${old}.json?v=0123456789ab`)).toEqual(expect.arrayContaining(['nav', 'rates', 'account']))
})

test('what only the server says, and a folder that is not there, are not served', async () => {
  for (const name of ['en-server', 'en-nothing', 'fr', 'fr-read', 'om', 'om-read'])
    expect((await app.inject(`/locales/${name}.json`)).statusCode).toBe(404)
  expect(await areasAt('/locales/en.json')).not.toContain('audit')
})

test('a page that was open when a newer build came finds the files of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'menged-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of [
    ['client/assets/page-new.js', 'new'],
    ['client/voices/none.txt', ''],
    ['earlier/page-old.js', 'old'],
  ] as const) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const built = Fastify()
  const [origin, contact] = ['https://menged.example', 'mailto:someone@menged.example']
  await serveFiles(built, { clientDir: join(folder, 'client'), origin, contact, languages: ['en'] })
  const [current, old] = [await built.inject('/assets/page-new.js'), await built.inject('/assets/page-old.js')]
  expect([current.body, old.body]).toEqual(['new', 'old'])
  expect(old.headers['cache-control']).toBe(current.headers['cache-control'])
  expect((await built.inject('/assets/page-older.js')).statusCode).toBe(404)
  await built.close()
})
