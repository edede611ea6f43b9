// What the database holds of a token: enough to know it again, of no use to who reads it there.
import { createHash } from 'node:crypto'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
