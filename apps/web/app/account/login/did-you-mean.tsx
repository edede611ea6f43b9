// Under an address with a common slip: what was probably meant, taken by one tap.
import { meantEmail } from '@menged/contracts/accounts/email-slips'
import { useT } from '../../words/language.tsx'

export function DidYouMean({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const t = useT()
  const suggestion = meantEmail(email)
  // The place is there before the words are, so that they are read out.
  return (
    <span role="status">
      {suggestion === null ? null : (
        <button type="button" className="link strong" onClick={() => onTake(suggestion)}>
          {t('account.didYouMean', { email: suggestion })}
        </button>
      )}
    </span>
  )
}
