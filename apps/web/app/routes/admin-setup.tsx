// The link of a portal without an administrator. Opening it changes nothing: the token is used by the post of the form.
import { answerSetup } from '../account/login/setup-answer.ts'
import { type SetupAnswer, SetupPage } from '../account/login/setup-page.tsx'
import { unlessLost } from '../page/form-result.ts'
import { pageMeta, WITHOUT_PATH } from '../page/meta.ts'
import type { Route } from './+types/admin-setup'

export const action = (posted: Route.ActionArgs) => answerSetup(posted)

export const clientAction = (posted: Route.ClientActionArgs) =>
  unlessLost<SetupAnswer>(posted, (error) => ({ state: 'refused', error, field: null, typed: {} }))

/** The address holds a token: such a page lies in no cache, ours neither. */
export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, (t) => ({ title: t('account.setupTitle'), isListed: false })), WITHOUT_PATH]
}

export default function AdminSetup({ actionData }: Route.ComponentProps) {
  return <SetupPage answer={actionData ?? null} />
}
