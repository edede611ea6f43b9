// The queue: what waits for a decision, with the ways to look at a part of it, and one decision about several.

import type { QueueItem, QueueWorker } from '@menged/contracts/moderation'
import { QUEUE_VIEWS, type QueueView } from '@menged/contracts/moderation/lists'
import { may } from '@menged/contracts/permissions'
import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useSession } from '../../session/session.ts'
import { TableHead } from '../../ui/admin/table-head.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'
import { QueueRow } from './queue-row.tsx'
import { useDeciding } from './use-deciding.ts'
import { WorkerRow } from './worker-row.tsx'

export type Queue = { data: (QueueItem | QueueWorker)[]; counts: Record<QueueView, number> }

type CardProps = { queue: Queue; show: QueueView; onShow: (show: QueueView) => void; onChange: () => void; onMuted: () => void }

export function QueueCard({ queue: { data, counts }, show, onShow, onChange, onMuted }: CardProps) {
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
    <section className="card moderation" aria-labelledby="moderation-queue" aria-busy={busy}>
      <QueueHead counts={counts} show={show} onShow={onShow} />
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

type ViewsProps = Pick<CardProps, 'show' | 'onShow'> & { counts: Queue['counts'] }

function QueueHead({ counts, show, onShow }: ViewsProps) {
  const { t } = useLocale()
  return (
    <div className="admin-card-head">
      <h2 id="moderation-queue" className="row">
        <span>{t('moderation.queue')}</span>
        {counts.all > 0 ? <span className="count urgent">{counts.all}</span> : null}
      </h2>
      <Views show={show} counts={counts} onShow={onShow} />
    </div>
  )
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
    <table className="table admin-table">
      <TableHead
        columns={[
          t('moderation.from'),
          t(show === 'hidden' ? 'moderation.what' : 'moderation.needs'),
          t(show === 'hidden' ? 'moderation.hiddenSince' : 'moderation.waiting'),
        ]}
        actions={t('moderation.decision')}
      />
      <tbody>
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
      </tbody>
    </table>
  )
}

function Views({ show, counts, onShow }: ViewsProps) {
  const { t } = useLocale()
  const role = useSession(({ userData }) => userData?.role ?? null)
  const views = QUEUE_VIEWS.filter((view) => view !== 'workers' || (role !== null && may(role, 'workers.verify')))
  return (
    <Segments look="moderation-views" label={t('moderation.show')} values={views} value={show} onChoose={onShow}>
      {(view) => (
        <>
          {t(`moderation.view_${view}`)}
          {view !== 'all' && view !== 'hidden' && counts[view] > 0 ? <span className="count">{counts[view]}</span> : null}
        </>
      )}
    </Segments>
  )
}
