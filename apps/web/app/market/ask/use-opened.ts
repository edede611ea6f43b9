// The request that is open, as the end of the address says. Back closes it: who goes on to another takes its place in the history.
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

const BEFORE = '#request-'
/** Of an address that was come to from the list. */
const FROM_LIST = { fromList: true }

export function useOpened() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const closed = pathname + search
  const isFromList = (state as typeof FROM_LIST | null)?.fromList === true
  const id = hash.startsWith(BEFORE) ? hash.slice(BEFORE.length) : null
  return {
    id,
    /** Without a request. */
    closed,
    addressOf: (request: string): string => `${closed}${BEFORE}${request}`,
    /** How a row leads there. */
    follow: id === null ? { state: FROM_LIST } : { replace: true, state },
    /** Where the list is what lies before, that is where one goes. */
    close: (event: MouseEvent): void => {
      if (!isFromList) return
      event.preventDefault()
      void navigate(-1)
    },
  }
}
