import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApi, testApi } from '../../../test/api.ts'
import type { Config } from '../../platform/config.ts'
import { Secret } from '../../platform/secret.ts'
import { isMailboxOn, mailboxUrl } from './index.ts'
import { mailboxCookie } from './mailbox-access.ts'

const on = testApi({ config: { operatorEmail: 'office@example.et' } })
afterEach(() => on.database.db.execute(sql`delete from mailbox`))

const KEY = new Secret('key-of-the-operator')
const OPENED = mailboxCookie(KEY).split(';', 1)[0] ?? ''
const HOST = { host: '127.0.0.1:3000', cookie: OPENED }
type Kept = { subject?: string; receiver?: string; text?: string; html?: string; language?: string; at?: string }
async function keep(id: number, kept: Kept = {}): Promise<string> {
  const {
    subject = `Mail ${id}`,
    receiver = 'hana@example.et',
    text = 'Text',
    language = 'en',
    at = '2026-11-20T08:00:00Z',
  } = kept
  const html = kept.html ?? '<!doctype html><html><head><title>x</title></head><body><p>Written</p></body></html>'
  const { rows } = await on.database.db.execute<{ id: string }>(
    sql`insert into mailbox (message_id, receiver, subject, text, html, language, created_at)
        values (${`<${id}@x>`}, ${receiver}, ${subject}, ${text}, ${html}, ${language}, ${at}) returning id`,
  )
  return rows[0]?.id ?? ''
}
const count = async (): Promise<number> =>
  Number((await on.database.db.execute<{ n: string }>(sql`select count(*) as n from mailbox`)).rows[0]?.n)

const local = (change: Partial<Config> = {}): Parameters<typeof mailboxUrl>[0] => ({
  databaseUrl: undefined,
  smtpUrl: undefined,
  host: '127.0.0.1',
  publicUrl: undefined,
  webmailUrl: 'https://mail.example/',
  ...change,
})

