// Menus are popovers. Before Chrome 114, Firefox 125 and Safari 17 a menu opens as the target of the address instead (boot/older-browsers.ts), and Back closes it.

export const knowsPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Stands for no element. */
const NOTHING = '#-'

export const isOpen = (menu: HTMLElement): boolean =>
  knowsPopovers() ? menu.matches(':popover-open') : location.hash === `#${menu.id}`

export function closePopover(menu: HTMLElement | null): void {
  if (!menu || !isOpen(menu)) return
  if (knowsPopovers()) menu.hidePopover()
  else location.replace(NOTHING)
}

/** Calls `opened` each time that the menu opens. Returns what ends it. */
export function whenOpened(menu: HTMLElement, opened: () => void): () => void {
  const follow = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open' || (event.type === 'hashchange' && isOpen(menu))) opened()
  }
  const [target, type] = knowsPopovers() ? [menu, 'toggle'] : [window, 'hashchange']
  target.addEventListener(type, follow)
  return () => target.removeEventListener(type, follow)
}
