// The sample for nginx: compared with the tables of the code, and run in front of the API.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BODY_BYTES } from '@menged/contracts'
import { CALLS } from '@menged/contracts/calls'
import { pages } from '@menged/contracts/pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../test/actors.ts'
import { testApi } from '../test/api.ts'
import { formOf, noise, photo } from '../test/pictures.ts'
import { addWorker } from '../test/workers.ts'

const SAMPLE = readFileSync(new URL('../../../docs/nginx.sample.conf', import.meta.url), 'utf8')
const hasNginx = spawnSync('nginx', ['-v']).status === 0
if (!hasNginx) console.log('not run: nginx is not installed, its sample is only read')

const UNITS: Record<string, number> = { k: 1024, m: 1024 ** 2 }
/** As nginx finds them: the exact address, then expressions, then the rest. */
const LOCATIONS = [...SAMPLE.matchAll(/^ {4}location (?:(=|~) )?(\S+) \{\s+client_max_body_size (\d+)([km]);/gm)].map(
  ([, kind = '', pattern = '', count, unit = '']) => ({ kind, pattern, bytes: Number(count) * (UNITS[unit] ?? 0) }),
)
function bytesAt(path: string): number {
  const found =
    LOCATIONS.find(({ kind, pattern }) => kind === '=' && pattern === path) ??
    LOCATIONS.find(({ kind, pattern }) => kind === '~' && new RegExp(pattern).test(path)) ??
    LOCATIONS.find(({ kind }) => kind === '')
  return found?.bytes ?? 0
}
const calls = Object.values(CALLS).map((call) => ({
  ...call,
  address: call.path.replace(/:\w+/g, 'x'),
  bytes: call.bodyBytes ?? (call.upload ? BODY_BYTES.upload : BODY_BYTES.other),
}))

test('nginx lets through what a call takes, and not much more than the largest call of an address', () => {
  expect(LOCATIONS.length).toBeGreaterThan(3)
  const most = new Map<string, number>()
  for (const { address, bytes } of calls) {
    expect([address, bytesAt(address) >= bytes]).toEqual([address, true])
    most.set(address, Math.max(most.get(address) ?? 0, bytes))
  }
  // A page takes forms without code, which are as long as other bodies.
  expect(bytesAt('/worker-registration')).toBeGreaterThanOrEqual(BODY_BYTES.other)
  for (const [address, bytes] of most)
    if (bytes > BODY_BYTES.document) expect([address, bytesAt(address) <= bytes * 1.6]).toEqual([address, true])
})

test('the log of nginx holds no secret of an address', () => {
  const patterns = [...SAMPLE.matchAll(/^ {4}~\*(\S+)\s+(\S+);/gm)].map(([, pattern = '', shown = '']) => ({
    pattern: new RegExp(pattern, 'i'),
    shown,
  }))
  const hidden = (path: string) => patterns.some(({ pattern, shown }) => pattern.test(path) && shown.endsWith('/...'))
  const secretPages = pages.filter(({ secret }) => secret).map(({ path }) => path)
  const secretCalls = Object.values(CALLS).flatMap(({ path }) => (path.includes(':token') ? [path] : []))
  expect([secretPages.length > 2, secretCalls.length > 0]).toEqual([true, true])
  for (const path of [...secretPages, ...secretCalls]) {
    const address = path.replace(/:\w+/g, 'S3cret')
    expect([address, hidden(address)]).toEqual([address, true])
  }
  for (const { path, secret } of pages) if (!secret) expect([path, hidden(path.replace(/:\w+/g, 'x'))]).toEqual([path, false])
  const format = /log_format menged '(.*)';/.exec(SAMPLE)?.[1] ?? ''
  expect(format).toContain('$menged_path')
  for (const telling of ['$request ', '$request"', '$request_uri', '$http_referer', '$args', '$uri'])
    expect(format).not.toContain(telling)
})

describe.skipIf(!hasNginx)('behind nginx', () => {
  const on = testApi({ config: { rateLimitFactor: 1000, trustedProxies: ['127.0.0.1'] } })
  const folder = mkdtempSync(join(tmpdir(), 'menged-nginx-'))
  let nginx: ChildProcess
  let origin = ''

  beforeAll(async () => {
    await on.api.listen({ port: 0, host: '127.0.0.1' })
    const { port } = on.api.server.address() as AddressInfo
    const own = await freePort()
    origin = `http://127.0.0.1:${own}`
    writeFileSync(join(folder, 'nginx.conf'), configured(port, own, folder))
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'])
    while (!(await canConnect(own))) {
      if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
      await pause(50)
    }
  })
  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done))
    nginx.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  const send = (method: string, path: string, headers: Record<string, string>, body?: string | Buffer) =>
    fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) })
  const json = { 'content-type': 'application/json' }

  test('a photo, a paper and the picture of a guide come through', async () => {
    const [worker, editor] = [await addWorker(on), await signIn(on, { role: 'editor' })]
    const content = await noise(1100)
    expect(content.length).toBeGreaterThan(1024 ** 2)
    const file = { name: 'a.png', type: 'image/png', content }
    const uploads = [
      ['PUT', '/api/workers/own/photo', { photo: file }, worker],
      ['POST', '/api/workers/own/papers', { kind: 'identity', picture: { ...file, content: await photo() } }, worker],
      ['POST', '/api/post-pictures', { picture: file }, editor],
    ] as const
    for (const [method, path, fields, by] of uploads) {
      const { payload, headers } = await formOf(fields)
      const response = await send(method, path, { ...headers, ...by.headers }, payload)
      expect([path, response.status, await response.text()]).toEqual([path, 200, expect.stringContaining('"success":true')])
    }
  })

  test('what is too large is refused by Menged, in the language of the reader', async () => {
    const [editor, admin] = [await signIn(on, { role: 'editor' }), await signIn(on, { role: 'admin' })]
    const large = JSON.stringify({ text: 'a'.repeat(BODY_BYTES.other) })
    const response = await send('POST', '/api/feedback', { ...json, 'accept-language': 'am' }, large)
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'application/json; charset=utf-8'])
    expect(((await response.json()) as { error: string }).error).toMatch(/\p{Script=Ethiopic}/u)
    // What is within the limits is looked at.
    const tries = [
      ['/api/feedback', BODY_BYTES.other, {}],
      ['/api/drafts', BODY_BYTES.draft, editor.headers],
      ['/api/admin/content', BODY_BYTES.import, admin.headers],
    ] as const
    for (const [path, bytes, headers] of tries) {
      const whole = await send('POST', path, { ...json, ...headers }, JSON.stringify({ text: 'a'.repeat(bytes - 1000) }))
      expect([path, whole.status]).toEqual([path, 400])
    }
  })

  test('an answer comes as a stream', async () => {
    const body = JSON.stringify({ question: 'Hello', language: 'en' })
    const response = await send('POST', '/api/assistant/questions', json, body)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(await response.text()).toMatch(/^data: \{/)
  })

  test('what is for operators is not there, and the log has neither tokens nor queries', async () => {
    expect([(await send('GET', '/metrics', {})).status, (await send('GET', '/readyz', {})).status]).toEqual([404, 404])
    await send('GET', `/api/request-links/${'S'.repeat(43)}?language=en`, { referer: `${origin}/requests/S3cret` })
    await send('GET', '/requests/S3cret?q=words', {})
    await expect.poll(() => readFileSync(join(folder, 'menged.log'), 'utf8')).toContain('/requests/...')
    expect(readFileSync(join(folder, 'menged.log'), 'utf8')).not.toMatch(/SSS|S3cret|words/)
  })
})

/** The sample with our ports, without TLS, and with its files in a folder of the test. */
function configured(port: number, own: number, folder: string): string {
  const site = SAMPLE.replace('server 127.0.0.1:3000;', `server 127.0.0.1:${port};`)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^ {4}listen 443 .*$/m, `    listen 127.0.0.1:${own};`)
    .replace(/^ {4}(listen \[::\]:443|ssl_).*$/gm, '')
    .replace('/var/log/nginx', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`)
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true))
    socket.on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })
}
