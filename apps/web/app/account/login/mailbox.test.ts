import { expect, test } from 'vitest'
import { mailboxHref } from './mailbox.ts'

test('only one of our paths or a web address becomes a link', () => {
  expect(mailboxHref('/dev/mail')).toBe('/dev/mail')
  expect(mailboxHref('https://mail.example/inbox')).toBe('https://mail.example/inbox')
  for (const text of ['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'mail.example']) {
    expect(mailboxHref(text), text).toBeNull()
  }
})
