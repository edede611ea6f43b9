// Of a row that is longer than the screen: what is chosen is pulled into sight, sideways only, so that the page stays where it is.

/** Pixels of the next one that are seen as well: there is more on that side. */
const EDGE = 36

export function showInside(row: Element | null): void {
  const chosen = row?.querySelector('[aria-current]')
  if (!row || !chosen) return
  const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (inner.left < outer.left + EDGE) row.scrollLeft += inner.left - outer.left - EDGE
  else if (inner.right > outer.right - EDGE) row.scrollLeft += inner.right - outer.right + EDGE
}
