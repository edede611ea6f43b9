import { expect, test } from 'vitest'
import { meantEmail } from './email-slips.ts'
import { emailProblem } from './rules.ts'

test.each([
  ['hana@gmial.com', 'hana@gmail.com'],
  [' Hana@GMAIL.con ', 'hana@gmail.com'],
  ['hana.t+news@yaho.com', 'hana.t+news@yahoo.com'],
  ['hana@hotmial.com', 'hana@hotmail.com'],
  ['hana@outlok.com', 'hana@outlook.com'],
])('%s was meant as %s, and is no error', (typed, meant) => {
  expect([meantEmail(typed), emailProblem(typed)]).toEqual([meant, null])
})

test.each(['', 'hana', '@gmial.com', 'hana@gmail.com', 'hana@menged.example', 'gmial.com@menged.example'])(
  '%s is what was meant',
  (typed) => {
    expect(meantEmail(typed)).toBeNull()
  },
)
