// Boy or Girl: the picture beside one's comments, kept on this device.
import { useState } from 'react'
import type { ModalProps } from '../../shell/modal-host.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useT } from '../../words/language.tsx'

/** Under this name the choice is kept: male or female. */
const AVATAR_KEY = 'comment-gender'
const AVATARS = [
  ['male', 'account.boy', '/avatar-boy.svg'],
  ['female', 'account.girl', '/avatar-girl.svg'],
] as const
type Avatar = (typeof AVATARS)[number][0]

function storedAvatar(): Avatar {
  try {
    return localStorage.getItem(AVATAR_KEY) === 'female' ? 'female' : 'male'
  } catch {
    return 'male'
  }
}

export default function AvatarModal({ onChosen, onClose }: ModalProps<'avatar'>) {
  const t = useT()
  const [avatar, setAvatar] = useState(storedAvatar)
  const keep = () => {
    try {
      localStorage.setItem(AVATAR_KEY, avatar)
    } catch {
      // Where storage is closed the choice is for this comment only.
    }
    onClose()
    onChosen?.(avatar)
  }
  return (
    <Dialog title={t('account.avatarTitle')} closeLabel={t('common.close')} onClose={onClose} lead={t('account.avatarLead')}>
      <form
        className="stack g24"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <fieldset className="avatars" aria-label={t('account.avatarTitle')}>
          {AVATARS.map(([value, label, picture]) => (
            <label key={value} className="card">
              <img src={picture} width="96" height="96" alt="" />
              <span className="row">
                <input
                  type="radio"
                  name="avatar"
                  className="radio"
                  value={value}
                  checked={avatar === value}
                  onChange={() => setAvatar(value)}
                  {...(avatar === value ? { 'data-first': '' } : {})}
                />
                <span className="strong">{t(label)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn p w lg">
          {t('account.useAvatar')}
        </button>
      </form>
    </Dialog>
  )
}
