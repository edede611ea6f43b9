// Marks what is read aloud, and brings it into sight unless the reader looks at something else.
import { useCallback, useEffect, useRef } from 'react'

const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']
const MARK = 'data-read-aloud'

/** A heading stands for its part of the text: what follows up to the next one. */
function elementsAt(place: string): Element[] {
  const first = document.querySelector(`.one-language ${place}, article ${place}`)
  const isProse = first?.parentElement?.classList.contains('prose')
  const elements = first ? [first] : []
  for (let next = isProse ? first?.nextElementSibling : null; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    elements.push(next)
  return elements
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > innerHeight * 0.1 && top < innerHeight * 0.75
}

/** Marks the section at a place. Returns what brings the page back to following, after the reader has moved it. */
export function useMark(place: string | undefined): () => void {
  const moved = useRef(false)
  useEffect(() => {
    const over = new AbortController()
    const move = (event: Event) => {
      // On a button the space key presses it.
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input, textarea, select')
      if (!(event instanceof KeyboardEvent) || (SCROLL_KEYS.includes(event.key) && !isOnControl)) moved.current = true
    }
    for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, move, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  useEffect(() => {
    const elements = place ? elementsAt(place) : []
    const [first] = elements
    for (const element of elements) element.setAttribute(MARK, '')
    if (first && !moved.current && !isInSight(first)) first.scrollIntoView({ block: 'start', behavior: 'smooth' })
    return () => {
      for (const element of elements) element.removeAttribute(MARK)
    }
  }, [place])
  return useCallback(() => {
    moved.current = false
  }, [])
}
