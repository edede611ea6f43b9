// The requests of an account, or of a worker. Looked at anew when the reader comes back to the page.

import {
  changeReceivedRequest,
  changeSentRequest,
  receivedRequestCalendar,
  receivedRequests,
  sentRequestCalendar,
  sentRequests,
} from '@menged/contracts/calls/market/requests'
import type { RequestChange, WorkerRequest } from '@menged/contracts/requests'
import { useCallback, useEffect, useRef, useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { toastError } from '../../dialogs/toast.ts'
import { saveFile } from '../../page/deferred/save-file.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { fetchFile } from '../../session/account/fetch-file.ts'
import { useLocale } from '../../words/language.tsx'
import type { Side } from './standing.ts'

const CALLS = {
  worker: { list: receivedRequests, change: changeReceivedRequest, calendar: receivedRequestCalendar },
  client: { list: sentRequests, change: changeSentRequest, calendar: sentRequestCalendar },
} as const

export function useRequests(side: Side) {
  const { language, t } = useLocale()
  const [requests, setRequests] = useState<WorkerRequest[] | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(0)
  const load = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    const answer = await accountApi(language)(CALLS[side].list, { query: { language, state: 'all' } }).catch(() => null)
    // A later one is under way, or something has changed meanwhile.
    if (own !== latest.current) return
    if (answer) setRequests(answer.data)
    setFailed(answer === null)
  }, [language, side])
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
  const step = (requestId: string) => async (change: RequestChange) => {
    const input = { params: { requestId }, query: { language }, body: change }
    const { data } = await onConflict(accountApi(language)(CALLS[side].change, input), load)
    // A list that was asked for before knows nothing of it.
    latest.current += 1
    setRequests((now) => now?.map((each) => (each.id === requestId ? data : each)) ?? null)
  }
  const calendar = (requestId: string) => () =>
    void fetchFile(CALLS[side].calendar, { params: { requestId }, query: { language } }, language)
      .then((file) => saveFile(file, 'menged.ics'))
      .catch(() => toastError(t('error.network'), { id: 'calendar' }))
  return { requests, failed, load, step, calendar }
}
