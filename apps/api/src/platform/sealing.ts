// What lies encrypted outside of us, in the database or with who is to bring it back, with a key that is not there: AES-256-GCM, bound to the id of
// what it belongs to, so that one can't be put in another's place. Each purpose has a key of its own, made from that one.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealing(secret: Secret, purpose: 'menged papers' | 'menged second step' | 'menged decisions') {
  const key = Buffer.from(hkdfSync('sha256', secret.reveal(), '', purpose, 32))
  return {
    seal: (content: Buffer, id: string): Buffer => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id))
      const sealed = Buffer.concat([cipher.update(content), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    /** @throws Error when it was sealed with another key, for another id, or changed since */
    open: (sealed: Buffer, id: string): Buffer => {
      const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}

export type Sealing = ReturnType<typeof createSealing>
