// The queue: what waits for a decision, each by itself or several at once.

import type { QueueItem, QueueWorker } from '@menged/contracts/moderation'
import type { QueueView } from '@menged/contracts/moderation/lists'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'
import { QueueRow } from './queue-row.tsx'
import { useDeciding } from './use-deciding.ts'
import { WorkerRow } from './worker-row.tsx'

export type Queue = { data: (QueueItem | QueueWorker)[]; counts: Record<QueueView, number> }

type CardProps = { queue: Queue; show: QueueView; onChange: () => void; onMuted: () => void }

export function QueueCard({ queue: { data, counts }, show, onChange, onMuted }: CardProps) {
  const { t } = useLocale()
  const [muted, setMuted] = useState<QueueItem | null>(null)
  const changed = () => {
    onMuted()
    onChange()
  }
  const items = data.filter((each) => each.kind !== 'worker')
  const deciding = useDeciding(items, onChange)
  const { chosen, busy, trouble } = deciding
  return (
    <section className="card moderation" aria-label={t('moderation.queue')} aria-busy={busy}>
      {trouble ? (
        <div className="moderation-trouble">
          <TroubleNote text={trouble} />
        </div>
      ) : null}
      {chosen.length > 0 ? <BulkBar show={show} deciding={deciding} /> : null}
      {data.length === 0 ? (
        <Empty icon={CircleCheck} title={t('moderation.empty')} text={t('moderation.emptyText')} />
      ) : (
        <QueueTable data={data} show={show} deciding={deciding} onMute={setMuted} />
      )}
      {counts[show] > data.length ? (
        <p className="small muted moderation-more">{t('moderation.oldest', { count: data.length })}</p>
      ) : null}
      <Hiding deciding={deciding} />
      {muted?.author.userId ? (
        <MuteDialog userId={muted.author.userId} name={muted.author.name} onClose={() => setMuted(null)} onMuted={changed} />
      ) : null}
    </section>
  )
}

function Hiding({ deciding: { hiding, setHiding, decide } }: { deciding: Deciding }) {
  if (!hiding) return null
  return <HideDialog items={hiding} onClose={() => setHiding(null)} onHide={(reason) => decide(hiding, 'hide', reason, true)} />
}

function BulkBar({ show, deciding: { chosen, busy, decide, setHiding } }: { show: QueueView; deciding: Deciding }) {
  const { t } = useLocale()
  return (
    <div className="moderation-bulk" role="status">
      <span className="strong grow">{t('moderation.chosen', { count: chosen.length })}</span>
      <button type="button" className="button danger-outline small" disabled={busy} onClick={() => setHiding(chosen)}>
        {t('moderation.hide')}
      </button>
      <button type="button" className="button primary small" disabled={busy} onClick={() => void decide(chosen, 'show')}>
        {t(show === 'hidden' ? 'moderation.showAgain' : 'moderation.keep')}
      </button>
    </div>
  )
}

type Deciding = ReturnType<typeof useDeciding>
type TableProps = { data: Queue['data']; show: QueueView; deciding: Deciding; onMute: (item: QueueItem) => void }

function QueueTable({ data, show, deciding: { chosen, toggle, busy, decide, setHiding }, onMute }: TableProps) {
  const { t } = useLocale()
  const [now] = useState(() => new Date(serverNow()))
  return (
    <AdminTable
      columns={[
        t('moderation.from'),
        t(show === 'hidden' ? 'moderation.what' : 'moderation.needs'),
        t(show === 'hidden' ? 'moderation.hiddenSince' : 'moderation.waiting'),
      ]}
      actions={t('moderation.decision')}
    >
      {data.map((each) =>
        each.kind === 'worker' ? (
          <WorkerRow key={each.id} worker={each} now={now} />
        ) : (
          <QueueRow
            key={each.id}
            item={each}
            now={now}
            isChosen={chosen.includes(each)}
            busy={busy}
            onChoose={() => toggle(each)}
            onDecide={(decision) => void decide([each], decision)}
            onHide={() => setHiding([each])}
            onMute={() => onMute(each)}
          />
        ),
      )}
    </AdminTable>
  )
}
