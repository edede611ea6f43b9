// Takes the page over: first the words of its language, then React.

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { goOnWithoutCode } from './boot/no-code.ts'
import { isTakenOver } from './boot/taken-over.tsx'
import { followTranslation } from './boot/translated-page.ts'
import { untilItComes } from './ui/until-it-comes.ts'
import { fetchNamedWords, fetchWordsWhenMissing } from './words/files.ts'
import { pageLanguage } from './words/page-language.ts'

type Router = { revalidate: () => Promise<void> }

const SOON_MS = 1000
let lastFault = Number.NEGATIVE_INFINITY

/** What stands is never taken away: a page that cannot be taken over, or whose error page fails as well, is as the server writes it. */
function failed(error: unknown): void {
  console.error(error)
  const now = performance.now()
  const isHopeless = !isTakenOver() || now - lastFault < SOON_MS
  lastFault = now
  if (isHopeless) goOnWithoutCode()
  // Somebody else has changed what React holds: drawn anew from its data, the page stands.
  else if (error instanceof DOMException)
    void (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.revalidate()
}

async function takeOver(): Promise<void> {
  followTranslation()
  fetchWordsWhenMissing(untilItComes)
  await untilItComes(() => fetchNamedWords(pageLanguage()))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onCaughtError: failed, onUncaughtError: failed },
    )
  })
}

// An update that comes before the takeover finds no router yet; there is nothing to keep the state of either.
if (import.meta.env.DEV) {
  const noRouter = { createRoutesForHMR: () => [], _internalSetRoutes() {}, revalidate: async () => {} }
  Object.assign(window, { __reactRouterDataRouter: noRouter })
}

void takeOver()
