// The moderation screen: one queue of what was reported, waits to be shown, or is hidden and appealed; and the accounts that may not write.
import { moderationQueue } from '@menged/contracts/calls/admin/moderation'
import type { QueueView } from '@menged/contracts/moderation/lists'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useLocale } from '../../words/language.tsx'
import { Mutes } from './mutes.tsx'
import { QueueCard } from './queue-card.tsx'

export default function Moderation() {
  const { language, t } = useLocale()
  const [show, setShow] = useState<QueueView>('all')
  const loaded = useLoaded(() => accountApi(language)(moderationQueue, { query: { show } }), `${show} ${language}`)
  const [mutes, setMutes] = useState(0)
  return (
    <>
      <AdminHead title={t('moderation.title')} text={t('moderation.lead')} />
      <LoadedFrame loaded={loaded}>
        {(queue) => (
          <QueueCard
            key={show}
            queue={queue}
            show={show}
            onShow={setShow}
            onChange={loaded.reload}
            onMuted={() => setMutes((before) => before + 1)}
          />
        )}
      </LoadedFrame>
      <Mutes key={mutes} onLifted={loaded.reload} />
    </>
  )
}
