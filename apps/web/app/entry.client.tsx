// Takes the page over: first the words of its language, then React.
import { isLanguage } from '@menged/contracts/language'
import type { Words } from '@menged/i18n/translate'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { untilItComes } from './ui/until-it-comes.ts'
import { provideWords } from './words/words.ts'

async function takeOver(): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  const link = document.querySelector<HTMLLinkElement>('link[data-words]')
  const words = await untilItComes(async () => (await fetch(link?.href ?? `/locales/${language}.json`)).json())
  provideWords(language, words as Words)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

// An update that comes before the takeover finds no router yet; there is nothing to keep the state of either.
if (import.meta.env.DEV) {
  const noRouter = { createRoutesForHMR: () => [], _internalSetRoutes() {}, revalidate: async () => {} }
  Object.assign(window, { __reactRouterDataRouter: noRouter })
}

void takeOver()
