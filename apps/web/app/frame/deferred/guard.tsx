// Around a page that needs an account: without a live token one is led home, and the login dialog opens. The server knows nobody, so it
// writes `waiting` for everyone, and a line for browsers without scripts, in which nobody can be signed in.
import { CircleAlert } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { rememberReturn } from '../../session/deferred/return-path.ts'
import { storedToken, useSession } from '../../session/session.ts'
import { Notice } from '../../ui/forms/notice.tsx'
import { useT } from '../../words/language.tsx'
import { useAccountParts } from '../account-components.ts'

type GuardedProps = {
  children: ReactNode
  /** What stands there until it is known who reads. */
  waiting?: ReactNode
  /** Whether the page has something for who has no account as well, who then is not led away. */
  staysWithout?: (() => boolean) | undefined
}

export function Guarded({ children, waiting = null, staysWithout }: GuardedProps) {
  const t = useT()
  const isAuthenticated = useSession((session) => session.isAuthenticated)
  const isAway = useAccountParts(({ failed }) => failed)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // A token that is there is looked at by account/keeper.tsx, which leads away when it is spent.
    if (storedToken() !== null || staysWithout?.()) return
    rememberReturn(pathname + search)
    void navigate('/', { replace: true })
    showModal('login', { reason: 'continue' })
  }, [pathname, search, navigate, staysWithout])
  if (isAuthenticated) return children
  return (
    <>
      <noscript>
        <Notice kind="gold" icon={CircleAlert}>
          {t('account.needsScript')}
        </Notice>
      </noscript>
      {isAway ? (
        <Notice kind="red" icon={CircleAlert}>
          {t('error.network')}{' '}
          <a className="link" href={pathname + search}>
            {t('error.reload')}
          </a>
        </Notice>
      ) : (
        waiting
      )}
    </>
  )
}
