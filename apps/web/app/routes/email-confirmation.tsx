// The link of a confirmation mail. Opening it changes nothing, whoever opens it: the token is used by the button's post.
import { mailTokenSchema } from '@menged/contracts/accounts'
import { ENDPOINTS } from '@menged/contracts/endpoints'
import { MailCheck } from 'lucide'
import { data, Form, useNavigation } from 'react-router'
import { serverCall } from '../api/client.ts'
import { readForm } from '../api/form.ts'
import { languageOf } from '../api/language.ts'
import { type MailAnswer, mailAnswer } from '../features/account/mail-answer.ts'
import { MailPage } from '../features/account/mail-page.tsx'
import { pageMeta, WITHOUT_PATH } from '../shell/meta.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useT } from '../words/language.tsx'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/email-confirmation'

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { language } = languageOf(request)
  const form = await readForm(request)
  const call = serverCall(context, request, language)
  const email = String(form.get('email') ?? '')
  if (form.get('intent') === 'again') {
    const { answer, status } = await mailAnswer(() => call(ENDPOINTS.resendConfirmation, { body: { email } }), 'sent', email)
    return data(answer, { status })
  }
  if (!mailTokenSchema.safeParse(token).success) {
    const error = translateIn(language)('error.linkVoid')
    return data({ state: 'void', error, field: null, email: null } satisfies MailAnswer, { status: 410 })
  }
  const { answer, status } = await mailAnswer(() => call(ENDPOINTS.confirmEmail, { body: { token } }), 'done', null)
  return data(answer, { status })
}

export { lineDown as clientAction } from '../features/account/line-down.ts'

/** The address holds a token: such a page lies in no cache, ours neither. */
export const headers = () => ({ 'cache-control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, (t) => ({ title: t('account.confirmTitle'), isListed: false })), WITHOUT_PATH]
}

export default function EmailConfirmation({ actionData }: Route.ComponentProps) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <MailPage
      icon={MailCheck}
      title={t('account.confirmTitle')}
      lead={t('account.confirmLead')}
      answer={actionData ?? null}
      done={{ title: t('account.confirmed'), lead: t('account.confirmedLead') }}
    >
      <Form discover="none" method="post">
        <BusyButton busy={busy} label={t('account.confirmEmail')} busyLabel={t('account.confirming')} />
      </Form>
    </MailPage>
  )
}
