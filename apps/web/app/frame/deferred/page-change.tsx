// After a link inside the portal: the focus goes to the new page, and its title is announced. A browser does both only when it loads a document.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export function PageChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    setTitle(document.title)
    focusPage(hash)
  }, [pathname, hash])
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

/** As it stands where it is badly encoded: `#100%`. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The part that was linked, else the heading. A field in use, a tab of the page and an open dialog keep the focus that they have. */
function focusPage(hash: string): void {
  const main = document.querySelector('main')
  const active = document.activeElement
  const isInPage = active !== main && main?.contains(active)
  if (isInPage || active?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return
  const linked = hash === '' ? null : document.getElementById(idOf(hash))
  const target = linked ?? main?.querySelector<HTMLElement>('h1')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  if (document.activeElement !== target) main?.focus({ preventScroll: true })
}
