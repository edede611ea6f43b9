// Why a post cannot be written just now, and what to do about it.
import type { DraftState } from '@menged/contracts/publishing/lists'
import { Lock } from 'lucide'
import { Notice } from '../../ui/forms/notice.tsx'
import { useT } from '../../words/language.tsx'

export function Locked({ state }: { state: DraftState }) {
  const t = useT()
  return (
    <Notice kind="gold" icon={Lock}>
      {t(state === 'archived' ? 'publishing.lockedArchived' : 'publishing.lockedReview')}
    </Notice>
  )
}
