// The place on home where guides wait that the reader is in the midst of. The code comes for those who have any, or an account.
import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { untilItComes } from '../../../ui/until-it-comes.ts'

export function ContinueSlot() {
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const [List, setList] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (signedIn || 'progress' in document.documentElement.dataset)
      void untilItComes(() => import('../continue-list.tsx')).then((code) => setList(() => code.ContinueOnHome))
  }, [signedIn])
  return <div className="continue">{List ? <List /> : null}</div>
}
