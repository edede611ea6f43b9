// A thin bar while the next page is on its way, and a veil over the page while something has to be waited for; lists draw their own.
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { create } from 'zustand'
import { useT } from '../words/language.tsx'

/** Shorter waits are not shown. */
const VEIL_MS = 300

/** How many things are waited for. */
export const useOverlay = create<{ waiting: number }>()(() => ({ waiting: 0 }))

/** Covers the page until the function that it answers is called; calling that twice does no harm. */
export function coverPage(): () => void {
  const add = (count: number) => useOverlay.setState(({ waiting }) => ({ waiting: waiting + count }))
  let over = false
  add(1)
  return () => {
    if (!over) add(-1)
    over = true
  }
}

export function LoadingOverlay() {
  const t = useT()
  const { state } = useNavigation()
  const isVeiled = useVeil()
  if (state === 'idle' && !isVeiled) return null
  return (
    <div className={isVeiled ? 'veil' : 'loading-bar'} role="status">
      {isVeiled ? <span className="spin" aria-hidden="true" /> : null}
      <span className="sr">{t('common.loading')}</span>
    </div>
  )
}

function useVeil(): boolean {
  const waits = useOverlay(({ waiting }) => waiting > 0)
  const [isVeiled, setVeiled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVeiled(waits), waits ? VEIL_MS : 0)
    return () => clearTimeout(timer)
  }, [waits])
  return waits && isVeiled
}
