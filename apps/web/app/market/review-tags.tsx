// What a review was for, and that the job is confirmed.
import { CircleCheck } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'

type ReviewTagsProps = { service?: string | null | undefined; confirmedJob: boolean }

export function ReviewTags({ service, confirmedJob }: ReviewTagsProps) {
  const t = useT()
  return (
    <>
      {service ? <span className="gold strong">{service}</span> : null}
      {confirmedJob ? (
        <span className="tag green">
          <Icon of={CircleCheck} size="tiny" />
          {t('market.confirmedJob')}
        </span>
      ) : null}
    </>
  )
}
