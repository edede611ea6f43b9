// Five stars, so many of them filled, to the half.
import { Star, StarHalf } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const FIVE = [1, 2, 3, 4, 5] as const

/** `value`: 0 to 5. */
export function Stars({ value }: { value: number }) {
  const label = useT()('market.stars', { count: value })
  const shown = Math.round(value * 2) / 2
  return (
    <span className="stars" role="img" aria-label={label}>
      {FIVE.map((star) => (
        <span key={star}>
          <Icon of={Star} size="small" {...(star <= shown ? { className: 'filled' } : {})} />
          {star === shown + 0.5 ? <Icon of={StarHalf} size="small" className="filled flip" /> : null}
        </span>
      ))}
    </span>
  )
}
