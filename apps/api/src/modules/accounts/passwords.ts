// Passwords: Argon2id off the main thread, a few at once, and the ones that are on every list of guesses.

import { STAFF_PASSWORD_MIN } from '@menged/contracts'
import { fold } from '@menged/ethiopia'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/errors.ts'
import { turns } from '../../platform/turns.ts'

/** OWASP's second choice: 19 MiB, two passes. Algorithm 2 is Argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each takes a thread and 19 MiB; the others wait. */
const AT_ONCE = 2
/** Longer would wait for more than a second. */
const MOST_WAITING = 100

/** A hash that no password has: a login for an unknown account takes as long as for a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LWF0LWFsbC1oZXJl$F3qB8m1n0Qe0m2u9z3c7H1m6x2p5k8v4w7y1a3d5f7g'

const COMMON = new Set(dictionary['passwords-common']?.slice(0, 10_000).map((word) => String(word).toLowerCase()))
const OURS = ['menged', 'mengede', 'መንገድ']

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords() {
  const inTurn = turns(AT_ONCE, MOST_WAITING)
  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(composed(password), PARAMETERS)),
    /** Without a stored hash it takes as long and returns false. */
    verify: (password: string, stored: string | undefined): Promise<boolean> =>
      inTurn(async () => {
        const forms = new Set([composed(password), password])
        let isRight = false
        for (const form of forms) isRight ||= await verify(stored ?? NOBODYS, form).catch(() => false)
        return isRight && stored !== undefined
      }),
  }
}

/** One keyboard writes é as one letter, another one as two. What was stored before was hashed as it came. */
const composed = (password: string): string => password.normalize('NFC')

type About = { email: string; names: readonly (string | null)[]; isStaff?: boolean }

/** Refuses what anybody would try first: the lists, our own name, the person's name and address. @throws AppError invalid_input */
export function refuseWeak(password: string, { email, names, isStaff = false }: About): void {
  if (isStaff && [...password].length < STAFF_PASSWORD_MIN) {
    throw new AppError('invalid_input', { field: 'password', message: 'account.passwordStaff' })
  }
  if (isGuessable(password, [email, email.split('@', 1)[0] ?? '', ...names.flatMap((name) => wordsOf(name)), ...OURS])) {
    throw new AppError('invalid_input', { field: 'password', message: 'account.passwordCommon' })
  }
}

const wordsOf = (name: string | null): string[] => (name === null ? [] : [name, ...name.split(/\s+/)])
/** `Menged2018!` is `menged`. */
const core = (text: string): string => fold(text).replace(/^[\p{N}\p{P}\p{S}]+|[\p{N}\p{P}\p{S}]+$/gu, '')

function isGuessable(password: string, context: string[]): boolean {
  const small = password.toLowerCase()
  if (COMMON.has(small) || new Set(small).size === 1) return true
  const [bare, whole] = [core(password), fold(password)]
  return context.some((word) => word !== '' && (fold(word) === whole || (bare.length > 2 && core(word) === bare)))
}
