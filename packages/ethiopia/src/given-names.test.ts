import { expect, it } from 'vitest'
import { tokenize } from './fold.ts'
import { isGivenName } from './given-names.ts'

it.each(['ከበደ', 'የዳዊት', 'ለሣራ', 'Kebede', 'dawit', 'ሃና', 'ዮሀንስ'])('%s is a name', (name) => {
  expect(tokenize(name).map(isGivenName)).toEqual([true])
})
it.each(['ፓስፖርት', 'ለቤት', 'ሰላም', 'ወንድሜ', 'passport', 'birr', 'ገንዘብ'])('%s is another word', (word) => {
  expect(tokenize(word).map(isGivenName)).toEqual([false])
})
