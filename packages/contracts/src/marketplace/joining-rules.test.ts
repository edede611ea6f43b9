import { expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { imageProblem, isBirr, JOIN_RULES, plainLines, repeatedProblem, specialtiesProblem } from './joining-rules.ts'
import { WORKER_LIMITS } from './limits.ts'
import { EXPERIENCES, SPECIALTIES } from './lists.ts'

const { name, description, descriptionMin, birr } = WORKER_LIMITS

test('what is empty is asked for by its own word', () => {
  const empty = [
    JOIN_RULES.firstName,
    JOIN_RULES.lastName,
    JOIN_RULES.email,
    JOIN_RULES.phone,
    JOIN_RULES.location,
    JOIN_RULES.hourlyRate,
    JOIN_RULES.description,
  ]
  for (const typed of ['', ' '])
    expect(empty.map((problem) => problem(typed))).toEqual([
      'join.firstNameRequired',
      'join.lastNameRequired',
      'join.emailRequired',
      'join.phoneRequired',
      'join.locationRequired',
      'join.hourlyRateRequired',
      'join.descriptionRequired',
    ])
  expect([JOIN_RULES.password(''), repeatedProblem('', 'secret')]).toEqual([
    'join.passwordRequired',
    'join.confirmPasswordRequired',
  ])
  expect([specialtiesProblem([]), JOIN_RULES.experience('')]).toEqual(['join.specialtiesRequired', 'join.experienceRequired'])
})

test('names, places, addresses and phones have their shapes', () => {
  expect([JOIN_RULES.firstName('ሀና'), JOIN_RULES.lastName(' ተስፋዬ '), JOIN_RULES.location('Bole')]).toEqual([null, null, null])
  expect([JOIN_RULES.firstName('\u3164'), JOIN_RULES.lastName('a\u202eb'), JOIN_RULES.location('\u200b')]).toEqual([
    'join.nameInvalid',
    'join.nameInvalid',
    'join.locationInvalid',
  ])
  expect([JOIN_RULES.firstName('𝒂'.repeat(name)), JOIN_RULES.firstName(`${'a'.repeat(name + 1)}`)]).toEqual([
    null,
    'join.nameInvalid',
  ])
  expect([JOIN_RULES.email('x@y.et'), JOIN_RULES.email('x@y')]).toEqual([null, 'join.emailInvalid'])
  expect([JOIN_RULES.phone('0911 234 567'), JOIN_RULES.phone('12')]).toEqual([null, 'join.phoneInvalid'])
})

test('an amount is digits, and at most two after the point; a rate is more than nothing', () => {
  for (const typed of ['0', '1', '0.5', '0.55', ' 250 ', String(birr)]) expect([typed, isBirr(typed)]).toEqual([typed, true])
  for (const typed of ['', 'x', '-1', '+1', 'x1', '1x', '1.', '.5', '1.555', '1,000', '1e3', '12345678', String(birr + 1), '፲'])
    expect([typed, isBirr(typed)]).toEqual([typed, false])
  expect([JOIN_RULES.hourlyRate('0.01'), JOIN_RULES.hourlyRate('0'), JOIN_RULES.hourlyRate('x')]).toEqual([
    null,
    'join.validHourlyRate',
    'join.validHourlyRate',
  ])
})

test('a description has its length in letters, whatever a line ends with, and nothing that is hidden', () => {
  expect(plainLines(' a\r\nb\rc\nd ')).toBe('a\nb\nc\nd')
  expect(JOIN_RULES.description('𝒂'.repeat(descriptionMin))).toBeNull()
  expect(JOIN_RULES.description('a'.repeat(descriptionMin - 1))).toBe('join.descriptionMinLength')
  expect(JOIN_RULES.description('𝒂'.repeat(description))).toBeNull()
  expect(JOIN_RULES.description('a'.repeat(description + 1))).toBe('join.descriptionMaxLength')
  const lines = `${'a\r\n\t'.repeat(description / 4)}${'a'.repeat(description / 4)}`
  expect(JOIN_RULES.description(lines)).toBeNull()
  for (const hidden of ['\u0000', '\u001b', '\u0085', '\u2028', '\u202e', '\u2066', '\u2069'])
    expect(JOIN_RULES.description(`${'a'.repeat(descriptionMin)}${hidden}b`)).toBe('join.descriptionInvalid')
})

test('specialties and experience are of the lists', () => {
  expect([specialtiesProblem(SPECIALTIES), specialtiesProblem([SPECIALTIES[0], 'dragons'])]).toEqual([
    null,
    'join.specialtiesRequired',
  ])
  expect(EXPERIENCES.map(JOIN_RULES.experience)).toEqual(EXPERIENCES.map(() => null))
  expect(JOIN_RULES.experience('some')).toBe('join.experienceRequired')
})

test('a password is long enough, not too long, and typed twice the same', () => {
  expect([JOIN_RULES.password('123456'), JOIN_RULES.password('12345')]).toEqual([null, 'join.passwordMinLength'])
  expect(JOIN_RULES.password('a'.repeat(5000))).toBe('join.passwordMaxLength')
  expect([repeatedProblem('secret', 'secret'), repeatedProblem('Secret', 'secret')]).toEqual([null, 'join.passwordsDoNotMatch'])
})

test('a picture is of a kind that is read, and no larger than files may be', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) expect(imageProblem({ type, size: LIMITS.upload })).toBeNull()
  expect(imageProblem({ type: 'image/gif', size: 1 })).toBe('join.imageTypeInvalid')
  expect(imageProblem({ type: 'image/png', size: LIMITS.upload + 1 })).toBe('join.imageSizeTooLarge')
})
