// The private link of a guest: the request, read on the server, and its steps as forms that need no script.

import { requestOf } from '@menged/contracts/calls/call'
import { changeLinkedRequest, linkedRequest, linkedRequestCalendar } from '@menged/contracts/calls/market/requests'
import { pathTo } from '@menged/contracts/path-to'
import type { RequestChange, WorkerRequest } from '@menged/contracts/requests'
import { Unlink } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { data, isRouteErrorResponse, useNavigate, useParams } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { onConflict } from '../dialogs/forms/on-conflict.ts'
import { RequestCard } from '../market/ask/request-card.tsx'
import { forgetLink } from '../market/ask/sent-links.ts'
import sheet from '../market/sheet.css?url'
import { ApiError } from '../page/api-error.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { Link } from '../page/link.tsx'
import { pageMeta, WITHOUT_PATH } from '../page/meta.ts'
import { Empty } from '../ui/empty.tsx'
import { TroubleNote } from '../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../words/language.tsx'
import type { Route } from './+types/request'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** The address holds a token: such a page lies in no cache, ours neither. */
export const headers = () => ({ 'cache-control': 'no-store' })

const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token)

export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  if (!isToken(token)) throw data(null, { status: 410 })
  const api = serverApi(context, request, language)
  return (await api(linkedRequest, { params: { token }, query: { language } }).catch(apiFailure)).data
}

/** A step by form: what became of the request, or why it was refused. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { language } = languageOf(request)
  if (!isToken(token)) throw data(null, { status: 410 })
  const form = await request.formData().catch(() => new FormData())
  const early = form.get('early') === 'true' ? { early: true } : {}
  const change = { step: String(form.get('step') ?? ''), version: Number(form.get('version') ?? 0), ...early } as RequestChange
  const api = serverApi(context, request, language)
  try {
    const input = { params: { token }, query: { language }, body: change }
    return { changed: (await api(changeLinkedRequest, input)).data, error: null, isEarly: false }
  } catch (error) {
    if (!(error instanceof ApiError) || !error.answer || error.status === 410 || error.status >= 500) return apiFailure(error)
    const isEarly = error.answer.field === 'early'
    return data({ changed: null, error: error.answer.error, isEarly }, { status: error.status })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, (t) => ({ title: t('ask.follow'), isListed: false })), WITHOUT_PATH]
}

export default function LinkedRequest({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  /** Asks the loader again. */
  const look = useCallback(() => void navigate('.', { replace: true, preventScrollReset: true }), [navigate])
  const [changed, setChanged] = useState<WorkerRequest | null>(null)
  const isOver = changed?.state === 'cancelled'
  useEffect(() => {
    // A cancelled request has no link any more: what was said last stays.
    if (isOver) return
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [isOver, look])
  const newest = [loaderData, actionData?.changed, changed].reduce<WorkerRequest>(
    (best, each) => (each && each.version > best.version ? each : best),
    loaderData,
  )
  const step = async (change: RequestChange) => {
    const { accountApi } = await import('../session/account/account-api.ts')
    const input = { params: { token }, query: { language }, body: change }
    setChanged((await onConflict(accountApi(language)(changeLinkedRequest, input), look)).data)
  }
  const calendar = `${requestOf(linkedRequestCalendar, { token }).path}?language=${language}`
  return (
    <div className="container page stack gap-16 requests">
      <h1>{t('ask.follow')}</h1>
      <TroubleNote text={actionData?.error ?? null} />
      <RequestCard request={newest} side="client" onStep={step} calendar={calendar} token={token} isEarly={actionData?.isEarly} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  const { token } = useParams()
  const isVoid = isRouteErrorResponse(error) && error.status === 410
  useEffect(() => {
    if (isVoid && token) forgetLink(token)
  }, [isVoid, token])
  if (!isRouteErrorResponse(error) || (error.status !== 410 && error.status !== 404)) return <ErrorPage error={error} />
  return (
    <div className="container page stack gap-16">
      <h1>{t('ask.follow')}</h1>
      <section className="card">
        <Empty
          icon={Unlink}
          title={t('ask.linkVoid')}
          text={t('ask.linkVoidText')}
          action={
            <Link className="button tinted" to={pathTo('marketplace')}>
              {t('nav.marketplace')}
            </Link>
          }
        />
      </section>
    </div>
  )
}
