import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import CommentForm from './online/comment-form.tsx'

provideWords('en', WORDS.en)
afterEach(() => vi.unstubAllGlobals())

function drawn(kept: Record<string, string>): string {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  const element = (
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <CommentForm postId="tin" parent={null} onSend={vi.fn()} onSettled={vi.fn()} />
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('unsent words of the last time stand above the box before it is touched, to be taken back or thrown away', () => {
  const markup = drawn({ 'draft:comment:tin': 'The counter closes at noon.' })
  expect(markup.indexOf('The counter closes at noon.')).toBeGreaterThan(0)
  expect(markup.indexOf('The counter closes at noon.')).toBeLessThan(markup.indexOf('<textarea'))
  for (const words of ['You have an unsent comment', 'Restore', 'Discard']) expect(markup).toContain(`>${words}</`)
  expect(markup).toMatch(/<textarea[^>]*><\/textarea>/)
  expect(drawn({})).not.toContain('unsent')
})
