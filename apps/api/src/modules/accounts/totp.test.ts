import { expect, test } from 'vitest'
import { base32, codeOf, keyUri, matchingStep, newRecoveryCode, shownRecoveryCode, stepAt } from './totp.ts'

const KEY = Buffer.from('12345678901234567890')

test('codes are those of RFC 4226 and, at its moments, of RFC 6238', () => {
  expect(Array.from({ length: 10 }, (_, step) => codeOf(KEY, step))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  )
  for (const [second, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect([second, codeOf(KEY, stepAt(new Date(second * 1000)))]).toEqual([second, code])
  }
})

test('a step before and after count, no other, and none that has been used', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const step = stepAt(now)
  const at = (off: number, last = 0) => matchingStep(KEY, codeOf(KEY, step + off), { now, last })
  expect([-2, -1, 0, 1, 2].map((off) => at(off))).toEqual([null, step - 1, step, step + 1, null])
  expect([at(0, step - 1), at(0, step), at(-1, step), at(1, step)]).toEqual([step, null, null, step + 1])
})

test('the key is base32 without padding, and the address of the app names us and the account', () => {
  expect(base32(KEY)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from('f'))).toBe('MY')
  const uri = new URL(keyUri('hana+x@example.et', 'ABC'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Menged:hana+x@example.et'])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'ABC',
    issuer: 'Menged',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('recovery codes have no letter that looks like another, and no two are alike', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{10}$/)
  expect(shownRecoveryCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK')
})
