// The one place where dialogs are drawn. Anything may open one by name; its code is loaded when it is first opened.
import { type ComponentType, lazy, Suspense } from 'react'
import { create } from 'zustand'

/** Dialogs by name, with what they need to know. */
export type Modals = {
  alert: { title: string; text: string; confirm?: string; onConfirm?: () => void; danger?: boolean }
  language: Record<never, never>
}
type Open = { [Name in keyof Modals]: { name: Name; props: Modals[Name] } }[keyof Modals]

type ModalState = { open: Open | null; show: (open: Open) => void; close: () => void }
export const useModals = create<ModalState>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}))

export function showModal<Name extends keyof Modals>(name: Name, props: Modals[Name]): void {
  useModals.getState().show({ name, props } as Open)
}

type ModalComponent<Name extends keyof Modals> = ComponentType<Modals[Name] & { onClose: () => void }>
const MODALS: { [Name in keyof Modals]: ModalComponent<Name> } = {
  alert: lazy(() => import('./modals/alert-modal.tsx')),
  language: lazy(() => import('./modals/language-modal.tsx')),
}

export function ModalHost() {
  const { open, close } = useModals()
  if (!open) return null
  const Modal = MODALS[open.name] as ComponentType<Record<string, unknown> & { onClose: () => void }>
  return (
    <Suspense fallback={null}>
      <Modal {...open.props} onClose={close} />
    </Suspense>
  )
}
