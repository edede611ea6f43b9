// Starts the prompts in a real page.
import { useEffect } from 'react'
import { showModal, useModals } from '../../dialogs/modal-host.ts'
import { storedToken } from '../../session/session.ts'
import { isOpen } from '../../ui/popover.ts'
import { isIos, startPrompts } from './prompts.ts'

export function usePrompts(): void {
  useEffect(
    () =>
      startPrompts({
        isAuthenticated: () => storedToken() !== null,
        open: () => useModals.getState().open?.name ?? null,
        isBusy: () =>
          document.activeElement?.matches('input, textarea, select, [contenteditable]') ||
          [...document.querySelectorAll<HTMLElement>('.popover')].some(isOpen),
        permission: () => ('Notification' in window && 'PushManager' in window ? Notification.permission : null),
        isIos: isIos(navigator),
        show: (name) => showModal(name, {}),
      }),
    [],
  )
}
