// What a page needs only after it has been taken over; its code comes apart from the first load.
import { Connectivity } from './connectivity.tsx'
import { Toasts } from './toasts.tsx'

export function Settled() {
  return (
    <>
      <Toasts />
      <Connectivity />
    </>
  )
}
