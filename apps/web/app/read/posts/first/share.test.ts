import { expect, test } from 'vitest'
import { telegramShareUrl, textMessageUrl } from './share.ts'

// covers P-30
test("the share address holds the post's own link and the promotion, escaped", () => {
  const url = new URL(telegramShareUrl('https://menged.example/post/detail/trade-licence', 'I found this & more: «ንግድ»'))
  expect(url.origin + url.pathname).toBe('https://t.me/share/url')
  expect(url.searchParams.get('url')).toBe('https://menged.example/post/detail/trade-licence')
  expect(url.searchParams.get('text')).toBe('I found this & more: «ንግድ»')
  expect(textMessageUrl('https://menged.example/x', 'Read & share')).toBe(
    'sms:?&body=Read%20%26%20share%20https://menged.example/x',
  )
})
