// Ways to the anchors of the page, in the time and to the place that each has; at once for those who want no motion.
import { ANCHOR_OFFSETS, ANCHOR_SCROLL_MS } from '@menged/contracts/landing/lists'
import { useEffect } from 'react'

/** Slow at both ends. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)

/** To a place from the top, in pixels. */
export function scrollSmoothly(to: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: to, behavior: 'instant' })
    return
  }
  const from = scrollY
  let begun: number | undefined
  const step = (now: number) => {
    begun ??= now
    const part = Math.min((now - begun) / ANCHOR_SCROLL_MS, 1)
    scrollTo({ top: from + (to - from) * eased(part), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const id = link?.hash.slice(1) ?? ''
  const section = id in ANCHOR_OFFSETS && document.getElementById(id)
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.replaceState(history.state, '', `#${id}`)
  section.focus({ preventScroll: true })
  scrollSmoothly(Math.max(0, section.getBoundingClientRect().top + scrollY - (ANCHOR_OFFSETS[id] ?? 0)))
}

/** Links to `#services` and the other anchors, wherever they stand: the address follows, and the focus. */
export function useSmoothAnchors(): void {
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
