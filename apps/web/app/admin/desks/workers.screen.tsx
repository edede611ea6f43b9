// Workers whose papers wait: an administrator looks at each picture and says what it shows. The papers are deleted with the decision.

import { verifications } from '@menged/contracts/calls/admin/papers'
import { ShieldCheck } from 'lucide'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'
import { VerificationCard } from './verification-card.tsx'

export default function Workers() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(verifications)).data)
  const [now] = useState(() => new Date(serverNow()))
  return (
    <>
      <AdminHead title={t('desks.workers')} text={t('desks.workersLead')} />
      <LoadedFrame loaded={loaded}>
        {(waiting) =>
          waiting.length === 0 ? (
            <div className="card">
              <Empty icon={ShieldCheck} title={t('desks.noWorkers')} text={t('desks.noWorkersText')} />
            </div>
          ) : (
            <ul className="stack gap-16">
              {waiting.map((each) => (
                <VerificationCard key={each.id} verification={each} now={now} onDecided={loaded.reload} />
              ))}
            </ul>
          )
        }
      </LoadedFrame>
    </>
  )
}
