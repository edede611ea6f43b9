// The picture beside one's comments: a girl, a boy, or the first letter of the name.
import { avatarInitial, displayName } from '@menged/contracts/account-rules'
import { useT } from '../../words/language.tsx'
import { PICTURES } from './profile-head.tsx'
import { useProfile } from './use-profile.ts'

/** Under this key comments look for it on this device. */
const AVATAR_KEY = 'comment-gender'

export function rememberAvatar(avatar: 'male' | 'female' | null): void {
  try {
    if (avatar) localStorage.setItem(AVATAR_KEY, avatar)
    else localStorage.removeItem(AVATAR_KEY)
  } catch {
    // Storage is closed: the account has it.
  }
}

export function AvatarChoice({ chosen }: { chosen: 'male' | 'female' | null }) {
  const t = useT()
  const profile = useProfile()
  return (
    <fieldset className="stack g12">
      <legend className="legend">{t('profile.avatar')}</legend>
      <div className="avatar-choice">
        {(['female', 'male', ''] as const).map((value) => (
          <label key={value} className="card row g12">
            {value === '' ? (
              <span className="ini" aria-hidden="true">
                {avatarInitial(displayName(profile))}
              </span>
            ) : (
              <img className="avatar" src={PICTURES[value]} width={48} height={48} alt="" />
            )}
            <span className="strong grow">
              {t(value === '' ? 'profile.noPicture' : value === 'male' ? 'account.boy' : 'account.girl')}
            </span>
            <input className="box r" type="radio" name="avatar" value={value} defaultChecked={(chosen ?? '') === value} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
