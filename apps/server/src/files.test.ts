import { WORDS_VERSION } from '@menged/i18n'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
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
