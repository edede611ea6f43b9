// Join as a worker. The form is sent with its picture by the browser's code; without JavaScript it posts here, and goes on without one.

import { joinAsWorker } from '@menged/contracts/calls/market/joining'
import { data } from 'react-router'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { JoinForm } from '../market/join/join-form.tsx'
import { FIELDS, problemsOf, valuesOf } from '../market/join/joining.ts'
import type { JoinOutcome } from '../market/join/use-joining.ts'
import sheet from '../market/sheet.css?url'
import { ApiError } from '../page/api-error.ts'
import { pageMeta } from '../page/meta.ts'
import type { Route } from './+types/worker-registration'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export async function action({ request, context }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const typed = valuesOf(await readForm(request))
  // A password does not go back into a page.
  const values = { ...typed, password: '', confirmPassword: '' }
  const problems = problemsOf(typed)
  if (Object.keys(problems).length > 0) {
    return data({ joined: null, problems, refused: null, values } satisfies JoinOutcome, { status: 400 })
  }
  try {
    await serverApi(context, request, language)(joinAsWorker, { body: { ...typed, language } })
    return { joined: typed.email.trim(), problems: {}, refused: null, values: null } satisfies JoinOutcome
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const field = FIELDS.find((each) => each === error.answer?.field) ?? null
    const outcome: JoinOutcome = { joined: null, problems: {}, refused: { field, text: error.message }, values }
    return data(outcome, { status: error.status })
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, (t) => ({ title: t('join.title'), description: t('join.pageDescription') }))
}

export default function WorkerRegistration({ actionData }: Route.ComponentProps) {
  return (
    <div className="container page">
      <JoinForm outcome={actionData ?? null} />
    </div>
  )
}
