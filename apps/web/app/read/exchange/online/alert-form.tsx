// Rate alerts of an account: set, listed, taken back.

import { addRateAlert, rateAlerts, removeRateAlert } from '@menged/contracts/calls/read/exchange'
import type { NewestRates, RateAlert } from '@menged/contracts/exchange'
import { ALERT_DIRECTIONS, type AlertDirection, MEDIAN, RATE_SIDES, type RateSide } from '@menged/contracts/exchange/lists'
import { textIn } from '@menged/ethiopia/text'
import { Bell, X } from 'lucide'
import { useEffect, useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { exactIn, submitted } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import type { RatesAsk } from '../address.ts'
import { amountText, readAmount } from '../amount.ts'

/** Null when the value is no amount. */
function typedIn(data: FormData) {
  const amount = readAmount(exactIn(data, 'value'))
  if ('wrong' in amount) return null
  return {
    bank: exactIn(data, 'bank'),
    value: amount.value,
    side: exactIn(data, 'side') as RateSide,
    direction: exactIn(data, 'direction') as AlertDirection,
  }
}

type AlertProps = { ask: RatesAsk; newest: NewestRates }

export default function AlertForm({ ask, newest }: AlertProps) {
  const { t } = useLocale()
  const { mine, busy, send, remove, error, field } = useAlerts(ask)
  return (
    <>
      <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
        <TroubleNote text={error} />
        <Choices ask={ask} newest={newest} />
        <TextField
          {...field('value', 'alert-value')}
          label={t('rates.alertValue')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
        />
        <BusyButton
          className="button primary"
          busy={busy}
          label={t('rates.alertSubmit')}
          busyLabel={t('common.sending')}
          icon={<Icon of={Bell} size="small" />}
        />
      </form>
      {mine && mine.length > 0 ? <Mine alerts={mine} onRemove={remove} /> : null}
    </>
  )
}

function useAlerts({ currency, kind }: RatesAsk) {
  const { language, t } = useLocale()
  const [mine, setMine] = useState<RateAlert[] | null>(null)
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  useEffect(() => {
    accountApi(language)(rateAlerts).then(
      ({ data }) => setMine(data),
      () => setMine([]),
    )
  }, [language])

  const send = async (data: FormData) => {
    const body = typedIn(data)
    if (body === null) return setTrouble({ field: 'value', text: t('rates.alertValueWrong') })
    let set: RateAlert | undefined
    const sent = await submit(async () => {
      set = (await accountApi(language)(addRateAlert, { body: { currency, kind, ...body } })).data
    })
    if (!sent || !set) return
    const added = set
    setMine((now) => [added, ...(now ?? []).filter(({ id }) => id !== added.id)])
    void toastSuccess(t(added.past ? 'rates.alertPast' : 'rates.alertSet'), { id: 'rate-alert' })
  }
  const remove = async (id: string) => {
    if (!(await submit(() => accountApi(language)(removeRateAlert, { params: { alertId: id } })))) return
    setMine((now) => (now ?? []).filter((each) => each.id !== id))
    void toastSuccess(t('rates.alertRemoved'), { id: 'rate-alert' })
  }
  return { mine, busy, send, remove, error: formError('value'), field }
}

function Choices({ ask: { currency, kind }, newest }: AlertProps) {
  const { language, t } = useLocale()
  return (
    <>
      <SelectField
        id="alert-bank"
        name="bank"
        label={`${currency}, ${t(`rates.kind_${kind}`)}`}
        defaultValue={MEDIAN}
        options={[
          [MEDIAN, t('rates.median')] as const,
          ...newest.banks.map(({ id, name }) => [id, textIn(name, language)] as const),
        ]}
      />
      <SelectField
        id="alert-side"
        name="side"
        label={t('rates.side')}
        options={RATE_SIDES.map((side) => [side, t(`rates.${side}`)] as const)}
      />
      <SelectField
        id="alert-direction"
        name="direction"
        label={t('rates.alertDirection')}
        options={ALERT_DIRECTIONS.map((each) => [each, t(`rates.alertDirection_${each}`)] as const)}
      />
    </>
  )
}

function Mine({ alerts, onRemove }: { alerts: RateAlert[]; onRemove: (id: string) => void }) {
  const { language } = useLocale()
  const t = useT()
  const textOf = ({ currency, bankName, side, direction, value }: RateAlert) =>
    t(direction === 'above' ? 'rates.alertAbove' : 'rates.alertBelow', {
      currency,
      where: bankName ? textIn(bankName, language) : t('rates.median'),
      side: t(`rates.${side}`),
      value: amountText(value),
    })
  return (
    <div>
      <h3>{t('rates.alertsMine')}</h3>
      <ul className="rates-alerts">
        {alerts.map((alert) => (
          <li key={alert.id} className="row between">
            <span className="small">{textOf(alert)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('rates.alertRemove', { alert: textOf(alert) })}
              onClick={() => onRemove(alert.id)}
            >
              <Icon of={X} size="small" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
