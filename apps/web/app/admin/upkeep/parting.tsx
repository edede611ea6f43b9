// Guides that reality parts from: what they say and what people report, side by side.

import type { Spread } from '@menged/contracts/experience-summary'
import type { ExperienceDesk } from '@menged/contracts/experiences'
import { textIn } from '@menged/ethiopia/text'
import { CircleCheck } from 'lucide'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { CardHead } from './card-head.tsx'
import { GuideName } from './guide-name.tsx'
import { useAmounts } from './use-amounts.ts'
import { Rows } from './work-list.tsx'

export function Parting({ guides }: { guides: ExperienceDesk['parting'] }) {
  const { t } = useLocale()
  return (
    <section className="card" aria-labelledby="upkeep-parting">
      <CardHead id="upkeep-parting" title={t('upkeep.parting')} text={t('upkeep.partingText')} />
      {guides.length === 0 ? (
        <Empty icon={CircleCheck} title={t('upkeep.noParting')} />
      ) : (
        <Rows columns={[t('upkeep.guide'), t('upkeep.official'), t('upkeep.reality'), t('upkeep.decision')]}>
          {guides.map((guide) => (
            <PartingRow key={guide.post._id} guide={guide} />
          ))}
        </Rows>
      )}
    </section>
  )
}

function PartingRow({ guide: { post, official, paid, days } }: { guide: ExperienceDesk['parting'][number] }) {
  const { language, t } = useLocale()
  const { birr, days: inDays, range } = useAmounts()
  const spreadOf = (label: string, spread: Spread | null, write: (value: number) => string) =>
    spread ? (
      <p>
        <span className="muted">{label}:</span> {range(spread, write)} ·{' '}
        <span className="small muted">{t('upkeep.reports', { count: spread.reports })}</span>
      </p>
    ) : null
  return (
    <tr>
      <td>
        <GuideName post={post} />
      </td>
      <td data-label={t('upkeep.official')}>
        <p>
          <span className="muted">{t('upkeep.cost')}:</span> {textIn(official.cost, language)}
        </p>
        <p>
          <span className="muted">{t('upkeep.time')}:</span> {textIn(official.time, language)}
        </p>
      </td>
      <td data-label={t('upkeep.reality')}>
        {spreadOf(t('upkeep.cost'), paid, birr)}
        {spreadOf(t('upkeep.time'), days, inDays)}
      </td>
      <td>
        <div className="admin-actions">
          <EditButton post={post} />
        </div>
      </td>
    </tr>
  )
}
