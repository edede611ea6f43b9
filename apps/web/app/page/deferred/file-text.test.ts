import { expect, test } from 'vitest'
import { textOfFile } from './file-text.ts'

const TEXT = 'id\ttype\nናሙና'
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 the other way round', swapped(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
])('%s is read', async (_, bytes) => {
  expect(await textOfFile(new Blob([new Uint8Array(bytes)]))).toBe(TEXT)
})
