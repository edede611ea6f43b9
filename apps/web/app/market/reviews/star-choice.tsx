// One to five stars, as a group of radio buttons: what the pointer is over is filled before it is chosen.
import { CircleAlert, Star } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const STARS = [1, 2, 3, 4, 5] as const
/** 0: none yet. */
export type Stars = 0 | (typeof STARS)[number]

type StarChoiceProps = { value: Stars; onChoose: (stars: Stars) => void; error: string | null }

export function StarChoice({ value, onChoose, error }: StarChoiceProps) {
  const t = useT()
  const [hovered, setHovered] = useState<Stars>(0)
  const shown = hovered || value
  return (
    <fieldset className="star-choice" {...(error ? { 'aria-describedby': 'stars-error' } : {})}>
      <legend className="sr-only">{t('review.rating')}</legend>
      <div className="row" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label key={star} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(star)}>
            <input
              type="radio"
              className="sr-only"
              name="stars"
              value={star}
              checked={value === star}
              onChange={() => onChoose(star)}
              {...(star === 1 ? { 'data-first': '' } : {})}
              aria-label={`${star} · ${t(`review.star${star}`)}`}
            />
            <Icon of={Star} {...(star <= shown ? { className: 'filled' } : {})} />
          </label>
        ))}
      </div>
      <p className="strong star-word" aria-hidden="true">
        {shown === 0 ? null : (
          <>
            <span className="tabular">{shown}</span> · {t(`review.star${shown}`)}
          </>
        )}
      </p>
      {error ? (
        <p className="error" id="stars-error" role="alert">
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
