// Private links of guests: made from the request's id with our key, so that neither the database nor a task holds one.
import { createHmac } from 'node:crypto'
import type { Secret } from '../../platform/secret.ts'

export type Links = ReturnType<typeof createLinks>

export const createLinks = (tokenSecret: Secret) => ({
  /** 256 bits; the id alone does not lead here. */
  tokenOf: (id: string): string =>
    createHmac('sha256', tokenSecret.reveal()).update(`private link of a request\n${id}`).digest('base64url'),
})
