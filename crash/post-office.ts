// A mail server in this process that takes everything, and remembers which letter came how often.
import { createServer, type Socket } from 'node:net'

export type Letter = { id: string; to: string; text: string }
export type PostOffice = { url: string; letters: Letter[]; close(): void }

export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    take(socket, (letter) => letters.push(letter))
  })
  server.on('error', (error) => console.error(error))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** The few commands that a sender needs. */
function take(socket: Socket, onLetter: (letter: Letter) => void): void {
  let rest = ''
  let to = ''
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  function hear(line: string): void {
    if (data && line !== '.') return void data.push(line.startsWith('..') ? line.slice(1) : line)
    if (data) {
      onLetter({ ...contentOf(data.join('\r\n')), to })
      data = undefined
      return void say('250 taken')
    }
    if (/^RCPT TO/i.test(line)) to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (/^DATA/i.test(line)) data = []
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    say(data ? '354 go on' : '250 ok')
  }
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 post office')
}

function contentOf(raw: string): { id: string; text: string } {
  const texts = raw.split('\r\n--').map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n')
    return /base64/i.test(head) ? Buffer.from(body.join(''), 'base64').toString() : body.join('\n')
  })
  return { id: /^Message-ID: *(<[^>]*>)/im.exec(raw)?.[1] ?? '', text: texts.join('\n') }
}
