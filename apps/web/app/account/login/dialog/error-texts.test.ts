import { LOGIN_ERRORS } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { ApiError } from '../../../page/api-error.ts'
import { fieldOf, loginTrouble, troubleText } from './error-texts.ts'

const t = translateIn('en')
const refused = (status: number, error: string, code = 'forbidden', field?: string) =>
  new ApiError(status, { success: false, error, code: code as 'forbidden', ...(field ? { field } : {}) })

//
test('each refusal of a login has its text', () => {
  expect(loginTrouble(refused(401, LOGIN_ERRORS.invalid_credentials), t)).toEqual({ text: 'Invalid Email or Password' })
  expect(loginTrouble(refused(403, LOGIN_ERRORS.email_not_confirmed), t)).toEqual({
    text: 'Plesae Confirmed Your Email',
    isUnconfirmed: true,
  })
  expect(loginTrouble(refused(403, 'This account is closed.'), t)).toEqual({
    text: 'Invalid credentials',
    more: 'This account is closed.',
  })
  // The password was right: nothing says that it was not.
  for (const code of ['account_suspended', 'password_outgrown'])
    expect(loginTrouble(refused(403, 'Why, and what to do.', code), t)).toEqual({ text: 'Why, and what to do.' })
  const again = { text: 'Please try again.' }
  for (const error of [new TypeError('Failed to fetch'), new Error('no token'), refused(500, 'x'), refused(503, 'x'), null]) {
    expect(loginTrouble(error, t)).toEqual(again)
  }
  expect(loginTrouble(new ApiError(404, null), t)).toEqual(again)
  expect(loginTrouble(refused(429, 'Too many requests; please wait 14 minutes.'), t)).toEqual({
    ...again,
    more: 'Too many requests; please wait 14 minutes.',
  })
  const am = translateIn('am')
  expect(loginTrouble(refused(401, LOGIN_ERRORS.invalid_credentials), am).text).toBe('ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም')
})

//
test('other refusals are shown in the words of the server, faults are not', () => {
  expect(troubleText(refused(409, 'This email already has an account.', 'email_taken'), t)).toBe(
    'This email already has an account.',
  )
  expect(troubleText(refused(500, 'server words'), t)).toBe('Please try again.')
  expect(troubleText(new TypeError('Failed to fetch'), t)).toBe('Please try again.')
  expect(fieldOf(refused(400, 'x', 'invalid_input', 'password'))).toBe('password')
  expect(fieldOf(refused(400, 'x'))).toBeNull()
  expect(fieldOf(new TypeError('x'))).toBeNull()
})
