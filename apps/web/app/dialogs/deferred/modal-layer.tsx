// The one place where dialogs are drawn. The code of each is loaded when it is first opened.
import { type ComponentType, useEffect, useState } from 'react'
import { OpenedUnasked } from '../../ui/forms/dialog-opened.ts'
import { useT } from '../../words/language.tsx'
import { type ModalTable, type OpenModal, useModals } from '../modal-host.ts'
import { toastError } from '../toast.ts'
import { coverPage } from './page-wait.ts'

type LoadedModal = { open: OpenModal; Modal: ComponentType<Record<string, unknown> & { onClose: () => void }> }

/** What is open stays until the code of the next one has come. */
export function ModalLayer({ table }: { table: ModalTable }) {
  const t = useT()
  const { open, close } = useModals()
  const [shown, setShown] = useState<LoadedModal | null>(null)
  useEffect(() => {
    setShown((before) => (open ? before : null))
    if (!open) return
    const load = table[open.name] as (() => Promise<{ default: LoadedModal['Modal'] }>) | undefined
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
  if (!open || !shown) return null
  return (
    <OpenedUnasked value={shown.open.isUnasked === true}>
      <shown.Modal key={shown.open.name} {...shown.open.props} onClose={close} />
    </OpenedUnasked>
  )
}
