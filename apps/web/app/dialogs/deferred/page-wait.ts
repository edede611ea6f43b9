// What the whole page waits for; loading-cover.tsx shows it.
import { create } from 'zustand'

/** How many things are waited for. */
export const useOverlay = create<{ waiting: number }>()(() => ({ waiting: 0 }))

/** Covers the page until the function that it returns is called; calling that twice does no harm. */
export function coverPage(): () => void {
  const add = (count: number) => useOverlay.setState(({ waiting }) => ({ waiting: waiting + count }))
  let over = false
  add(1)
  return () => {
    if (!over) add(-1)
    over = true
  }
}
