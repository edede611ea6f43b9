// One post: everything a reader needs of it, in the language asked for or the one it exists in.

import { comments as commentsCall } from '@menged/contracts/calls/read/comments'
import { reportChange } from '@menged/contracts/calls/read/feedback'
import { reading as readingCall } from '@menged/contracts/calls/read/posts'
import { picturePath } from '@menged/contracts/pictures'
import { changeReportSchema } from '@menged/contracts/posts'
import { steadyNow } from '@menged/ethiopia/ages'
import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { serverContext } from '../api/context.ts'
import { apiFailure } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { submitForm } from '../api/submit-form.ts'
import { addressIn } from '../page/addresses.ts'
import { ErrorPage } from '../page/error-page.tsx'
import { keepForm } from '../page/form-result.ts'
import { pageMeta } from '../page/meta.ts'
import { packed, unpacked } from '../page/packed.ts'
import { asShown } from '../read/posts/as-shown.ts'
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

const CHANGE_FIELDS = ['text', 'contact'] as const

export const action = (posted: Route.ActionArgs) =>
  submitForm(
    posted,
    CHANGE_FIELDS,
    ({ text, contact }, language) => changeReportSchema.safeParse({ text, contact: contact || undefined, language }),
    (api, body) => api(reportChange, { params: posted.params, body }),
  )

export const clientAction = (posted: Route.ClientActionArgs) => keepForm(posted)

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
