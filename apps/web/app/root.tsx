// The document: language, direction, styles, and the shell around every page.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { pageAt } from '@menged/contracts/page-queries'
import { pages } from '@menged/contracts/pages'
import { FULL_LANGUAGES, isEthiopic, rowOf } from '@menged/ethiopia/languages'
import { WORDS_VERSION } from '@menged/i18n'
import { type ReactNode, useContext } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { serverContext } from './api/context.ts'
import { languageOf } from './api/language.ts'
import boot from './boot/boot.ts?boot'
import { TakenOver } from './boot/taken-over.tsx'
import { Shell } from './frame/frame.tsx'
import { ErrorPage } from './page/error-page.tsx'
import { useLean } from './page/lean.ts'
import { Nonce } from './page/nonce.ts'
import type { RootData } from './page/root-data.ts'
import css from './styles/app.css?inline'
import stylesheet from './styles/app.css?url'
import { LocaleProvider } from './words/language.tsx'

/** The picture for a phone's home screen lies where Apple's look for it unasked: `/apple-touch-icon.png`. */
export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The words that a page needs at once. */
function wordFilesOf({ url }: Request): string[] {
  const id = pageAt(new URL(url).pathname)
  return ['every-page', ...(pages.find((page) => page.id === id)?.words ?? [])]
}

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const { language, sticky } = languageOf(request)
  const { languages, amharicDirection, now, origin } = context.get(serverContext)
  return {
    language,
    ...(languages.length > FULL_LANGUAGES.length ? { languages } : {}),
    sticky,
    origin,
    direction: isEthiopic(language) ? amharicDirection : (rowOf(language).direction ?? 'ltr'),
    words: wordFilesOf(request).map((file) => `/locales/${language}-${file}.json?v=${WORDS_VERSION}`),
    today: now().toISOString().slice(0, 10),
  }
}

/** The language is settled by a full load of the document: moving between pages never asks for it again. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const language = data?.language ?? DEFAULT_LANGUAGE
  const direction = data?.direction ?? 'ltr'
  const nonce = useContext(Nonce)
  return (
    <html lang={language} dir={direction} data-lean={useLean() ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E4D36" />
        <Meta />
        {/* Written by the server only: the texts stay out of the client's code, and neither element ever remounts. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own boot script, allowed by its hash */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? boot : '' }} />
        {/* In production this page's part of it is put in by entry.server.tsx. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STYLES }} />
        {import.meta.env.DEV ? null : <WholeStylesheet />}
        <Links />
        {data?.words.map((href) => (
          <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} data-words="" />
        ))}
      </head>
      <body>
        <TakenOver />
        <LocaleProvider value={{ language, languages: data?.languages, direction, sticky: data?.sticky ?? false }}>
          {children}
        </LocaleProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const STYLES = import.meta.env.SSR && import.meta.env.DEV ? css : ''

/** For what appears later; see page-styles.ts. A browser without scripts takes it at once. */
const WholeStylesheet = () => (
  <>
    <link rel="stylesheet" href={stylesheet} />
    <noscript>
      <link rel="stylesheet" href={stylesheet} />
    </noscript>
  </>
)

const afterTakeover = () => import('./after-takeover.tsx').then(({ AfterTakeover }) => AfterTakeover)

export default function Root() {
  return (
    <Shell behind={afterTakeover}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell behind={afterTakeover}>
      <ErrorPage error={error} />
    </Shell>
  )
}
