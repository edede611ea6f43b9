// Asks a worker by a form that needs no script: where the dialog does not open, Contact leads here. The answer is followed by the private link.
import { createHash } from 'node:crypto'
import { worker } from '@menged/contracts/calls/market/marketplace'
import { sendRequest } from '@menged/contracts/calls/market/requests'
import { pathTo } from '@menged/contracts/path-to'
import { newRequestSchema, type SentRequest } from '@menged/contracts/requests'
import type { Language } from '@menged/ethiopia/languages'
import { UserX } from 'lucide'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { submitForm } from '../api/submit-form.ts'
import { ContactForm, FIELDS, type Field } from '../market/ask/contact-form.tsx'
import { BackLink, MissingEntry } from '../market/marketplace/missing-entry.tsx'
import { profilePath } from '../market/marketplace/profile-path.ts'
import sheet from '../market/sheet.css?url'
import { ErrorPage } from '../page/error-page.tsx'
import { keepForm, type Typed } from '../page/form-result.ts'
import { pageMeta } from '../page/meta.ts'
import { randomId } from '../page/random-id.ts'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/gig-worker-contact'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

/** Each page has a key of its own, so it lies in no cache. */
export const headers = () => ({ 'cache-control': 'no-store' })

/** What is no number of a worker is nobody's either. */
function workerOf(id: string): string {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 })
  return id
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const id = workerOf(params.id)
  const { language } = languageOf(request)
  const api = serverApi(context, request, language)
  const found = await api(worker, { params: { id }, query: { language } }).catch(apiFailure)
  const { name, sample } = found.data
  return { id: Number(id), name, sample, key: randomId() }
}

export async function action(posted: Route.ActionArgs) {
  const id = workerOf(posted.params.id)
  let sent: SentRequest | undefined
  const result = await submitForm(posted, FIELDS, checked, async (api, body) => {
    sent = (await api(sendRequest, { params: { id }, body })).data
  })
  if (!sent?.token) return result
  // A language that the address asks for goes along.
  const lang = new URL(posted.request.url).searchParams.get('lang')
  return redirect(pathTo('request', { token: sent.token }, lang ? { lang } : {}))
}

/** The same words sent once more from a page are the same request; others, after a step back, are another one. */
function keyOf(typed: Typed<Field>): string {
  const hash = createHash('sha256').update(JSON.stringify(FIELDS.map((field) => typed[field])))
  return hash.digest('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** Everything that is wrong, at once: a guest has a name as well. */
function checked(typed: Typed<Field>, language: Language) {
  const { text, name, reach } = typed
  const way = reach.includes('@') ? { email: reach.trim() } : { phone: reach }
  const parsed = newRequestSchema.safeParse({ kind: 'message', key: keyOf(typed), text, name, language, ...way })
  const nameless = name.trim() === '' ? [{ path: ['name'] }] : []
  if (parsed.success && nameless.length === 0) return parsed
  return { success: false as const, error: { issues: [...(parsed.error?.issues ?? []), ...nameless] } }
}

export const clientAction = (posted: Route.ClientActionArgs) => keepForm(posted)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({
    title: loaderData ? t('ask.title', { name: loaderData.name }) : t('market.notFound'),
    isListed: false,
  }))
}

export default function Contact({ loaderData: { id, name, key, sample }, actionData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="container page contact-page">
      <BackLink to={profilePath(id)} words={t('ask.back')} />
      <div className="stack gap-16">
        <h1>{t('ask.title', { name })}</h1>
        <ContactForm name={name} requestKey={key} isSample={sample} outcome={actionData ?? null} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  const back = { to: pathTo('marketplace'), words: t('market.back') }
  return <MissingEntry heading={t('market.notFound')} icon={UserX} text={t('market.notFoundText')} back={back} />
}
