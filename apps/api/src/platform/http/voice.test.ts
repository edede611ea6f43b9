// Who speaks, and that nobody speaks as many by leaving a cookie out, or by getting fresh ones.
import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '@menged/ethiopia'
import { beforeAll, expect, test } from 'vitest'
import { deviceCookie, testApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { sampleWorker, signInWorker } from '../../../test/workers.ts'
import { networkOf, voiceOf } from './voice.ts'

const content = () => ({ ...testContent(), workers: [sampleWorker(1)] })
const on = testApi({ content: content() })
const small = testApi({ content: content(), config: { rateLimitFactor: 0.2 } })
let serviceId: number
beforeAll(async () => {
  for (const each of [on, small]) ({ serviceId } = await signInWorker(each))
})

const SOMEBODY = { device: null, isKnownDevice: false, ip: '203.0.113.9' }
const cookieFrom = async (remoteAddress: string, to = on): Promise<string> =>
  deviceCookie(await to.send('POST', '/api/admin/stats/contact-count', { remoteAddress }))

type Sent = { remoteAddress: string; cookie?: string | undefined }
const number = ({ remoteAddress, cookie }: Sent, to = on) =>
  to.send('POST', `/api/guday/${serviceId}/call`, { remoteAddress, headers: cookie === undefined ? {} : { cookie } })
async function passed(count: number, send: (index: number) => Promise<{ statusCode: number }>): Promise<number> {
  let done = 0
  for (let i = 0; i < count; i += 1) if ((await send(i)).statusCode === 200) done += 1
  return done
}

test('an account, else a device that is known, else the network', () => {
  expect(voiceOf({ ...SOMEBODY, device: 'x', isKnownDevice: true, actor: { userId: 'u' } }).name).toBe('account u')
  expect(voiceOf({ ...SOMEBODY, device: 'x', isKnownDevice: true }).name).toBe('device x')
  expect(voiceOf({ ...SOMEBODY, device: 'x' }).name).toBe('network 203.0.113.9')
  expect(voiceOf({ ...SOMEBODY, ip: '2001:db8::1' }).name).toBe('network 2001:db8:0:0::/64')
})

test('twenty numbers of workers an hour for whoever brings no cookie, and for whoever makes one up', async () => {
  expect(await passed(30, () => number({ remoteAddress: '203.0.113.1' }))).toBe(20)
  const signed = await cookieFrom('203.0.113.1')
  const older = signed.replace(/\.[0-9a-z]+\./, '.1.')
  const plain = signed.replace(/\.[0-9a-z]+\./, '.')
  for (const cookie of [older, plain, '__Host-device=made-up']) {
    expect((await number({ remoteAddress: '203.0.113.1', cookie })).statusCode).toBe(429)
  }
})

test('fresh devices of one network share five times as much, those of yesterday have each their own', async () => {
  // A fifth of everything: 4 for a device, 20 for the fresh ones of a network, 80 for the network.
  const remoteAddress = '203.0.113.2'
  const cookies = await Promise.all(Array.from({ length: 30 }, () => cookieFrom(remoteAddress, small)))
  const call = (cookie: string | undefined) => number({ remoteAddress, cookie }, small)
  expect(await passed(6, () => call(cookies[0]))).toBe(4)
  expect(await passed(29, (i) => call(cookies[i + 1]))).toBe(16)
  small.clock.advance(DAY_SECONDS)
  expect(await passed(90, (i) => call(cookies[i % 30]))).toBe(80)
})

test('another secret of ours is no device', async () => {
  const registered = await on.post('/api/auth/register', {
    role: 'normalUser',
    fullName: 'Somebody New',
    companyEmail: `new-${randomUUID()}@example.et`,
    password: 'a password of the tests',
  })
  const set = [registered.headers['set-cookie']].flat().find((cookie) => cookie?.includes('registration='))
  const cookie = set?.split(';', 1)[0]?.replace('registration=', 'device=')
  expect(cookie).toBeDefined()
  const remoteAddress = '203.0.113.3'
  expect(await passed(22, () => number({ remoteAddress, cookie }))).toBe(20)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
