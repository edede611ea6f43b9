// The moderation screen: one queue of what was reported, waits to be shown, or is hidden and appealed; and the accounts that may not write.
import { moderationQueue } from '@menged/contracts/calls/admin/moderation'
import type { QueueCounts } from '@menged/contracts/moderation'
import { QUEUE_VIEWS, type QueueView } from '@menged/contracts/moderation/lists'
import { may } from '@menged/contracts/permissions'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { type ScreenQuery, useScreenQuery } from '../screen-query.ts'
import { Tabs } from '../tabs.tsx'
import { Mutes } from './mutes.tsx'
import { QueueCard } from './queue-card.tsx'

export default function Moderation() {
  const { language, t } = useLocale()
  const query = useScreenQuery()
  const show = query.readOne('show', QUEUE_VIEWS)
  const loaded = useLoaded(() => accountApi(language)(moderationQueue, { query: { show } }), `${show} ${language}`)
  const [mutes, setMutes] = useState(0)
  return (
    <>
      <AdminHead title={t('moderation.title')} text={t('moderation.lead')} />
      <Views query={query} show={show} counts={loaded.data?.counts ?? null} />
      <LoadedFrame loaded={loaded}>
        {(queue) => (
          <QueueCard
            key={show}
            queue={queue}
            show={show}
            onChange={loaded.reload}
            onMuted={() => setMutes((before) => before + 1)}
          />
        )}
      </LoadedFrame>
      <Mutes key={mutes} onLifted={loaded.reload} />
    </>
  )
}

function Views({ query, show, counts }: { query: ScreenQuery; show: QueueView; counts: QueueCounts | null }) {
  const t = useT()
  const role = useSession(({ userData }) => userData?.role ?? null)
  const views = QUEUE_VIEWS.filter((view) => view !== 'workers' || (role !== null && may(role, 'workers.verify')))
  const tabs = views.map((view) => ({
    key: view,
    words: t(`moderation.view_${view}`),
    count: counts?.[view] || undefined,
    to: query.linkTo({ show: view === 'all' ? '' : view }),
  }))
  return <Tabs label={t('moderation.show')} tabs={tabs} chosen={show} />
}
