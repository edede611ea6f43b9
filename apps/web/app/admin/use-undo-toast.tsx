// Says what was done, with the way to take it back while it is said.
import { toastError, toastSuccess } from '../dialogs/toast.ts'
import { ApiError } from '../page/api-error.ts'
import { useT } from '../words/language.tsx'

/** Long enough to read it, to think, and to reach for it. */
const UNDO_MS = 10_000

export function useUndoToast() {
  const t = useT()
  return (words: string, takeBack: () => Promise<unknown>): void => {
    const id = 'admin-undo'
    const press = () =>
      takeBack().then(
        () => toastSuccess(t('admin.takenBack'), { id }),
        (error: unknown) => toastError(error instanceof ApiError ? error.message : t('error.network'), { id }),
      )
    void toastSuccess(
      <span className="row gap-12">
        <span>{words}</span>
        <button type="button" className="toast-action" onClick={() => void press()}>
          {t('post.undo')}
        </button>
      </span>,
      { id, duration: UNDO_MS },
    )
  }
}
