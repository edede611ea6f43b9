// Dialogs: anything may open one by name. They are drawn in one place, modal-layer.tsx.
import type { RequestKind } from '@menged/contracts/marketplace/lists'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { Avatar } from '../session/deferred/avatar.ts'

type Nothing = Record<never, never>

/** Dialogs by name, with what they need to know. Where each stands, modals.ts says. */
export type Modals = {
  /** `copy`: something to take along, with a button that copies it. */
  alert: {
    title: string
    text: string
    confirm?: string
    onConfirm?: () => void
    danger?: boolean
    copy?: { text: string; label: string; done: string }
  }
  language: Nothing
  /** `save`: saving needs a personal account; `continue`: what was wanted needs an account; `registered`: `email` was just registered. */
  login: { reason?: 'save' | 'continue' | 'registered'; email?: string }
  /** `kind`: the form that stands first, for somebody who corrects what was typed. */
  register: { kind?: 'personal' | 'company' }
  /** After a company has registered. `mailbox`: where the mail can be read. */
  emailNotice: { email: string; mailbox: string }
  forgotPassword: { email?: string }
  avatar: { onChosen?: (avatar: Avatar) => void }
  feedback: Nothing
  /** Offers unsent text back. */
  draft: { title: string; text: string; onRestore: () => void; onDiscard: () => void }
  pushSubscribe: Nothing
  /** Ask a worker: `kind` is the tab that stands first, `service` what is asked for. */
  contact: {
    worker: { id: number; name: string; avatar?: string | null; responseTime?: string; sample?: boolean }
    kind?: RequestKind
    service?: { id: number; title: string }
  }
  /** Rate a worker; `request`: the finished one that it is about, `token`: of the private link that led here. `onDone`: it is written, changed or taken back. */
  /** `stars`: those that were pressed already. */
  review: {
    worker: { id: number; name: string }
    request?: string
    token?: string
    stars?: 1 | 2 | 3 | 4 | 5
    onDone?: () => void
  }
  /** A quick edit of a draft, or of the post that readers see. `onSaved`: something is stored. */
  editPost: { draftId?: string; postId?: string; onSaved?: () => void }
  reviewReport: { review: { id: string; clientName: string; comment: string } }
}
type ModalName = keyof Modals
export type ModalProps<Name extends ModalName> = Modals[Name] & { onClose: () => void }

type Loader<Name extends ModalName> = () => Promise<{ default: ComponentType<ModalProps<Name>> }>
export type ModalTable = { [Name in ModalName]?: Loader<Name> }

/** `isUnasked`: it opened by itself. */
export type OpenModal = { [Name in ModalName]: { name: Name; props: Modals[Name]; isUnasked?: boolean } }[ModalName]
/** `link`: where the tap leads without JavaScript. `isMissing`: what draws dialogs has not come, and is not on its way. */
type ModalState = {
  open: OpenModal | null
  link: string | null
  isMissing: boolean
  show: (open: OpenModal, link: string | null) => void
  close: () => void
}
export const useModals = create<ModalState>()((set, get) => ({
  open: null,
  link: null,
  isMissing: false,
  show: (open, link) => (get().isMissing ? followLink(link) : set({ open, link })),
  close: () => set({ open: null, link: null }),
}))

export function showModal<Name extends ModalName>(
  name: Name,
  props: Modals[Name],
  link: string | null = null,
  isUnasked = false,
): void {
  useModals.getState().show({ name, props, isUnasked } as OpenModal, link)
}

/** Offline the page that is here is worth more. */
export function followLink(link: string | null): void {
  if (link !== null && navigator.onLine) location.assign(link)
}
