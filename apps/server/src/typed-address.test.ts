import { pages } from '@menged/contracts/pages'
import { expect, test } from 'vitest'
import { meantAddress } from './typed-address.ts'

const GUIDE = '/post/detail/trade-licence'

test.each(['.', ')', '%20', '።', '%E1%8D%A2', '%E2%80%8B', '),', '»', '%C2%A0', '…', '?!'.slice(1)])(
  'a guide with %s behind it is that guide',
  (tail) => {
    expect(meantAddress(GUIDE + tail)).toBe(GUIDE)
    expect(meantAddress(`${GUIDE}${tail}?lang=am`)).toBe(`${GUIDE}?lang=am`)
  },
)

test('capitals of a guide are small letters', () => {
  expect(meantAddress('/Post/Detail/Trade-Licence')).toBe(GUIDE)
  expect(meantAddress('/POST/DETAIL/TRADE-LICENCE.')).toBe(GUIDE)
})

test('every address of a page stays as it is', () => {
  for (const { path } of pages) {
    const address = path.replace(/:\w+/g, 'a-B_9').replace('/post/detail/a-B_9', GUIDE)
    for (const each of [address, `${address}?q=a.&x=)`, `${address === '/' ? '/_' : address}.data`])
      expect([each, meantAddress(each)]).toEqual([each, null])
  }
})

test.each(['/.', '//', '/)', '/%', '/%E1%8D', '//evil.example.', '/..'])('%s leads nowhere else', (url) => {
  const meant = meantAddress(url)
  expect(meant === null || (meant.startsWith('/') && !meant.startsWith('//'))).toBe(true)
})
