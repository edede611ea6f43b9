// What did not come, with the way to try again; nothing while nothing is wrong.
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'

type TryAgainProps = { text: string | null; look?: string; onAgain: () => void }

export function TryAgain({ text, look = 'button outline small', onAgain }: TryAgainProps) {
  const t = useT()
  const button = (
    <button type="button" className={look} onClick={onAgain}>
      {t('common.tryAgain')}
    </button>
  )
  return <TroubleNote text={text} action={button} />
}
