// Takes the page over: first the words of its language, then React.

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { untilItComes } from './ui/until-it-comes.ts'
import { fetchNamedWords, fetchWordsWhenMissing } from './words/files.ts'
import { pageLanguage } from './words/page-language.ts'

async function takeOver(): Promise<void> {
  fetchWordsWhenMissing(untilItComes)
  await untilItComes(() => fetchNamedWords(pageLanguage()))
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
