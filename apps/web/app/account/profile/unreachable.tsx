// Signed in, but who one is could not be fetched: a word about it, and another try.
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'

export function Unreachable() {
  const t = useT()
  return (
    <TroubleNote
      text={t('error.network')}
      action={
        <button type="button" className="button outline small" onClick={() => location.reload()}>
          {t('common.tryAgain')}
        </button>
      }
    />
  )
}
