// The requests of an account, or of a worker: open ones first, or those that have ended. Looked at anew when the reader comes back to the page.

import {
  changeReceivedRequest,
  changeSentRequest,
  receivedRequestCalendar,
  receivedRequests,
  sentRequestCalendar,
  sentRequests,
} from '@menged/contracts/calls/market/requests'
import type { RequestChange, WorkerRequest } from '@menged/contracts/requests'
import { Inbox } from 'lucide'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { toastError } from '../../dialogs/toast.ts'
import { saveFile } from '../../page/deferred/save-file.ts'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { fetchFile } from '../../session/account/fetch-file.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { useLocale } from '../../words/language.tsx'
import { RequestCard, type Side } from './request-card.tsx'

const CALLS = {
  worker: { list: receivedRequests, change: changeReceivedRequest, calendar: receivedRequestCalendar },
  client: { list: sentRequests, change: changeSentRequest, calendar: sentRequestCalendar },
} as const
const STATES = ['open', 'ended'] as const
type State = (typeof STATES)[number]

export function RequestList({ side, emptyText, emptyAction }: { side: Side; emptyText: string; emptyAction?: ReactNode }) {
  const { language, t } = useLocale()
  const [state, setState] = useState<State>('open')
  const { requests, failed, load, put } = useRequests(side, state)
  const step = (id: string) => async (change: RequestChange) => {
    const input = { params: { requestId: id }, query: { language }, body: change }
    put((await onConflict(accountApi(language)(CALLS[side].change, input), load)).data)
  }
  const saveCalendar = async (requestId: string) => {
    const file = await fetchFile(CALLS[side].calendar, { params: { requestId }, query: { language } }, language)
    saveFile(file, 'menged.ics')
  }
  return (
    <div className="stack gap-16">
      <Segments look="start" label={t('ask.whichShown')} values={STATES} value={state} onChoose={setState}>
        {(each) => t(`ask.${each}`)}
      </Segments>
      <TryAgain text={failed ? t('error.network') : null} onAgain={load} />
      {requests === null ? (
        failed ? null : (
          <RowsSkeleton label={t('common.loading')} />
        )
      ) : requests.length === 0 ? (
        <div className="card">
          <Empty icon={Inbox} title={t('ask.empty')} text={emptyText} action={emptyAction} />
        </div>
      ) : (
        requests.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            side={side}
            onStep={step(request.id)}
            calendar={() => void saveCalendar(request.id).catch(() => toastError(t('error.network'), { id: 'calendar' }))}
          />
        ))
      )}
    </div>
  )
}

function useRequests(side: Side, state: State) {
  const { language } = useLocale()
  const [found, setFound] = useState<{ state: State; list: WorkerRequest[] } | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(0)
  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    const answer = await accountApi(language)(CALLS[side].list, { query: { language, state } }).catch(() => null)
    // A later one is under way, maybe for the other list.
    if (own !== latest.current) return
    if (answer) setFound({ state, list: answer.data })
    setFailed(answer === null)
  }, [language, side, state])
  useEffect(() => {
    void load()
    const look = () => void (document.visibilityState === 'visible' && load())
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load])
  /** One that has just ended stays where it is until the list is looked at anew. */
  const put = (changed: WorkerRequest) =>
    setFound((now) => now && { ...now, list: now.list.map((each) => (each.id === changed.id ? changed : each)) })
  const requests = found?.state === state ? found.list : null
  const isThere = requests !== null
  // What a notification leads to comes into view when the list first stands there.
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  return { requests, failed, load, put }
}
