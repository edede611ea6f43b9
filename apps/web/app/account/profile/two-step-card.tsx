// Two-step login, for those who work in the administration or have it on. The steps come when somebody takes them.
import { ShieldAlert, ShieldCheck } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'
import { useProfile } from './use-profile.ts'

const SetUp = lazy(() => untilItComes(() => import('./two-step/set-up.tsx')))
const Manage = lazy(() => untilItComes(() => import('./two-step/manage.tsx')))

export function TwoStepCard() {
  const t = useT()
  const { role, twoStep } = useProfile()
  const [open, setOpen] = useState(false)
  if (role !== 'editor' && role !== 'admin' && !twoStep && !open) return null
  const close = () => setOpen(false)
  return (
    <section id="two-step" className="card padded stack gap-12" aria-labelledby="two-step-title">
      <div className="row gap-12">
        <span className={`tile ${twoStep ? '' : 'gold'}`}>
          <Icon of={twoStep ? ShieldCheck : ShieldAlert} />
        </span>
        <div className="grow">
          <h2 id="two-step-title">{t('profile.twoStep')}</h2>
          {open ? null : <p className="small muted">{t(twoStep ? 'profile.twoStepIsOn' : 'profile.twoStepIsOff')}</p>}
        </div>
      </div>
      {open ? (
        <Suspense fallback={<RowsSkeleton label={t('common.loading')} />}>
          {twoStep ? <Manage onDone={close} /> : <SetUp onDone={close} />}
        </Suspense>
      ) : (
        <>
          {twoStep ? null : <p className="small soft">{t('profile.twoStepWhy')}</p>}
          <button
            type="button"
            className={`button ${twoStep ? 'outline' : 'primary'} two-step-open`}
            onClick={() => setOpen(true)}
          >
            {t(twoStep ? 'profile.twoStepManage' : 'profile.twoStepTurnOn')}
          </button>
        </>
      )}
    </section>
  )
}
