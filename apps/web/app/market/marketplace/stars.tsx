// Five stars, so many of them filled.
import { Star } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const FIVE = [1, 2, 3, 4, 5] as const

/** `value`: 0 to 5; a half is rounded up. */
export function Stars({ value }: { value: number }) {
  const label = useT()('market.stars', { count: value })
  return (
    <span className="stars" role="img" aria-label={label}>
      {FIVE.map((star) => (
        <Icon key={star} of={Star} size="small" {...(star <= Math.round(value) ? { className: 'filled' } : {})} />
      ))}
    </span>
  )
}
