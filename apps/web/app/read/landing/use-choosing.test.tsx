import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_OUT, TOKEN_KEY, useSession } from '../../session/session.ts'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'

const showModal = vi.fn<(name: string, props: object) => void>()
vi.mock('../../dialogs/modal-host.ts', () => ({ showModal }))
const { useChoosing } = await import('./use-choosing.ts')

provideWords('en', WORDS.en)
const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  removeItem: (key: string) => storage.delete(key),
})

beforeEach(() => {
  storage.clear()
  showModal.mockReset()
  useSession.setState(SIGNED_OUT)
})

let chosen: ReturnType<typeof useChoosing>
function Page() {
  chosen = useChoosing()
  return null
}

function choose(): void {
  renderToStaticMarkup(
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <Page />
    </LocaleProvider>,
  )
  chosen('pro', 'Pro', 'monthly')
}

test('a guest signs up first', () => {
  choose()
  expect(showModal.mock.calls.map(([name]) => name)).toEqual(['register'])
})

test('who is signed in is not asked to sign up, however early they choose', () => {
  const claims = { id: 'u-1', exp: Date.now() / 1000 + 3600 }
  storage.set(TOKEN_KEY, `head.${btoa(JSON.stringify(claims))}.signature`)
  choose()
  expect(showModal.mock.calls.map(([name]) => name)).toEqual(['alert'])
})