describe('who may read it', () => {
  const secret = new Secret('postgres://x')
  test.each<[string, Partial<Config>, boolean]>([
    ['nothing is set', {}, true],
    ['localhost', { host: 'localhost' }, true],
    ['another loopback address', { host: '127.8.8.8' }, true],
    ['loopback of IPv6', { host: '::1' }, true],
    ['a public address on this machine', { publicUrl: 'http://localhost:3000' }, true],
    ['that of IPv6', { publicUrl: 'http://[::1]:3000' }, true],
    ['a database of one’s own', { databaseUrl: secret }, false],
    ['a mail server', { smtpUrl: secret }, false],
    ['every address', { host: '0.0.0.0' }, false],
    ['every address of IPv6', { host: '::' }, false],
    ['an address of the network', { host: '192.168.1.5' }, false],
    ['a name that begins like a local one', { host: '127.0.0.1.example.com' }, false],
    ['a public address', { publicUrl: 'https://menged.example' }, false],
    ['a public address that begins like a local one', { publicUrl: 'https://localhost.menged.example' }, false],
  ])('the settings: %s', (_name, change, isOn) => {
    expect(isMailboxOn(local(change))).toBe(isOn)
    expect(mailboxUrl(local(change))).toBe(isOn ? '/dev/mail' : 'https://mail.example/')
  })

  type Ask = { headers?: Record<string, string>; remoteAddress?: string }
  const requests: [string, Ask, boolean][] = [
    ['127.0.0.1', {}, true],
    ['localhost', { headers: { host: 'localhost:3000' } }, true],
    ['localhost in capitals', { headers: { host: 'LOCALHOST' } }, true],
    ['[::1]', { headers: { host: '[::1]:3000' }, remoteAddress: '::1' }, true],
    ['a name of somebody else', { headers: { host: 'menged.example' } }, false],
    ['a name that ends in a local one', { headers: { host: 'evil.localhost' } }, false],
    ['a name that begins with a local one', { headers: { host: 'localhost.evil.example' } }, false],
    ['a name with an address in it', { headers: { host: '127.0.0.1.nip.example' } }, false],
    ['another machine', { remoteAddress: '192.168.1.9' }, false],
    ['X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }, false],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }, false],
    ['X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }, false],
    ['Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }, false],
    ['Via', { headers: { via: '1.1 proxy' } }, false],
    ['X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }, false],
  ]
  test.each(requests)('the request: %s', async (_name, { headers, remoteAddress }, isAllowed) => {
    const id = await keep(1)
    const ask = (url: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') =>
      on.api.inject({
        method,
        url,
        headers: { ...HOST, 'sec-fetch-site': 'same-origin', ...headers },
        ...(remoteAddress ? { remoteAddress } : {}),
      })
    const unknown = await ask('/dev/nothing')
    for (const [url, method] of [
      ['/dev/mail', 'GET'],
      ['/dev/mail', 'HEAD'],
      [`/dev/mail/${id}`, 'GET'],
      ['/dev/mail', 'POST'],
    ] as const) {
      const answer = await ask(url, method)
      if (isAllowed) expect([method, answer.statusCode]).toEqual([method, method === 'POST' ? 303 : 200])
      else expect([method, answer.statusCode]).toEqual([method, 404])
      if (!isAllowed && method === 'GET') expect(answer.body).toBe(unknown.body)
    }
    expect(await count()).toBe(isAllowed ? 0 : 1)
  })

  test.each<[string, Partial<Config>]>([
    ['a public address', { publicUrl: 'https://menged.example', origin: 'https://menged.example' }],
    ['a mail server', { smtpUrl: new Secret('smtp://127.0.0.1:9'), mailFrom: 'a@example.et' }],
    ['every address', { host: '0.0.0.0' }],
  ])('with %s there is nothing at the address', async (_name, config) => {
    const closed = await startTestApi({ config })
    const [asked, unknown] = [await closed.get('/dev/mail', HOST), await closed.get('/dev/nothing', HOST)]
    expect([asked.statusCode, asked.body]).toEqual([404, unknown.body])
    await closed.close()
  })
})

describe('the pages', () => {
  test('list what was sent, the newest first, with its age', async () => {
    await keep(1, { at: '2026-11-20T06:00:00Z' })
    await keep(2, { subject: 'የኢሜይል አድራሻዎን ያረጋግጡ', language: 'am', at: '2026-11-20T08:50:00Z', receiver: 'abel@example.et' })
    const { body, headers } = await on.get('/dev/mail', HOST)
    expect(body).toMatch(/lang="am">የኢሜይል[\s\S]*abel@example\.et[\s\S]*>10m<[\s\S]*Mail 1[\s\S]*>3h</)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script')
    expect(body).not.toContain('<script')
  })

  test('say when there is nothing', async () => {
    const { body, statusCode } = await on.get('/dev/mail', HOST)
    expect(statusCode).toBe(200)
    expect(body).toContain('No mail yet')
    expect(body).not.toContain('<button')
  })

  test('speak the language of the cookie, else of the browser, in its direction', async () => {
    const title = async (headers: Record<string, string>) =>
      /<html lang="(\w+)" dir="(\w+)">[\s\S]*<h1>(.*?)<\/h1>/
        .exec((await on.get('/dev/mail', { ...HOST, ...headers })).body)
        ?.slice(1)
    const english = ['en', 'ltr', 'Local mailbox']
    const amharic = ['am', 'rtl', 'የዚህ ኮምፒውተር የኢሜይል ሳጥን']
    expect(await title({})).toEqual(english)
    expect(await title({ 'accept-language': 'am-ET,en;q=0.5' })).toEqual(amharic)
    expect(await title({ cookie: `language=amharic; ${OPENED}` })).toEqual(amharic)
    expect(await title({ cookie: `language=english; ${OPENED}`, 'accept-language': 'am' })).toEqual(english)
  })

  test('show a mail: its text with links to press, and its HTML in a frame that can do nothing', async () => {
    const html = '<html><head></head><body><p title="a">&lt;b&gt;</p><script>parent.alert(1)</script></body></html>'
    const text = 'Confirm:\nhttp://127.0.0.1:3000/emailConfirmation/abc?x=1&y="2\n<script>alert(1)</script> javascript:alert(1)'
    const id = await keep(1, { subject: '<b>Hello</b>', text, html })
    const { body } = await on.get(`/dev/mail/${id}`, HOST)
    expect(body).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(body).toContain('<a href="http://127.0.0.1:3000/emailConfirmation/abc?x=1&amp;y=" rel="noreferrer nofollow">')
    expect(body).toContain('20 November 2026, 11:00')
    expect([...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/dev/mail',
      'http://127.0.0.1:3000/emailConfirmation/abc?x=1&amp;y=',
    ])
    const [, sandbox, srcdoc = ''] = /<iframe[^>]* sandbox="([^"]*)" srcdoc="([^"]*)">/.exec(body) ?? []
    expect(sandbox?.split(' ')).not.toContain('allow-scripts')
    expect(sandbox?.split(' ')).not.toContain('allow-same-origin')
    const written = srcdoc.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(written).toBe(html.replace('<head>', '<head><base target="_blank">'))
    expect(body.replace(/srcdoc="[^"]*"/, '')).not.toContain('<script')
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'x', "1'--", 'a'.repeat(300)])('no mail at %s', async (id) => {
    const { statusCode, body } = await on.get(`/dev/mail/${encodeURIComponent(id)}`, HOST)
    expect(statusCode).toBe(404)
    expect(body).toContain('No such mail')
  })
})

describe('the key', () => {
  const HERE = { host: '127.0.0.1:3000' }

  test('opens the mailbox once in an address, then as a cookie that it cannot be read from', async () => {
    const id = await keep(1)
    const opened = await on.get(`/dev/mail/${id}?key=${KEY.reveal()}`, HERE)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/dev/mail/${id}`])
    const cookie = String(opened.headers['set-cookie'])
    expect(cookie).toMatch(/; Path=\/dev\/mail; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(KEY.reveal())
    expect((await on.get(`/dev/mail/${id}`, { ...HERE, cookie: cookie.split(';', 1)[0] ?? '' })).statusCode).toBe(200)
  })

  // A proxy on this machine that forwards nothing makes every reader local.
  test.each([
    ['/dev/mail', {}],
    ['/dev/mail?key=', {}],
    ['/dev/mail?key=key-of-the-operatoR', {}],
    ['/dev/mail?key=key-of-the-operator&key=x', {}],
    ['/dev/mail', { cookie: 'mailbox=key-of-the-operator' }],
    ['/dev/mail', { cookie: 'mailbox=' }],
  ])('is missing: %s %j', async (url, headers) => {
    await keep(1)
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const answer = await on.api.inject({ method, url, headers: { ...HERE, 'sec-fetch-site': 'same-origin', ...headers } })
      expect([method, answer.statusCode]).toEqual([method, 403])
      expect(answer.body).not.toContain('Mail 1')
    }
    expect(await count()).toBe(1)
  })
})

describe('deleting all', () => {
  const clear = (headers: Record<string, string>) =>
    on.api.inject({
      method: 'POST',
      url: '/dev/mail',
      headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: '',
    })

  test.each<[string, Record<string, string>, number]>([
    ['our page', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, 303],
    ['our page in an old browser', { origin: 'http://127.0.0.1:3000' }, 303],
    ['another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another page in an old browser', { origin: 'https://evil.example' }, 403],
    ['another program on this machine', { origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'same-site' }, 403],
    ['a frame without an origin', { origin: 'null' }, 403],
    ['a request that does not say', {}, 403],
  ])('%s', async (_name, headers, status) => {
    await keep(1)
    await keep(2)
    const { statusCode, headers: answered } = await clear(headers)
    expect(statusCode).toBe(status)
    expect(await count()).toBe(status === 303 ? 0 : 2)
    if (status === 303) expect(answered.location).toBe('/dev/mail')
  })
})

test('a message of the contact form is mailed to the operator, a refused one is not', async () => {
  const message = { name: 'ሀና ተ.', contact: 'hana@example.et', subject: 'ጥያቄ', message: 'ሰላም', language: 'am' }
  expect((await on.post('/api/contact-messages', message)).statusCode).toBe(200)
  expect((await on.post('/api/contact-messages', { ...message, contact: 'nothing' })).statusCode).toBe(400)
  const { rows } = await on.database.db.execute(sql`select kind, payload from tasks`)
  const values = { name: 'ሀና ተ.', contact: 'hana@example.et', subject: 'ጥያቄ', message: 'ሰላም' }
  expect(rows).toEqual([{ kind: 'mail', payload: { to: 'office@example.et', language: 'am', template: 'contact', values } }])
  // The test's API does not listen, so nothing is looked at before this.
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(count).toBe(1)
  const { body } = await on.get('/dev/mail', HOST)
  expect(body).toContain('መልእክት፦ ጥያቄ')
})
