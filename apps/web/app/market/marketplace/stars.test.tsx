// What is drawn of a rating.
import { WORDS } from '@menged/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import { Stars } from './stars.tsx'

provideWords('en', WORDS.en)

/** Stars that are filled whole, and half. */
function drawn(value: number): [whole: number, half: number] {
  const markup = renderToStaticMarkup(
    <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>
      <Stars value={value} />
    </LocaleProvider>,
  )
  return [markup.match(/class="icon small filled"/g)?.length ?? 0, markup.match(/class="icon small filled flip"/g)?.length ?? 0]
}

// covers M-07, M-17
test.each([
  [5, [5, 0]],
  [4.8, [5, 0]],
  [4.5, [4, 1]],
  [4.2, [4, 0]],
  [3.3, [3, 1]],
  [0, [0, 0]],
])('%d stars are drawn to the half', (value, expected) => expect(drawn(value)).toEqual(expected))
