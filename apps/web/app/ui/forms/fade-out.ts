// What a closed dialog leaves behind for a moment: its picture, which fades. The dialog itself is gone at once.

/** As long as --dur-2. By the clock: an animation that does not run has no end either. */
const LEAVING_MS = 200

/** Called while the dialog still stands in the page. Names and labels are taken off its copy: nothing may find or reach it. */
export function fadeOut(dialog: HTMLDialogElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width, height } = dialog.getBoundingClientRect()
  const picture = document.createElement('div')
  picture.className = 'modal'
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  for (const child of dialog.childNodes) picture.append(child.cloneNode(true))
  for (const element of picture.querySelectorAll('*'))
    for (const name of ['id', 'for', 'name', 'role', 'aria-label', 'aria-labelledby', 'aria-live']) element.removeAttribute(name)
  const leaving = document.createElement('div')
  leaving.className = 'leaving'
  leaving.inert = true
  leaving.ariaHidden = 'true'
  leaving.append(picture)
  document.body.append(leaving)
  picture.scrollTop = dialog.scrollTop
  setTimeout(() => leaving.remove(), LEAVING_MS)
}

/** Another dialog takes the place of the one that was closed. */
export function forgetFaded(): void {
  for (const leaving of document.querySelectorAll('.leaving')) leaving.remove()
}
