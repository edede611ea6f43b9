// One rate by hand: a bank, a currency and a day. What is refused is said beside its field, and what was typed stays.

import type { AnswerOf } from '@menged/contracts/calls/call'
import { enterRates, type heldRates } from '@menged/contracts/calls/read/exchange'
import { CURRENCIES } from '@menged/contracts/exchange/lists'
import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { CircleCheck } from 'lucide'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { DayField } from '../../ui/forms/day-field.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'

type Bank = AnswerOf<typeof heldRates>['data']['banks'][number]
type Outcome = 'storedOne' | 'heldOne' | 'unchangedOne'

const AMOUNTS = ['cash_buying', 'cash_selling', 'transaction_buying', 'transaction_selling'] as const
const NO_AMOUNTS = { cash_buying: '', cash_selling: '', transaction_buying: '', transaction_selling: '' }

const outcomeOf = ({ stored, held }: { stored: number; held: number }): Outcome =>
  stored > 0 ? 'storedOne' : held > 0 ? 'heldOne' : 'unchangedOne'

/** By name, as the language sorts them. */
function bankOptions(banks: Bank[], language: Language): [id: string, name: string][] {
  const { compare } = new Intl.Collator(language)
  return banks
    .map(({ id, name }): [string, string] => [id, textIn(name, language) || id])
    .sort(([, one], [, other]) => compare(one, other))
}

export function RatesByHand({ banks, onEntered }: { banks: Bank[]; onEntered: () => void }) {
  const { t } = useLocale()
  const rate = useRate(onEntered)
  const { row, field, outcome, busy, send, errorOf, formError } = rate
  return (
    <AdminCard id="rates-by-hand" title={t('desks.byHand')} className="padded stack gap-16">
      <form className="stack gap-16" onSubmit={send} noValidate>
        <TroubleNote text={formError(...Object.keys(row))} />
        <RateFields rate={rate} banks={banks} />
        <div className="desks-amounts">
          {AMOUNTS.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              className={`input tabular ${errorOf(name) ? 'invalid' : ''}`}
              inputMode="decimal"
              dir="ltr"
              maxLength={40}
              autoComplete="off"
              label={t(`desks.amount_${name}`)}
            />
          ))}
        </div>
        <p className="hint">{t('desks.byHandHint')}</p>
        <div>
          <BusyButton className="button primary" busy={busy} label={t('desks.storeOne')} busyLabel={t('common.sending')} />
        </div>
      </form>
      <Result outcome={outcome} />
    </AdminCard>
  )
}

function Result({ outcome }: { outcome: Outcome | null }) {
  const { t } = useLocale()
  return (
    <div role="status" className="desks-outcome">
      {outcome ? (
        <Notice kind={outcome === 'heldOne' ? 'gold' : 'green'} icon={CircleCheck}>
          {t(`desks.${outcome}`)}
        </Notice>
      ) : null}
    </div>
  )
}

function RateFields({
  rate: { row, today, field, errorOf, chooseDay },
  banks,
}: {
  rate: ReturnType<typeof useRate>
  banks: Bank[]
}) {
  const { language, t } = useLocale()
  return (
    <div className="desks-rate">
      <SelectField
        {...field('bank')}
        label={t('desks.bank')}
        options={[['', t('desks.chooseBank')], ...bankOptions(banks, language)]}
      />
      <SelectField
        {...field('currency')}
        label={t('desks.currency')}
        options={CURRENCIES.map((each) => [each, `${each} · ${t(`rates.currency_${each}`)}`])}
      />
      <div className="day-fields">
        <DayField
          id="rate-date"
          language={language}
          labels={{ day: t('desks.day'), month: t('desks.month'), year: t('desks.year') }}
          value={row.date}
          onChange={chooseDay}
          years={{ today, before: 1, after: 0 }}
          error={errorOf('date')}
        />
      </div>
    </div>
  )
}

function useRate(onEntered: () => void) {
  const { language, t } = useLocale()
  const today = isoDate(addisDate(serverNow()))
  const [row, setRow] = useState({ bank: '', currency: 'USD', date: today, ...NO_AMOUNTS })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome(null)
    if (row.bank === '') return setTrouble({ field: 'bank', text: t('desks.bankNeeded') })
    let refused: { field: string | null; text: string } | null = null
    const sent = await submit(async () => {
      const { data } = await accountApi(language)(enterRates, { body: { rows: [row], partial: false } })
      const [first] = data.refused
      if (first) {
        refused = { field: first.column, text: first.text }
        return
      }
      const came = outcomeOf(data)
      setOutcome(came)
      if (came === 'storedOne') setRow((before) => ({ ...before, ...NO_AMOUNTS }))
      onEntered()
    })
    if (sent && refused) setTrouble(refused)
  }
  const field = (name: keyof typeof row) => ({
    id: `rate-${name}`,
    name,
    value: row[name],
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setRow((before) => ({ ...before, [name]: target.value })),
  })
  const chooseDay = (date: string) => setRow((before) => ({ ...before, date }))
  return { row, today, field, chooseDay, outcome, busy, send, errorOf, formError }
}
