// The picture beside one's comments: a girl, a boy, or the first letter of the name.
import { avatarInitial, displayName } from '@menged/contracts/accounts/rules'
import { AVATAR_PICTURES, type Avatar } from '../../session/deferred/avatar.ts'
import { useT } from '../../words/language.tsx'
import { useProfile } from './use-profile.ts'

export function AvatarChoice({ chosen }: { chosen: Avatar | null }) {
  const t = useT()
  const profile = useProfile()
  return (
    <fieldset className="stack gap-12">
      <legend className="legend">{t('profile.avatar')}</legend>
      <div className="avatar-choice">
        {(['female', 'male', ''] as const).map((value) => (
          <label key={value} className="card row gap-12">
            {value === '' ? (
              <span className="initials" aria-hidden="true">
                {avatarInitial(displayName(profile))}
              </span>
            ) : (
              <img className="avatar" src={AVATAR_PICTURES[value]} width={48} height={48} alt="" />
            )}
            <span className="strong grow">
              {t(value === '' ? 'profile.noPicture' : value === 'male' ? 'account.boy' : 'account.girl')}
            </span>
            <input
              className="checkbox round"
              type="radio"
              name="avatar"
              value={value}
              defaultChecked={(chosen ?? '') === value}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
