// A link inside the portal. When `?lang=` chose the language of this view, the next page keeps it.
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLocale } from '../words/language.tsx'
import { isThrifty } from './connection.ts'

export function Link({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }) {
  const { language, sticky } = useLocale()
  const ahead = isThrifty() ? 'none' : 'intent'
  return <RouterLink to={sticky ? withLanguage(to, language) : to} prefetch={ahead} discover="none" {...rest} />
}

export function withLanguage(to: string, language: string): string {
  const [rest = '', hash] = to.split('#')
  const [path, query] = rest.split('?')
  const params = new URLSearchParams(query)
  params.set('lang', language)
  return `${path}?${params}${hash === undefined ? '' : `#${hash}`}`
}
