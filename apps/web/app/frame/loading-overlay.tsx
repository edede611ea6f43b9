// A thin bar while the next page is on its way; lists draw their own overlay.
import { useNavigation } from 'react-router'
import { useT } from '../words/language.tsx'

export function LoadingOverlay() {
  const t = useT()
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="loading-bar" role="status">
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  )
}
