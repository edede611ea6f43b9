// How far people come on the way to an account.
import { SIGNUP_MARKS } from '@menged/contracts/overview/lists'
import { useT } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { percentOf, thousands } from './counting.ts'
import type { OverviewData } from './overview-data.ts'

export function SignupPath({ signup }: { signup: OverviewData['signup'] }) {
  const t = useT()
  const most = Math.max(1, ...SIGNUP_MARKS.map((mark) => signup[mark]))
  return (
    <AdminCard id="overview-signup" title={t('overview.signup')} className="overview-card">
      <p className="small muted">{t('overview.signupText')}</p>
      <ul className="overview-signup">
        {SIGNUP_MARKS.map((mark) => {
          const percent = percentOf(signup[mark], signup.opened)
          return (
            <li key={mark}>
              <div className="row between gap-8">
                <span>{t(`overview.${mark}`)}</span>
                <span className="tabular">
                  <span className="strong">{thousands(signup[mark])}</span>{' '}
                  {signup.opened > 0 && percent <= 100 ? <span className="muted">{percent}%</span> : null}
                </span>
              </div>
              <div className="progress" aria-hidden="true">
                <i data-mark={mark} style={{ width: `${percentOf(signup[mark], most)}%` }} />
              </div>
            </li>
          )
        })}
      </ul>
    </AdminCard>
  )
}
