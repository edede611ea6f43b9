// What it really took: a page of its own under each guide, so that the guide stays light.
import { tellExperience } from '@menged/contracts/calls/read/experiences'
import { reading as readingCall } from '@menged/contracts/calls/read/posts'
import { pathTo } from '@menged/contracts/path-to'
import { ArrowLeft } from 'lucide'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { submitForm } from '../api/submit-form.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { keepForm } from '../page/form-result.ts'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { checkedReport } from '../read/took/report.ts'
import { TOOK_FIELDS, TookForm } from '../read/took/took-form.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLocale } from '../words/language.tsx'
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

export const action = (posted: Route.ActionArgs) =>
  submitForm(posted, TOOK_FIELDS, checkedReport, (api, body) => api(tellExperience, { params: posted.params, body }))

export const clientAction = (posted: Route.ClientActionArgs) => keepForm(posted)

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
