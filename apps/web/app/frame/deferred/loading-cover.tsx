// A veil over the page while something has to be waited for.
import { useEffect, useState } from 'react'
import { useOverlay } from '../../dialogs/deferred/page-wait.ts'
import { useT } from '../../words/language.tsx'

/** Shorter waits are not shown. */
const VEIL_MS = 300

export function Veil() {
  const t = useT()
  const waits = useOverlay(({ waiting }) => waiting > 0)
  const [isVeiled, setVeiled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setVeiled(waits), waits ? VEIL_MS : 0)
    return () => clearTimeout(timer)
  }, [waits])
  if (!waits || !isVeiled) return null
  return (
    <div className="veil" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  )
}
