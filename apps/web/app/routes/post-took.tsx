// What it really took: a page of its own under each guide, so that the guide stays light.
import { tellExperience } from '@menged/contracts/calls/experiences'
import { reading as readingCall } from '@menged/contracts/calls/posts'
import { pathTo } from '@menged/contracts/path-to'
import { ArrowLeft } from 'lucide'
import { data } from 'react-router'
import { apiFailure } from '../api/failure.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { ApiError } from '../page/api-error.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { reportOf } from '../read/took/report.ts'
import { TookForm, type TookOutcome, type TookValues } from '../read/took/took-form.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLocale } from '../words/language.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/post-took'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const { data: reading } = await serverApi(
    context,
    request,
    language,
  )(readingCall, { params, query: { language } }).catch(apiFailure)
  return { title: reading.title, titleIn: reading.language }
}

const typedIn = (form: FormData): TookValues => {
  const text = (name: string): string => String(form.get(name) ?? '')
  return { paid: text('paid'), days: text('days'), office: text('office') }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const values = typedIn(await readForm(request))
  const { body, wrong } = reportOf(values, language)
  const refused = (fields: string[], error: string | null, status: number) =>
    data<TookOutcome>({ sent: false, wrong: fields, error, values }, { status })
  if (wrong.length > 0) return refused(wrong, null, 400)
  try {
    await serverApi(context, request, language)(tellExperience, { params, body })
    return data<TookOutcome>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) apiFailure(error)
    return refused(error.answer?.field ? [error.answer.field] : [], error.message, error.status)
  }
}

/** Offline the report stays in its form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedIn(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const language = document.documentElement.lang === 'am' ? 'am' : 'en'
    return data<TookOutcome>({ sent: false, wrong: [], error: translateIn(language)('error.network'), values }, { status: 503 })
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({
    title: loaderData ? `${t('took.title')} ${loaderData.title}` : t('home.roadEnds'),
    isListed: false,
  }))
}

export default function PostTook({ loaderData: { title, titleIn }, actionData, params }: Route.ComponentProps) {
  const { language, t } = useLocale()
  return (
    <div className="container page took">
      <Link className="link row small" to={pathTo('post', { postId: params.postId ?? '' })}>
        <Icon of={ArrowLeft} size="small" className="flip" />
        <span lang={titleIn === language ? undefined : titleIn}>{title}</span>
      </Link>
      <h1>{t('took.title')}</h1>
      <p className="large soft">{t('took.lead')}</p>
      <TookForm outcome={actionData ?? null} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
