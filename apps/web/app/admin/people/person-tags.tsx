// How an account stands, in a few words.
import type { PersonRow } from '@menged/contracts/people'
import { ShieldCheck } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const COLOURS = { active: 'green', unconfirmed: 'gold', suspended: 'red' } as const

export function StateTag({ row: { state, role, twoStep, verified } }: { row: PersonRow }) {
  const t = useT()
  return (
    <span className="row wraps people-tags">
      <span className={`tag ${COLOURS[state]}`}>{t(`people.state_${state}`)}</span>
      {twoStep ? (
        <span className="tag">
          <Icon of={ShieldCheck} size="small" />
          {t('people.twoStep')}
        </span>
      ) : null}
      {role === 'user' && verified ? <span className="tag sky">{t('people.verified')}</span> : null}
    </span>
  )
}
