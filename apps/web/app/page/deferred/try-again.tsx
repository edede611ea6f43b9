// What did not come, with the way to try again; nothing while nothing is wrong.
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'

export function TryAgain({ text, onAgain }: { text: string | null; onAgain: () => void }) {
  const t = useT()
  return (
    <TroubleNote
      text={text}
      action={
        <button type="button" className="button outline small" onClick={onAgain}>
          {t('common.tryAgain')}
        </button>
      }
    />
  )
}
