// The desk of exchange rates: what waits for a decision, how the sources are, and rates that are entered from a file or by hand.

import { decideHeldRate, heldRates } from '@menged/contracts/calls/read/exchange'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { CircleCheck } from 'lucide'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { type Loaded, useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { RatesByHand } from './rates-by-hand.tsx'
import { RatesEntry } from './rates-entry.tsx'
import { RateSources } from './rates-sources.tsx'

async function load(language: Language) {
  return (await accountApi(language)(heldRates)).data
}
type Desk = Awaited<ReturnType<typeof load>>
type HeldRate = Desk['held'][number]

const nameOf = ({ bank, currency }: HeldRate): string => `${bank} ${currency}`

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
  const toastWithUndo = useUndoToast(loaded.reload)
  const put = (heldId: string, decision: 'accept' | 'reject' | 'wait') =>
    accountApi(language)(decideHeldRate, { params: { heldId }, body: { decision } })
  const reject = ({ id }: HeldRate) =>
    submit(async () => {
      await put(id, 'reject').finally(loaded.reload)
      toastWithUndo(t('desks.rejected'), () => put(id, 'wait'))
    })
  /** Readers see it at once, and those who wait for such a rate are told: it is not taken back. */
  const accept = (rate: HeldRate) =>
    showModal('alert', {
      title: t('desks.acceptTitle', { rate: nameOf(rate) }),
      text: t('desks.acceptText', { amounts: amountsOf(rate), known: String(rate.median) }),
      confirm: t('desks.accept'),
      onConfirm: () => void submit(() => put(rate.id, 'accept').finally(loaded.reload)),
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
            <HeldRow key={rate.id} rate={rate} busy={busy} onReject={() => void reject(rate)} onAccept={() => accept(rate)} />
          ))}
        </AdminTable>
      )}
    </section>
  )
}

const amountsOf = ({ cashBuying, cashSelling, transactionBuying, transactionSelling }: HeldRate): string =>
  cashBuying === null ? pair(transactionBuying, transactionSelling) : pair(cashBuying, cashSelling)
const pair = (buying: number | null, selling: number | null) => (buying === null ? '–' : `${buying} / ${selling ?? '–'}`)

type RowProps = { rate: HeldRate; busy: boolean; onReject: () => void; onAccept: () => void }

function HeldRow({ rate, busy, onReject, onAccept }: RowProps) {
  const { language, t } = useLocale()
  const name = nameOf(rate)
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
          <RowButton words={t('desks.reject')} of={name} look="danger-outline" disabled={busy} onClick={onReject} />
          <RowButton words={t('desks.accept')} of={name} look="tinted" disabled={busy} onClick={onAccept} />
        </div>
      </td>
    </tr>
  )
}
