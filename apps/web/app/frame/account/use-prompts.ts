// Starts the prompts in a real page.
import { useEffect } from 'react'
import { showModal, useModals } from '../../dialogs/modal-host.ts'
import { storedToken } from '../../session/session.ts'
import { isIos, startPrompts } from './prompts.ts'

export function usePrompts(): void {
  useEffect(
    () =>
      startPrompts({
        isAuthenticated: () => storedToken() !== null,
        open: () => useModals.getState().open?.name ?? null,
        isWriting: () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
        permission: () => ('Notification' in window && 'PushManager' in window ? Notification.permission : null),
        isIos: isIos(navigator),
        show: (name) => showModal(name, {}),
      }),
    [],
  )
}
