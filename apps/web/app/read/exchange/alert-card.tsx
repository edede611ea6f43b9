// The way to a rate alert: its form for accounts, the login for guests.
import type { NewestRates } from '@menged/contracts/exchange'
import { pathTo } from '@menged/contracts/path-to'
import { Bell } from 'lucide'
import { lazy, Suspense } from 'react'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'
import type { RatesAsk } from './address.ts'

const AlertForm = lazy(() => untilItComes(() => import('./online/alert-form.tsx')))

export function AlertCard({ ask, newest }: { ask: RatesAsk; newest: NewestRates }) {
  const t = useT()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  return (
    <section
      className={`card padded no-print rates-alert ${signedIn ? '' : 'green-panel'}`}
      id="alert"
      aria-labelledby="alert-title"
    >
      <h2 id="alert-title">{t('rates.alert')}</h2>
      <p className="small">{t('rates.alertText')}</p>
      {signedIn ? (
        <Suspense fallback={<p className="small muted">{t('rates.alertsWait')}</p>}>
          <AlertForm ask={ask} newest={newest} />
        </Suspense>
      ) : (
        <>
          <noscript>
            <p className="small">{t('rates.alertNeedsCode')}</p>
          </noscript>
          <ModalLink className="button gold" to={pathTo('profile')} modal="login">
            <Icon of={Bell} size="small" />
            <span>{t('rates.alertLogin')}</span>
          </ModalLink>
        </>
      )}
    </section>
  )
}
