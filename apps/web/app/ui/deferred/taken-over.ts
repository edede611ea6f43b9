// Whether this part of the page is interactive: the server writes it earlier than its code is there, and a tap in between would be lost.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first rendering of its page. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
