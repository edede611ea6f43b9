// Choosing a plan: a guest signs up first; a signed-in person asks the operator, once for each choice.
import { requestPlan } from '@menged/contracts/calls/read/landing'
import type { PlanId, PlanPeriod } from '@menged/contracts/landing/lists'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastError } from '../../dialogs/toast.ts'
import { ApiError } from '../../page/api-error.ts'
import { randomId } from '../../page/random-id.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { readToken } from '../../session/account/stored-session.ts'
import { useLocale } from '../../words/language.tsx'

/** By plan and period: what is chosen twice is one request. */
const keys = new Map<string, string>()

function keyOf(choice: string): string {
  const key = keys.get(choice) ?? randomId()
  keys.set(choice, key)
  return key
}

export function useChoosing(): (plan: Exclude<PlanId, 'enterprise'>, name: string, period: PlanPeriod) => void {
  const { language, t } = useLocale()
  return (plan, name, period) => {
    // The session may not be read yet on a slow line.
    if (!readToken()) return showModal('register', {})
    const send = () => {
      const body = { plan, period, key: keyOf(`${plan} ${period}`), language }
      accountApi(language)(requestPlan, { body }).then(
        () => showModal('alert', { title: t('landing.sent'), text: t('landing.sentText') }),
        (error: unknown) => toastError(error instanceof ApiError ? error.message : t('error.network')),
      )
    }
    showModal('alert', {
      title: t('landing.askTitle', { plan: name }),
      text: t('landing.askText', { period: t(`landing.period_${period}`) }),
      confirm: t('landing.ask'),
      onConfirm: send,
    })
  }
}
