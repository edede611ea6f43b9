// The part of the queue that has waited longest, for the first screen of the admin area.
import { moderationQueue } from '@menged/contracts/calls/admin/moderation'
import type { QueueView } from '@menged/contracts/moderation/lists'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { QueueCard } from './queue-card.tsx'

const MOST = 5

export default function WaitingLongest() {
  const { language } = useLocale()
  const [show, setShow] = useState<QueueView>('all')
  const loaded = useLoaded(() => accountApi(language)(moderationQueue, { query: { show } }), `${show} ${language}`)
  return (
    <LoadedFrame loaded={loaded}>
      {({ data, counts }) => (
        <QueueCard
          key={show}
          queue={{ data: data.slice(0, MOST), counts }}
          show={show}
          onShow={setShow}
          onChange={loaded.reload}
          onMuted={loaded.reload}
        />
      )}
    </LoadedFrame>
  )
}
