// Two-step login on the wire: a challenge in place of a token, the code of an app or a recovery code, and setting it up.
import { z } from 'zod'
import { passwordSchema } from './accounts.ts'
import { answer } from './envelope.ts'

/** 256 bits in base64url. */
export const challengeSchema = z.string().regex(/^[\w-]{43}$/)

/** Six digits of the app, or a recovery code; blanks and hyphens are nothing. */
export const secondCodeSchema = z
  .string()
  .max(40)
  .overwrite((typed) => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase())
  .min(1)

export const secondStepSchema = z.object({ challenge: challengeSchema, code: secondCodeSchema })

export const twoStepSchema = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** Recovery codes that are left. */
  recoveryCodes: z.int().min(0),
})
export type TwoStep = z.infer<typeof twoStepSchema>
export const twoStepAnswer = answer(twoStepSchema)

/** `secret`: the key in base32, for who types it; `uri`: the same for a QR code. */
export const twoStepKeyAnswer = answer(z.object({ secret: z.string(), uri: z.string() }))
export const recoveryCodesAnswer = answer(z.object({ recoveryCodes: z.array(z.string()) }))

export const twoStepBeginSchema = z.object({ password: passwordSchema })
export const twoStepConfirmSchema = z.object({ code: secondCodeSchema })
export const twoStepProofSchema = z.object({ password: passwordSchema, code: secondCodeSchema })
