// Tells the boot script that React has committed: only now may taps go through, before that React may drop them. What was tapped and
// typed meanwhile is repeated.
import { useEffect } from 'react'

/** What the boot script has kept. */
export type Held = { held: Map<Element, Event>; typed: Map<HTMLInputElement, string> }

let taken = false
/** React has committed the page. */
export const isTakenOver = (): boolean => taken

export function TakenOver() {
  useEffect(() => {
    taken = true
    const kept = (window as { takenOver?: () => Held }).takenOver?.()
    if (!kept) return
    for (const [input, value] of kept.typed) if (input.isConnected) restore(input, value)
    for (const [element, event] of kept.held) if (element.isConnected) element.dispatchEvent(new MouseEvent('click', event))
    kept.typed.clear()
    kept.held.clear()
  }, [])
  return null
}

/** React's tracked setter first, then the native one, so that its onChange fires. */
function restore(input: HTMLInputElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  if (!set || /checkbox|radio|file/.test(input.type)) return
  input.value = input.defaultValue
  set.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
