// What a page needs only after it has been taken over; its code comes apart from the first load.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { flushLater } from '../api/later.ts'
import { keepFromRouter, leaveCopy, registerWorker, showCopyLine, tellOfVisit } from '../offline/page-side.ts'
import { useLocale } from '../words/language.tsx'
import { Connectivity } from './connectivity.tsx'
import { Toasts } from './toasts.tsx'

export function Settled() {
  useOfflineReading()
  useSendingLater()
  return (
    <>
      <Toasts />
      <Connectivity />
    </>
  )
}

function useOfflineReading(): void {
  const { language } = useLocale()
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) leaveCopy()
    void registerWorker()
    void tellOfVisit(pathname, language)
  }, [pathname, language])
  useEffect(showCopyLine, [])
  useEffect(keepFromRouter, [])
}

function useSendingLater(): void {
  useEffect(() => {
    const send = () => void flushLater()
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])
}
