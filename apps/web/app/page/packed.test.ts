import { expect, test } from 'vitest'
import { packed, unpacked } from './packed.ts'

test('what is packed is the same again, quotes of both kinds among it', () => {
  const data = { text: `It's "quoted" \\ 'twice'`, list: [1, null, '"', "'"] }
  const text = String(packed(data))
  packed({ other: true })
  expect(unpacked(text as ReturnType<typeof packed<typeof data>>)).toEqual(data)
  expect(text).toContain("'list':[1,null,")
})
