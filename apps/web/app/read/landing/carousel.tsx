// A row that is swiped, or moved by two buttons. It never moves by itself.
import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

type Props = { className: string; label: string; head: ReactNode; children: ReactNode }

export function Carousel({ className, label, head, children }: Props) {
  const { direction, t } = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const move = (way: 1 | -1) => {
    const { current } = list
    const item = current?.firstElementChild
    if (!current || !item) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0
    const width = item.getBoundingClientRect().width + gap
    // From the last one on to the first, and back.
    const end = current.scrollWidth - current.clientWidth
    const at = Math.abs(current.scrollLeft)
    const to = way > 0 ? (at >= end - 1 ? 0 : at + width) : at <= 1 ? end : at - width
    current.scrollTo({ left: direction === 'rtl' ? -to : to, behavior })
  }
  return (
    <div className={`carousel ${className}`}>
      <div className="row between carousel-head">
        {head}
        <div className="row gap-8 needs-script">
          <button
            type="button"
            className="icon-button outline"
            aria-controls={id}
            aria-label={t('common.previous')}
            onClick={() => move(-1)}
          >
            <Icon of={ChevronLeft} className="flip" />
          </button>
          <button
            type="button"
            className="icon-button outline"
            aria-controls={id}
            aria-label={t('common.next')}
            onClick={() => move(1)}
          >
            <Icon of={ChevronRight} className="flip" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul id={id} ref={list} aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </div>
  )
}
