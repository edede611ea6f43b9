// Boy or Girl: the picture beside one's comments, kept on this device.
import { useState } from 'react'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { AVATAR_PICTURES, type Avatar, keepAvatar, storedAvatar } from '../../session/deferred/avatar.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'

const AVATARS = [
  ['male', 'account.boy'],
  ['female', 'account.girl'],
] as const

export default function AvatarModal({ onChosen, onClose }: ModalProps<'avatar'>) {
  const t = useT()
  const [avatar, setAvatar] = useState<Avatar>(() => storedAvatar() ?? 'male')
  const keep = () => {
    keepAvatar(avatar)
    onClose()
    onChosen?.(avatar)
  }
  return (
    <Dialog title={t('account.avatarTitle')} closeLabel={t('common.close')} onClose={onClose} lead={t('account.avatarLead')}>
      <form
        className="stack gap-24"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <fieldset className="avatars" aria-label={t('account.avatarTitle')}>
          {AVATARS.map(([value, label]) => (
            <label key={value} className={avatar === value ? 'card active' : 'card'}>
              <img src={AVATAR_PICTURES[value]} width="96" height="96" alt="" />
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
        <button type="submit" className="button primary wide large">
          {t('account.useAvatar')}
        </button>
      </form>
    </Dialog>
  )
}
