// Tells the boot script that React has committed: only now may taps go through. Before that React may drop them.
import { useEffect } from 'react'

export function TakenOver() {
  useEffect(() => {
    ;(window as { takenOver?: () => void }).takenOver?.()
  }, [])
  return null
}
