// An authenticator app of the tests: reads the key that is shown, and makes its codes.
import { codeOf, stepAt } from '../src/modules/accounts/totp.ts'
import type { Person } from './actors.ts'
import { PASSWORD } from './actors.ts'
import type { TestApi } from './api.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** `later`: so many steps of thirty seconds from that moment. */
export const codeAt = (secret: string, at: Date, later = 0): string => codeOf(bytesOf(secret), stepAt(at) + later)

/** Turns two-step login on for somebody. The clock is moved, so that the next code is a new one. */
export async function turnTwoStepOn(on: TestApi, { headers }: Pick<Person, 'headers'>) {
  const { secret } = (await on.post('/api/auth/two-step/key', { password: PASSWORD }, headers)).json().data
  const answer = await on.post('/api/auth/two-step', { code: codeAt(secret, on.clock.now()) }, headers)
  if (answer.statusCode !== 200) throw new Error(`two-step login was refused: ${answer.body}`)
  on.clock.advance(60)
  return { secret: String(secret), recoveryCodes: answer.json().data.recoveryCodes as string[] }
}
