// Says what was done, with the way to take it back while it is said: by a press, or by the keys that take back everywhere.
import { UNDO_SECONDS } from '@menged/contracts/undo'
import { useEffect } from 'react'
import { toastError, toastSuccess } from '../dialogs/toast.ts'
import { ApiError } from '../page/api-error.ts'
import { useT } from '../words/language.tsx'

const ID = 'admin-undo'
/** Else what came of it would stay as long as the offer did. */
const RESULT = { id: ID, duration: 4000 }

/** `after`: what is shown anew once it is taken back, or once somebody else is found to have been quicker. */
export function useUndoToast(after: () => void) {
  const t = useT()
  return (words: string, takeBack: () => Promise<unknown>): void => {
    let isPressed = false
    const press = () => {
      if (isPressed) return
      isPressed = true
      void takeBack()
        .then(
          () => toastSuccess(t('admin.takenBack'), RESULT),
          (error: unknown) => toastError(error instanceof ApiError ? error.message : t('error.network'), RESULT),
        )
        .then(after)
    }
    void toastSuccess(<Undo words={words} label={t('post.undo')} onPress={press} />, { id: ID, duration: UNDO_SECONDS * 1000 })
  }
}

function Undo({ words, label, onPress }: { words: string; label: string; onPress: () => void }) {
  useEffect(() => {
    // What was pressed may be gone with its row: the way here by Tab would be longer than the toast stays.
    const look = (event: KeyboardEvent) => {
      const isTaking = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyZ'
      if (!isTaking || isWriting(event.target)) return
      event.preventDefault()
      onPress()
    }
    addEventListener('keydown', look)
    return () => removeEventListener('keydown', look)
  })
  return (
    <span className="row gap-12">
      <span>{words}</span>
      <button type="button" className="toast-action" aria-keyshortcuts="Control+Z Meta+Z" onClick={onPress}>
        {label}
      </button>
    </span>
  )
}

/** There the keys take back letters. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'))
