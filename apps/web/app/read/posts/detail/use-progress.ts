// Remembers how far the reader is. Its code comes with the first tick, or after takeover where there are ticks or an account.

import type { Reading } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import { useEffect, useState } from 'react'
import { tickKey } from '../../../page/tick-key.ts'
import { useSession } from '../../../session/session.ts'

/** Returns the numbers of steps that have changed since the reader last ticked one. */
export function useProgress(reading: Reading, language: Language): readonly number[] {
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const [changed, setChanged] = useState<readonly number[]>([])
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    const begin = () =>
      void import('../../../session/progress/guide.ts').then(({ followGuide }) => {
        if (left) return
        const following = followGuide(reading, language)
        stop = following.stop
        setChanged(following.changed)
      }, console.debug)
    if (signedIn || hasTicks(reading._id)) begin()
    else document.addEventListener('change', begin, { once: true })
    return () => {
      left = true
      document.removeEventListener('change', begin)
      stop?.()
    }
  }, [reading, language, signedIn])
  return changed
}

function hasTicks(postId: string): boolean {
  try {
    return [tickKey('ticks', postId), tickKey('steps', postId)].some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false // Storage may be closed to this page.
  }
}
