// Signed in, but who one is could not be fetched: a word about it, and another try.
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { useT } from '../../words/language.tsx'

export function Unreachable() {
  const t = useT()
  return <TryAgain text={t('error.network')} onAgain={() => location.reload()} />
}
