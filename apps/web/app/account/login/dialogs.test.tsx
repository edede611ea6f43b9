import { WORDS } from '@menged/i18n'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import { CompanyFields } from './company-fields.tsx'
import EmailNoticeModal from './email-notice-modal.tsx'
import ForgotPasswordModal from './forgot-password-modal.tsx'
import LoginModal from './login-modal.tsx'
import { PersonalFields } from './personal-fields.tsx'
import RegisterModal from './register-modal.tsx'
import { EMPTY } from './registration.ts'

provideWords('en', WORDS.en)
const onClose = vi.fn()

function drawn<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <Part {...props} />
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const namesIn = (markup: string): string[] =>
  [...markup.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name ?? '')

//
test('the login dialog: e-mail, password, the check box that shows it, and the ways to recovery and registration', () => {
  const markup = drawn(LoginModal, { onClose })
  expect(namesIn(markup)).toEqual(['email', 'password'])
  expect(markup).toMatch(
    /<input[^>]*type="email"[^>]*autoComplete="username"|<input[^>]*autocomplete="username"[^>]*type="email"/i,
  )
  expect(markup).toMatch(/autocomplete="current-password"/i)
  expect(markup).toMatch(/type="checkbox"[^>]*\/><span>Show password/)
  for (const words of ['Forgot password?', 'Create an account']) expect(markup).toContain(`>${words}</button>`)
  expect(markup.match(/<form/g)).toHaveLength(1)
  expect(markup).not.toContain('personal account')
  expect(drawn(LoginModal, { reason: 'save', onClose })).toContain('Saving needs a personal account')
  expect(drawn(LoginModal, { reason: 'continue', onClose })).toContain('Log in to continue')
})

//
test('the register dialog begins with the personal form', () => {
  const markup = drawn(RegisterModal, { onClose })
  expect(markup).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Personal/)
  expect(markup).toMatch(/aria-pressed="false"[^>]*>(?:(?!<\/button>).)*Company/)
  expect(namesIn(markup)).toEqual(['fullName', 'companyEmail', 'password', 'confirmPassword'])
  expect(markup.match(/autocomplete="new-password"/gi)).toHaveLength(2)
  expect(markup).toContain('8 or more characters are better')
})

test('who corrects a company finds the form of companies', () => {
  const markup = drawn(RegisterModal, { kind: 'company', onClose })
  expect(markup).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Company/)
  expect(namesIn(markup)[0]).toBe('companyNameEnglish')
})

test('who has registered hears where the mail has gone', () => {
  const markup = drawn(LoginModal, { reason: 'registered', email: 'selam@example.com', onClose })
  expect(markup).toContain('We sent a confirmation email to selam@example.com.')
})

test('an address with a common slip is asked about, in both forms that send a mail there, and refused in none', () => {
  const personal = { values: { ...EMPTY, companyEmail: 'selam@gmial.com' }, errors: {}, shown: false, onChange: vi.fn() }
  for (const markup of [
    drawn(PersonalFields, personal),
    drawn(CompanyFields, personal),
    drawn(ForgotPasswordModal, { email: 'selam@gmial.com', onClose }),
  ]) {
    expect(markup).toMatch(/<span role="status"><button type="button"[^>]*>Did you mean selam@gmail\.com\?/)
    expect(markup).not.toContain('aria-invalid')
  }
  expect(drawn(ForgotPasswordModal, { email: 'selam@gmail.com', onClose })).not.toContain('Did you mean')
})

//
test('the company form: its fields in order, Government first, the second phone as one likes', () => {
  const markup = drawn(CompanyFields, { values: EMPTY, errors: { address: 'Required' }, shown: false, onChange: vi.fn() })
  expect(namesIn(markup)).toEqual([
    'companyNameEnglish',
    'companyNameAmharic',
    'companyEmail',
    'category',
    'address',
    'phonePrimary',
    'phoneSecondary',
    'password',
    'confirmPassword',
  ])
  expect(markup).toMatch(/<option value="Government" selected="">Government<\/option><option value="Private">Private/)
  expect(markup).toMatch(/name="address"[^>]*>/)
  expect(markup).toMatch(/id="register-address"[^>]*aria-describedby="register-address-error"[^>]*aria-invalid="true"/)
  expect(markup).not.toMatch(/id="register-phoneSecondary"[^>]*required/)
})

//
test('the notice says thank you, opens the mailbox in a new tab without telling it who we are, and can cancel', () => {
  const markup = drawn(EmailNoticeModal, { email: 'office@abay.example', mailbox: 'https://mail.example/', onClose })
  expect(markup).toContain('Thank you for registering')
  expect(markup).toMatch(/We sent a link to <b[^>]*>office@abay\.example<\/b>\. Open it/)
  expect(markup).toMatch(/href="https:\/\/mail\.example\/" target="_blank" rel="noopener noreferrer"/)
  expect(markup).toContain('Cancel and delete this account')
  expect(drawn(EmailNoticeModal, { email: 'x@y.et', mailbox: 'javascript:alert(1)', onClose })).not.toContain('href=')
})

//
test('the recovery dialog takes over the address', () => {
  const markup = drawn(ForgotPasswordModal, { email: 'selam@example.com', onClose })
  expect(markup).toMatch(/name="email"[^>]*value="selam@example\.com"|value="selam@example\.com"[^>]*name="email"/)
})
