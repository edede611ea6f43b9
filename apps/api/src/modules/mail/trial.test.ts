import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '../../../test/api.ts'
import { testClock } from '../../../test/clock.ts'
import { SELF_SIGNED } from '../../../test/self-signed.ts'
import { Secret } from '../../platform/secret.ts'
import { createSmtp } from './smtp.ts'
import { causeOf } from './smtp-failures.ts'
import { tryMail } from './trial.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean()
})

async function openPostOffice(options: SMTPServerOptions = {}): Promise<{ port: number; letters: string[] }> {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, _session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        letters.push(raw)
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, letters }
}

const TO = 'hana@example.et'
const PASSWORD = 'a-secret-of-mail'
const configOf = (smtpUrl: string | undefined) =>
  testConfig({ mailFrom: 'Menged <no-reply@menged.example>', smtpUrl: smtpUrl === undefined ? undefined : new Secret(smtpUrl) })

/** What was said, and how it ended. */
async function trial(smtpUrl: string | undefined, to = TO): Promise<{ said: string[]; error: string | null }> {
  const said: string[] = []
  const error = await tryMail(configOf(smtpUrl), to, (line) => said.push(line), testClock()).then(
    () => null,
    (thrown: Error) => thrown.message,
  )
  return { said, error }
}

/** What the log says of a letter that could not be sent. */
async function logged(smtpUrl: string): Promise<string> {
  const smtp = createSmtp({ url: smtpUrl, from: 'no-reply@menged.example', clock: testClock() })
  cleanUp.push(() => smtp.close())
  const letter = { to: TO, language: 'en', subject: 's', text: 't', html: 'h' } as const
  return await smtp.send(letter, '<1@menged.example>').then(
    () => 'sent',
    (thrown: Error) => thrown.message,
  )
}

test('a letter is sent, and each step is reported', async () => {
  const office = await openPostOffice()
  const { said, error } = await trial(`smtp://127.0.0.1:${office.port}`)
  expect(error).toBeNull()
  expect(said).toEqual([
    `The mail server is 127.0.0.1, port ${office.port}, TLS when it is offered.`,
    'Its name was found.',
    'It was reached, and let us in.',
    expect.stringContaining('It took a letter from Menged <no-reply@menged.example> to hana@example.et.'),
  ])
  expect(office.letters).toHaveLength(1)
  expect(office.letters[0]).toContain(`To: ${TO}`)
})

test.each<[name: string, options: SMTPServerOptions, url: (port: number) => string, cause: RegExp]>([
  [
    'a certificate that nobody vouches for',
    { secure: true, ...SELF_SIGNED },
    (port) => `smtps://127.0.0.1:${port}`,
    /its certificate is signed by itself; .*NODE_EXTRA_CA_CERTS/,
  ],
  [
    'the same, after STARTTLS',
    { disabledCommands: [], ...SELF_SIGNED },
    (port) => `smtp://127.0.0.1:${port}?requireTLS=true`,
    /its certificate is signed by itself; .*NODE_EXTRA_CA_CERTS/,
  ],
  ['no TLS where it was to begin with it', {}, (port) => `smtps://127.0.0.1:${port}`, /it does not begin with TLS; .*port 587/],
  [
    'no TLS where a password needs it',
    {},
    (port) => `smtp://hana:${PASSWORD}@127.0.0.1:${port}?requireTLS=true`,
    /it offers no TLS, and a password goes over TLS only/,
  ],
  [
    'a password that is refused',
    { allowInsecureAuth: true, onAuth: (_auth, _session, callback) => callback(new Error('no such user hana')) },
    (port) => `smtp://hana:${PASSWORD}@127.0.0.1:${port}`,
    /it refused the name or the password; .*%40/,
  ],
  [
    'a sender that is refused',
    { onMailFrom: (_address, _session, callback) => callback(new Error('not you')) },
    (port) => `smtp://127.0.0.1:${port}`,
    /it refused the sender; look at MAIL_FROM/,
  ],
])('%s: cause and advice, in the trial and in the log, without an address or a secret', async (_, options, url, cause) => {
  const { port } = await openPostOffice(options)
  const { error } = await trial(url(port))
  expect(error).toMatch(cause)
  const line = await logged(url(port))
  expect(line).toMatch(cause)
  for (const told of [error ?? '', line])
    for (const secret of [PASSWORD, 'hana', 'example.et']) expect(told).not.toContain(secret)
})

test('what the documents say of trials with any certificate holds', async () => {
  const { port, letters } = await openPostOffice({ secure: true, ...SELF_SIGNED })
  expect((await trial(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`)).error).toBeNull()
  expect(letters).toHaveLength(1)
})

test('nobody there, no such machine, and settings that are missing', async () => {
  const { port } = await openPostOffice()
  await cleanUp.pop()?.()
  expect((await trial(`smtp://127.0.0.1:${port}`)).error).toMatch(/nothing listens there; look at host and port in SMTP_URL/)
  expect(await logged(`smtp://127.0.0.1:${port}`)).toMatch(/^the mail server ESOCKET CONN: nothing listens there; /)
  const nowhere = await trial('smtp://nowhere.invalid')
  expect([nowhere.said.length, nowhere.error]).toEqual([1, expect.stringContaining('no machine of this name was found')])
  expect((await trial(undefined)).error).toContain('SMTP_URL is not set')
  expect((await trial('smtp://127.0.0.1', 'hana')).error).toContain('npm run mail:test -- someone@example.org')
})

test.each([
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'signed by itself'],
  [{ code: 'ESOCKET', message: 'self-signed certificate in certificate chain' }, 'NODE_EXTRA_CA_CERTS'],
  [{ code: 'ESOCKET', message: 'unable to verify the first certificate' }, 'authority that this machine does not know'],
  [{ code: 'ESOCKET', message: 'certificate has expired' }, 'have it renewed'],
  [{ code: 'ESOCKET', message: "Hostname/IP does not match certificate's altnames: Host: x" }, 'for another name'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'did not answer in time'],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND x' }, 'no machine of this name'],
  [{ code: 'EAUTH', responseCode: 535, message: 'Invalid login: hana' }, 'refused the name or the password'],
])('%o is explained as "%s"', (failure, words) => {
  expect(causeOf(failure)).toContain(words)
})

test('what is not known is not guessed, and what a server says of a receiver is not repeated', () => {
  expect(causeOf({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', message: 'hana@example.et: timeout' })).toBe('')
  expect(causeOf({ code: 'EMESSAGE', message: 'something new' })).toBe('')
})
