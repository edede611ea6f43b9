import { WORDS } from '@menged/i18n'
import { KeyRound } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import { MailPage } from './mail-page.tsx'

provideWords('en', WORDS.en)
let isAuthenticated = false
vi.mock('../../session/session.ts', () => ({
  useSession: (pick: (session: object) => unknown) => pick({ isAuthenticated }),
  storedToken: () => null,
}))

function drawn(keepsSession: boolean): string {
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <MailPage
        icon={KeyRound}
        title="Title"
        lead="Lead"
        answer={{ state: 'done' }}
        done={{ title: 'Done', lead: 'It is done.' }}
        keepsSession={keepsSession}
      >
        <p>Form</p>
      </MailPage>
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  [false, true, 'href="/profile"', 'Log in'],
  [true, true, 'href="/user-profile"', 'Profile'],
  // A new password has ended the session, whatever this page still thinks.
  [true, false, 'href="/profile"', 'Log in'],
])('signed in %s, and a link that keeps the session %s: the way on is %s', (signedIn, keeps, href, words) => {
  isAuthenticated = signedIn
  expect(drawn(keeps)).toMatch(new RegExp(`<a[^>]*${href}[^>]*>${words}</a>`))
})
