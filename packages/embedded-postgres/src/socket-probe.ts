// Checks whether somebody still listens on a Unix socket: the kernel accepts the connection, even for a process that is busy or unseen.

import { connect } from 'node:net'
import { codeOf } from './errors.ts'

export type Answer = 'open' | 'refused' | 'missing'

const SILENCE_MS = 2000

export function probeSocket(path: string): Promise<Answer> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('silent')))
    socket.once('connect', () => {
      socket.destroy()
      done('open')
    })
    socket.once('error', (error) => {
      const code = codeOf(error)
      // EAGAIN (a full queue) and silence come from a process that is there but busy.
      done(code === 'ENOENT' ? 'missing' : code === 'ECONNREFUSED' || code === 'ENOTSOCK' ? 'refused' : 'open')
    })
  })
}
