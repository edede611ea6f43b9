// The one place where dialogs are drawn. Anything may open one by name; its code is loaded when it is first opened.
import { type ComponentType, useEffect, useState } from 'react'
import { create } from 'zustand'
import { useT } from '../words/language.tsx'
import { coverPage } from './loading-overlay.tsx'
import { toastError } from './toast.ts'

type Nothing = Record<never, never>

/** Dialogs by name, with what they need to know. Where each stands, modals.ts says. */
export type Modals = {
  alert: { title: string; text: string; confirm?: string; onConfirm?: () => void; danger?: boolean }
  language: Nothing
  /** `save`: saving needs a personal account; `continue`: what was asked for needs an account. */
  login: { reason?: 'save' | 'continue'; email?: string }
  register: Nothing
  /** After a company has registered. `mailbox`: where the mail can be read. */
  emailNotice: { email: string; mailbox: string }
  forgotPassword: { email?: string }
  avatar: { onChosen?: (avatar: 'male' | 'female') => void }
  feedback: Nothing
  /** Offers unsent text back. */
  draft: { title: string; text: string; onRestore: () => void; onDiscard: () => void }
  pushSubscribe: Nothing
}
export type ModalName = keyof Modals
export type ModalProps<Name extends ModalName> = Modals[Name] & { onClose: () => void }

type Loader<Name extends ModalName> = () => Promise<{ default: ComponentType<ModalProps<Name>> }>
export type ModalTable = { [Name in ModalName]?: Loader<Name> }

type Open = { [Name in ModalName]: { name: Name; props: Modals[Name] } }[ModalName]
type ModalState = { open: Open | null; show: (open: Open) => void; close: () => void }
export const useModals = create<ModalState>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}))

export function showModal<Name extends ModalName>(name: Name, props: Modals[Name]): void {
  useModals.getState().show({ name, props } as Open)
}

type Shown = { open: Open; Modal: ComponentType<Record<string, unknown> & { onClose: () => void }> }

/** What is open stays until the code of the next one has come. */
export function ModalHost({ table }: { table: ModalTable }) {
  const t = useT()
  const { open, close } = useModals()
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    setShown((before) => (open ? before : null))
    if (!open) return
    const load = table[open.name] as (() => Promise<{ default: Shown['Modal'] }>) | undefined
    if (!load) return close()
    const uncover = coverPage()
    let wanted = true
    load()
      .then((code) => {
        if (wanted) setShown({ open, Modal: code.default })
      })
      .catch(() => {
        if (!wanted) return
        close()
        void toastError(t('error.network'), { id: 'network' })
      })
      .finally(uncover)
    return () => {
      wanted = false
      uncover()
    }
  }, [open, close, table, t])
  return open && shown ? <shown.Modal key={shown.open.name} {...shown.open.props} onClose={close} /> : null
}
