import { expect, test } from 'vitest'
import { fileName } from './files.ts'

test.each([
  ['PLC, Selale', 'PLC, Selale.pdf'],
  ['PLC: "Selale"/Adama\\1? <x>|*', 'PLC Selale Adama 1 x.pdf'],
  ['ሰላሌ\nንግድ', 'ሰላሌ ንግድ.pdf'],
])('the file of "%s" has a name that every disk takes', (name, file) => {
  expect(fileName({ name: { en: name, am: name } }, 'pdf', 'en')).toBe(file)
})

test('a long name is cut', () => {
  expect(fileName({ name: { en: 'x'.repeat(300), am: '' } }, 'docx', 'en')).toHaveLength(85)
})
