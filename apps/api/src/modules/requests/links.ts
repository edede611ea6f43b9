// What is made with our key: private links of guests, so that neither the database nor a task holds one, and marks of clients.
import { createHmac } from 'node:crypto'
import type { Secret } from '../../platform/secret.ts'

export type Links = ReturnType<typeof createLinks>

export function createLinks(tokenSecret: Secret) {
  const made = (kind: string, id: string): string =>
    createHmac('sha256', tokenSecret.reveal()).update(`${kind} of a request\n${id}`).digest('base64url')
  return {
    /** 256 bits; the id alone does not lead here. */
    tokenOf: (id: string): string => made('private link', id),
    /** Goes by mail only: the sender of the form, who may have typed somebody else's address, does not have it. */
    mailTokenOf: (id: string): string => made('mailed link', id),
    /** Of an account or an address: tells clients of one worker apart and says nothing else. */
    clientMarkOf: (workerId: number, client: string): string =>
      createHmac('sha256', tokenSecret.reveal()).update(`client of worker ${workerId}\n${client}`).digest('base64url'),
  }
}
