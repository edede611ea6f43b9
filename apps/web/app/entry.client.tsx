// Takes the page over: first the words of its language, then React.
import { isLanguage } from '@menged/contracts/language'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { untilItComes } from './ui/until-it-comes.ts'
import { fetchNamedWords, fetchWordsWhenMissing } from './words/files.ts'

async function takeOver(): Promise<void> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : 'en'
  fetchWordsWhenMissing(untilItComes)
  await untilItComes(() => fetchNamedWords(language))
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
