import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config.ts'
import { pushEndpoint } from './endpoints.ts'

const USUAL = loadConfig({}).pushHosts

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'https://fcm.googleapis.com/fcm/send/abc:def'],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', 'https://updates.push.services.mozilla.com/wpush/v2/gAAA'],
  ['https://web.push.apple.com/QGuQ', 'https://web.push.apple.com/QGuQ'],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQ%3d', 'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d'],
  // The same host, written in other ways: kept in one.
  ['https://FCM.GoogleAPIs.com/x', 'https://fcm.googleapis.com/x'],
  ['HTTPS://fcm.googleapis.com:443/x#part', 'https://fcm.googleapis.com/x'],
  ['https://fcm。googleapis．com/x', 'https://fcm.googleapis.com/x'],
])('%s is a push service', (typed, kept) => {
  expect(pushEndpoint(typed, USUAL)).toBe(kept)
})

const HOSTILE = [
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://a.fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://evil.example@fcm.googleapis.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://:@evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:80/x',
  'http://fcm.googleapis.com/x',
  'http://fcm.googleapis.com:443/x',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)//fcm.googleapis.com/',
  'file:///etc/passwd',
  'data:text/plain,fcm.googleapis.com',
  'https://push.apple.com/x',
  'https://.push.apple.com/x',
  'https://a..push.apple.com/x',
  'https://-.push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://web.push.apple.com.evil.example/x',
  'https://a_b.push.apple.com/x',
  'https://localhost/x',
  'http://localhost/x',
  'http://127.0.0.1/x',
  'https://127.0.0.1:5432/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://017700000001/x',
  'https://127.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/x',
  'https://0.0.0.0/x',
  'https://metadata.google.internal/x',
  'https://xn--fcm-googleapis-com.example/x',
  'https://fcm.googleapis.com%00.evil.example/x',
  'https://fcm.googleapis.com%2eevil.example/x',
  'https:\\\\evil.example\\fcm.googleapis.com',
  '//fcm.googleapis.com/x',
  '/fcm.googleapis.com/x',
  'fcm.googleapis.com/x',
  '',
]
test.each(HOSTILE)('%j is none', (typed) => {
  expect(pushEndpoint(typed, USUAL)).toBeNull()
})

test('plain http is for a named port of this machine only', () => {
  const hosts = ['127.0.0.1:5000', 'push.example.et:5000', 'localhost', '*.example.et:444', '127.0.0.1:80']
  const allowed = ['http://127.0.0.1:5000/a', 'http://127.0.0.1/a', 'http://2130706433:5000/a', 'https://push.example.et:5000/a']
  expect(allowed.map((typed) => pushEndpoint(typed, hosts))).toEqual([
    'http://127.0.0.1:5000/a',
    'http://127.0.0.1/a',
    'http://127.0.0.1:5000/a',
    'https://push.example.et:5000/a',
  ])
  for (const typed of [
    'http://push.example.et:5000/a',
    'http://localhost/a',
    'http://localhost:5000/a',
    'http://127.0.0.1:5001/a',
    'http://127.0.0.2:5000/a',
    'http://a.example.et:444/a',
    'https://a.example.et/a',
    'http://user@127.0.0.1:5000/a',
  ]) {
    expect([typed, pushEndpoint(typed, hosts)]).toEqual([typed, null])
  }
  expect(pushEndpoint('https://localhost/a', hosts)).toBe('https://localhost/a')
})

test('without named services there are none', () => {
  expect(pushEndpoint('https://fcm.googleapis.com/x', [])).toBeNull()
})
