// One post: everything a reader needs of it, in the language asked for or the one it exists in.

import { comments as commentsCall } from '@menged/contracts/calls/comments'
import { reportChange } from '@menged/contracts/calls/feedback'
import { reading as readingCall } from '@menged/contracts/calls/posts'
import { picturePath } from '@menged/contracts/pictures'
import { changeReportSchema } from '@menged/contracts/posts'
import { steadyNow } from '@menged/ethiopia/ages'
import { Suspense } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { addressIn } from '../page/addresses.ts'
import { ApiError } from '../page/api-error.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { pageMeta } from '../page/meta.ts'
import { packed, unpacked } from '../page/packed.ts'
import { asShown } from '../read/posts/as-shown.ts'
import type { ChangeOutcome } from '../read/posts/detail/change-report.tsx'
import { PostPage } from '../read/posts/detail/post-page.tsx'
import { isReviewDue } from '../read/posts/detail/review.ts'
import { articleMeta } from '../read/posts/structured-data.ts'
import { SaveButton } from '../read/saved/first/save-button.tsx'
import { whenNear } from '../ui/when-near.ts'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/post-detail'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language } = languageOf(request)
  const { now, origin } = context.get(serverContext)
  const api = serverApi(context, request, language)
  const [{ data: reading }, comments] = await Promise.all([
    api(readingCall, { params, query: { language } }).catch(apiFailure),
    api(commentsCall, { params }).then(
      ({ data }) => data,
      () => null,
    ),
  ])
  const today = now()
  return packed({
    reading: asShown(reading),
    comments,
    asked: language,
    now: steadyNow(
      [reading, ...(comments ?? [])].map(({ createdAt }) => createdAt),
      today,
    ),
    origin,
    reviewDue: reading.guide ? isReviewDue(reading.guide.asOf, today) : false,
  })
}

const written = (form: FormData) => ({ text: String(form.get('text') ?? ''), contact: String(form.get('contact') ?? '') })

export async function action({ params, request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const values = written(await readForm(request))
  const parsed = changeReportSchema.safeParse({ text: values.text, contact: values.contact || undefined, language })
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    return data<ChangeOutcome>({ sent: false, fields, error: null, values }, { status: 400 })
  }
  try {
    await serverApi(context, request, language)(reportChange, { params, body: parsed.data })
    return data<ChangeOutcome>({ sent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) apiFailure(error)
    const fields = error.answer?.field ? [error.answer.field] : []
    return data<ChangeOutcome>({ sent: false, fields, error: error.message, values }, { status: error.status })
  }
}

/** Offline the report stays in its form. The status says that nothing has changed: the page need not be fetched again, nor could it be. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = written(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const language = document.documentElement.lang === 'am' ? 'am' : 'en'
    return data<ChangeOutcome>(
      { sent: false, fields: [], error: translateIn(language)('error.network'), values },
      { status: 503 },
    )
  }
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) {
    const missing = isRouteErrorResponse(error) && error.status < 500
    return pageMeta(matches, (t) => ({ title: t(missing ? 'home.roadEnds' : 'error.unexpected'), isListed: false }))
  }
  const { reading, origin, asked } = unpacked(loaderData)
  const { title, guide, language, languages } = reading
  const picture = picturePath(language, reading)
  const page = { title, language, languages, picture, type: 'article' as const, ...(guide ? { description: guide.summary } : {}) }
  return [
    ...pageMeta(matches, () => page),
    ...(import.meta.env.SSR
      ? articleMeta({ reading, origin, picture, t: translateIn(asked), addressIn: (path) => addressIn(origin, path, language) })
      : []),
  ]
}

const CommentList = whenNear('comments', () => import('../read/comments/comment-list.tsx').then((file) => file.CommentList))

export default function PostDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { reading, comments, ...rest } = unpacked(loaderData)
  const save = {
    head: <SaveButton postId={reading._id} look="button outline save-button" worded />,
    pinned: <SaveButton postId={reading._id} look="icon-button outline" />,
  }
  return (
    <PostPage key={`${reading._id} ${reading.language}`} reading={reading} outcome={actionData ?? null} save={save} {...rest}>
      <Suspense fallback={null}>
        <CommentList postId={reading._id} comments={comments} now={rest.now} />
      </Suspense>
    </PostPage>
  )
}

/** Its own boundary, so that the page of a missing post has a title. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
