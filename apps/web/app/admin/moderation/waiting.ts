// How much waits for a decision: the number in the menu. A decision says that it has changed.
import { moderationCount } from '@menged/contracts/calls/admin/moderation'
import { may, type Role } from '@menged/contracts/permissions'
import type { Language } from '@menged/ethiopia/languages'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { accountApi } from '../../session/account/account-api.ts'

const CHANGED = 'moderation-changed'
export const moderationChanged = (): boolean => dispatchEvent(new Event(CHANGED))

type Waiting = { moderation: number; workers: number }
const NOTHING: Waiting = { moderation: 0, workers: 0 }

/** Looked up at each screen: others decide as well. */
export function useWaiting(role: Role | null, language: Language): Waiting {
  const [waiting, setWaiting] = useState(NOTHING)
  const { pathname } = useLocation()
  const isModerator = role !== null && may(role, 'comments.moderate')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another moment
  useEffect(() => {
    if (!isModerator) return setWaiting(NOTHING)
    let wanted = true
    const look = () =>
      accountApi(language)(moderationCount).then(
        ({ data }) => wanted && setWaiting({ moderation: data.waiting, workers: data.workers }),
        console.debug,
      )
    void look()
    addEventListener(CHANGED, look)
    return () => {
      wanted = false
      removeEventListener(CHANGED, look)
    }
  }, [isModerator, language, pathname])
  return waiting
}
