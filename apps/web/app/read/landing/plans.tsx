// The plans, by the month or by the year, and how one is chosen.
import type { Landing, Plan } from '@menged/contracts/landing'
import { PLAN_PERIODS, type PlanPeriod } from '@menged/contracts/landing/lists'
import { pathTo } from '@menged/contracts/path-to'
import { ChevronDown } from 'lucide'
import { type MouseEvent, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { Points } from './parts.tsx'
import { useChoosing } from './use-choosing.ts'

const thousands = (amount: number): string => amount.toLocaleString('en-US')

type Props = { plans: Landing['plans']; page: 'landing' | 'pricing'; start: PlanPeriod; heading: 1 | 2 }

export function Plans({ plans, page, start, heading }: Props) {
  const t = useT()
  const [period, setPeriod] = useState(start)
  const Heading = heading === 1 ? 'h1' : 'h2'
  return (
    <section className="landing-width landing-section" id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <div className="row between plans-head">
        <div className="landing-head">
          <p className="overline">{t('landing.anchor_pricing')}</p>
          <Heading id="pricing-title">{plans.title}</Heading>
        </div>
        <nav className="segments" aria-label={t('landing.periods')}>
          {PLAN_PERIODS.map((each) => (
            <Link
              key={each}
              to={pathTo(page, { period: each })}
              className={each === period ? 'active' : ''}
              aria-current={each === period}
              preventScrollReset
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                setPeriod(each)
              }}
            >
              {t(`landing.period_${each}`)}
              {each === 'annual' ? <span className="tag gold">{t('landing.unlimited')}</span> : null}
            </Link>
          ))}
        </nav>
      </div>
      <div className="plans">
        {plans.items.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} heading={heading === 1 ? 'h2' : 'h3'} />
        ))}
      </div>
    </section>
  )
}

type CardProps = { plan: Plan; period: PlanPeriod; heading: 'h2' | 'h3' }

function PlanCard({ plan, period, heading: Heading }: CardProps) {
  const t = useT()
  const choose = useChoosing()
  const isFeatured = plan.id === 'pro'
  const amount = plan[period]
  const points = period === 'annual' && amount !== null ? [...plan.points, t('landing.unlimited')] : plan.points
  return (
    <article className={`card plan ${isFeatured ? 'featured' : ''}`} aria-labelledby={`plan-${plan.id}`}>
      {isFeatured ? <div className="tibeb" /> : null}
      <div className="row between">
        <Heading id={`plan-${plan.id}`} className="plan-name">
          {plan.name}
        </Heading>
        {isFeatured ? <span className="tag gold">{t('landing.recommended')}</span> : null}
      </div>
      <p className="soft">{plan.for}</p>
      {amount === null ? (
        <>
          <p className="amount">{t('landing.custom')}</p>
          <p className="small muted">{t('landing.customTerms')}</p>
        </>
      ) : (
        <>
          <p className="amount tabular">
            {thousands(amount)} <span>{t('landing.birr')}</span>
          </p>
          <Terms plan={plan} period={period} />
        </>
      )}
      <Points points={points} />
      <Link
        className={`button large wide ${isFeatured ? 'gold' : 'outline'}`}
        to={pathTo('about-us')}
        onClick={(event: MouseEvent) => {
          if (plan.id === 'enterprise') return
          event.preventDefault()
          choose(plan.id, plan.name, period)
        }}
      >
        {plan.id === 'enterprise' ? t('landing.talk') : t('landing.choose', { plan: plan.name })}
      </Link>
    </article>
  )
}

function Terms({ plan: { monthly, annual }, period }: { plan: Plan; period: PlanPeriod }) {
  const t = useT()
  const other = period === 'annual' ? monthly : annual
  return (
    <p className="small muted">
      {t(`landing.terms_${period}`)}
      <br />
      {other === null ? null : t(`landing.instead_${period}`, { amount: thousands(other) })}
    </p>
  )
}

export function Questions({ questions }: { questions: Landing['plans']['questions'] }) {
  const t = useT()
  return (
    <section className="landing-width plan-questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('landing.questions')}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="card">
          <summary>
            <span>{question}</span>
            <Icon of={ChevronDown} size="small" />
          </summary>
          <p className="soft">{answer}</p>
        </details>
      ))}
    </section>
  )
}
