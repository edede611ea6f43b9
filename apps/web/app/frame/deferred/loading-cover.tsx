// A cover over the page while something has to be waited for.
import { useEffect, useState } from 'react'
import { useOverlay } from '../../dialogs/deferred/page-wait.ts'
import { useT } from '../../words/language.tsx'

/** Shorter waits are not shown. */
const COVER_MS = 300

export function LoadingCover() {
  const t = useT()
  const waits = useOverlay(({ waiting }) => waiting > 0)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setCovered(waits), waits ? COVER_MS : 0)
    return () => clearTimeout(timer)
  }, [waits])
  if (!waits || !isCovered) return null
  return (
    <div className="loading-cover" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  )
}
