// POST /language: keeps the reader's choice in a cookie and goes back to the page they were on. Works without JavaScript. The server has refused a
// form of another site before.
import { LANGUAGE_KEY, storedAs } from '@menged/contracts/language'
import { YEAR_SECONDS } from '@menged/ethiopia/durations'
import { isLanguage } from '@menged/ethiopia/languages'
import { data, redirect } from 'react-router'
import { serverContext } from '../api/context.ts'
import { readForm } from '../api/form.ts'
import type { Route } from './+types/language'

/** A path of this site, or home: anything else could send the reader to a stranger's page. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\r\n\t\\]/.test(value)) return '/'
  const url = new URL(value, 'http://localhost')
  if (url.host !== 'localhost') return '/'
  url.searchParams.delete('lang')
  const path = url.pathname + url.search + url.hash
  // `/.//host` is a path before its dots are resolved, and another site's address after.
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  if (!isLanguage(language, context.get(serverContext).languages)) throw data(null, { status: 400 })
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return redirect(safeReturnPath(form.get('back')), {
    status: 303,
    headers: {
      'set-cookie': `${LANGUAGE_KEY}=${storedAs(language)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
    },
  })
}

export const loader = () => redirect('/')
