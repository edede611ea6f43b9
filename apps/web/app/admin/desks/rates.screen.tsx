// The desk of exchange rates: what waits for a decision, how the sources are, and rates that are entered from a file or by hand.

import { decideHeldRate, heldRates } from '@menged/contracts/calls/read/exchange'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { CircleCheck } from 'lucide'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { type Loaded, useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { RatesByHand } from './rates-by-hand.tsx'
import { RatesEntry } from './rates-entry.tsx'
import { RateSources } from './rates-sources.tsx'

async function load(language: Language) {
  return (await accountApi(language)(heldRates)).data
}
type Desk = Awaited<ReturnType<typeof load>>
type Decision = 'accept' | 'reject'

export default function Rates() {
  const { language, t } = useLocale()
  const loaded = useLoaded(() => load(language))
  return (
    <>
      <AdminHead title={t('desks.rates')} text={t('desks.ratesLead')} />
      <LoadedFrame loaded={loaded}>
        {(desk) => (
          <>
            <HeldRates desk={desk} loaded={loaded} />
            <div className="admin-columns">
              <div className="stack gap-16">
                <RatesByHand banks={desk.banks} onEntered={loaded.reload} />
                <RatesEntry onEntered={loaded.reload} />
              </div>
              <RateSources sources={desk.sources} />
            </div>
          </>
        )}
      </LoadedFrame>
    </>
  )
}

function HeldRates({ desk: { held }, loaded }: { desk: Desk; loaded: Loaded<Desk> }) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const decide = (heldId: string, decision: Decision) =>
    submit(async () => {
      await accountApi(language)(decideHeldRate, { params: { heldId }, body: { decision } }).finally(loaded.reload)
    })
  return (
    <section className="card" aria-labelledby="rates-held">
      <div className="admin-card-head">
        <h2 id="rates-held">{t('desks.held')}</h2>
        {held.length > 0 ? <span className="count">{held.length}</span> : null}
      </div>
      <TroubleNote text={formError()} />
      {held.length === 0 ? (
        <Empty icon={CircleCheck} title={t('desks.noHeld')} text={t('desks.noHeldText')} />
      ) : (
        <AdminTable
          columns={[t('desks.rate'), t('desks.cash'), t('desks.transfer'), t('desks.known')]}
          actions={t('desks.decision')}
        >
          {held.map((rate) => (
            <HeldRow key={rate.id} rate={rate} busy={busy} onDecide={(decision) => void decide(rate.id, decision)} />
          ))}
        </AdminTable>
      )}
    </section>
  )
}

const pair = (buying: number | null, selling: number | null) => (buying === null ? '–' : `${buying} / ${selling ?? '–'}`)

type RowProps = { rate: Desk['held'][number]; busy: boolean; onDecide: (decision: Decision) => void }

function HeldRow({ rate, busy, onDecide }: RowProps) {
  const { language, t } = useLocale()
  const name = `${rate.bank} ${rate.currency}`
  return (
    <tr>
      <td>
        <p className="strong">{name}</p>
        <p className="tiny muted">
          {formatDate(parseIsoDate(rate.date), language)} · {t(`desks.source_${rate.source}`)}
        </p>
      </td>
      <td className="number" data-label={t('desks.cash')}>
        {pair(rate.cashBuying, rate.cashSelling)}
      </td>
      <td className="number" data-label={t('desks.transfer')}>
        {pair(rate.transactionBuying, rate.transactionSelling)}
      </td>
      <td className="number" data-label={t('desks.known')}>
        {rate.median}
      </td>
      <td>
        <div className="admin-actions">
          <RowButton
            words={t('desks.reject')}
            of={name}
            look="danger-outline"
            disabled={busy}
            onClick={() => onDecide('reject')}
          />
          <RowButton words={t('desks.accept')} of={name} look="tinted" disabled={busy} onClick={() => onDecide('accept')} />
        </div>
      </td>
    </tr>
  )
}
