// A link inside the portal. When `?lang=` chose the language of this view, the next page keeps it.
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLocale } from '../words/language.tsx'
import { mayFetchAhead } from './connection.ts'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

export function Link({ to, ...rest }: Props) {
  const address = useAddressFor()(to)
  // What the router's link would write, for a fifth of the time: a page has up to a hundred.
  if (import.meta.env.SSR && address.startsWith('/')) return <PlainLink to={address} {...rest} />
  return <RouterLink to={address} prefetch={mayFetchAhead() ? 'intent' : 'none'} discover="none" {...rest} />
}

/** Without what only the router's code in the browser reads. */
const PlainLink = ({ to, preventScrollReset, reloadDocument, prefetch, discover, replace, state, ...rest }: Props) => (
  <a {...rest} href={to} />
)

/** What a link writes of an address of the portal, for what leads there without one. */
export function useAddressFor(): (to: string) => string {
  const { language, sticky } = useLocale()
  return (to) => (sticky ? withLanguage(to, language) : to)
}

export function withLanguage(to: string, language: string): string {
  const [rest = '', hash] = to.split('#')
  const [path, query] = rest.split('?')
  const params = new URLSearchParams(query)
  params.set('lang', language)
  return `${path}?${params}${hash === undefined ? '' : `#${hash}`}`
}
