// A mail server in this process that takes everything, and remembers which letter came how often.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Letter = { id: string; to: string; text: string }
export type PostOffice = { url: string; letters: Letter[]; close(): void }

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 0,
    onData(stream, { envelope }, callback) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ messageId = '', text = '' }) => {
          for (const { address } of envelope.rcptTo) letters.push({ id: messageId, to: address, text })
          callback()
        }, callback)
    },
  })
  // A sender that is killed resets its connection.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') console.error(error)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() }
}
