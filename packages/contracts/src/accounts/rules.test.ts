import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailSchema, loginSchema, newPasswordSchema, registrationSchema } from '../accounts.ts'
import {
  avatarInitial,
  companyEmailProblem,
  companyLineProblem,
  companyPasswordProblem,
  confirmProblem,
  displayName,
  emailProblem,
  nameProblem,
  normalEmail,
  optionalPhoneProblem,
  passwordProblem,
  phoneProblem,
} from './rules.ts'

//
test('the name shown is the first that there is', () => {
  const all = { companynameenglish: 'Selam PLC', fullName: 'Hana', name: 'H', username: 'hana1' }
  expect(displayName(all)).toBe('Selam PLC')
  expect(displayName({ ...all, companynameenglish: null })).toBe('Hana')
  expect(displayName({ ...all, companynameenglish: ' ', fullName: '' })).toBe('H')
  expect(displayName({ username: 'hana1' })).toBe('hana1')
  expect(displayName({})).toBe('User')
})

//
test('the letter of a name is a capital where the script has them, and whole where it takes two code units', () => {
  expect([avatarInitial('hana'), avatarInitial(' ሀና'), avatarInitial('𝒂bc'), avatarInitial('  '), avatarInitial('')]).toEqual([
    'H',
    'ሀ',
    '𝒂',
    'U',
    'U',
  ])
})

//
test('an address loses blanks, capitals and the marks of right-to-left keyboards', () => {
  expect(normalEmail('\u200F Hana.T@Example.ET\u200E ')).toBe('hana.t@example.et')
  expect(loginSchema.parse({ companyemail: ' A@B.et ', password: ' x ' })).toEqual({ email: 'a@b.et', password: ' x ' })
  expect(loginSchema.parse({ companyEmail: 'C@d.et', password: 'x' }).email).toBe('c@d.et')
})

//
test('each rule says what is wrong by the word for it', () => {
  expect([nameProblem(''), nameProblem(' \u3164 '), nameProblem('ሀና')]).toEqual([
    'account.nameRequired',
    'account.nameWrong',
    null,
  ])
  expect([emailProblem(' '), emailProblem('x@y'), emailProblem('x@y.et')]).toEqual([
    'account.emailRequired',
    'account.emailWrong',
    null,
  ])
  expect([passwordProblem(''), passwordProblem('12345'), passwordProblem('ሀሁሂሃሄህ')]).toEqual([
    'account.passwordRequired',
    'account.passwordShort',
    null,
  ])
  expect([confirmProblem('', 'abcdef'), confirmProblem('abcdeg', 'abcdef'), confirmProblem('abcdef', 'abcdef')]).toEqual([
    'account.confirmRequired',
    'account.confirmDiffers',
    null,
  ])
  for (const rule of [companyLineProblem, companyEmailProblem, companyPasswordProblem, phoneProblem])
    expect(rule('')).toBe('account.required')
  expect([optionalPhoneProblem(''), optionalPhoneProblem('12')]).toEqual([null, 'account.phoneWrong'])
})

test('the server refuses what the form refuses, with the same word, whatever is typed', () => {
  const wordOf = (schema: typeof emailSchema | typeof newPasswordSchema, text: string) => {
    const parsed = schema.safeParse(text)
    return parsed.success ? null : parsed.error.issues[0]?.message
  }
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.constantFrom('ሀ@ለ.et', 'a@b.c', ' ', '\0\0\0\0\0\0'),
  )
  fc.assert(
    fc.property(typed, (text) => {
      expect(wordOf(emailSchema, text)).toBe(emailProblem(text))
      expect(wordOf(newPasswordSchema, text)).toBe(passwordProblem(text))
      const form = { fullName: text, companyEmail: 'a@b.et', password: 'long enough' }
      expect(registrationSchema.safeParse(form).success).toBe(nameProblem(text) === null)
    }),
  )
})

test('nothing that passes as an address can end the header of a mail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\r', '\n', ',', ';', '<', '>', '"', ' ', '\u2028', '\u0000'),
      (text, sign) => {
        expect(emailProblem(`a${sign}${text}@b.et`)).toBe('account.emailWrong')
      },
    ),
  )
})
