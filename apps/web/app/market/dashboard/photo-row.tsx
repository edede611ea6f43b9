// The photo: changed or removed at once. A row that opens.
import { putPhoto, removePhoto } from '@menged/contracts/calls/market/dashboard'
import { IMAGE_TYPES } from '@menged/contracts/marketplace/joining-rules'
import { UserRound } from 'lucide'
import { accountApi } from '../../session/account/account-api.ts'
import { sendForm } from '../../session/account/send-form.ts'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { Fold } from './fold.tsx'
import type { OwnProps } from './own-props.ts'
import { useUpload } from './use-upload.ts'

export function PhotoRow(props: OwnProps) {
  const t = useT()
  const { avatar } = props.worker
  const small = avatar ? <img className="avatar" src={avatar} width={36} height={36} alt="" /> : null
  return (
    <Fold title={t('dashboard.photo')} picture={small}>
      {() => <Photo {...props} />}
    </Fold>
  )
}

function Photo({ worker, onChange }: OwnProps) {
  const { language, t } = useLocale()
  const { input, choose, busy, submit, errorOf, formError } = useUpload(async (file) => {
    const form = new FormData()
    form.set('photo', file)
    onChange((await sendForm(putPhoto, form, language)).data)
  })
  const remove = () => submit(async () => onChange((await accountApi(language)(removePhoto)).data))
  return (
    <>
      <div className="row gap-24 wraps">
        {worker.avatar ? (
          <img className="avatar" src={worker.avatar} width={88} height={88} alt={t('join.imageAlt')} />
        ) : (
          <span className="initials own-initials" aria-hidden="true">
            <Icon of={UserRound} size="large" />
          </span>
        )}
        <div className="stack">
          <div className="row gap-12 wraps">
            <FileButton ref={input} id="own-photo-file" accept={IMAGE_TYPES.join()} onChange={choose} busy={busy}>
              {t(worker.avatar ? 'join.imageChange' : 'join.imageChoose')}
            </FileButton>
            {worker.avatar ? (
              <button type="button" className="button quiet" aria-disabled={busy} onClick={remove}>
                {t('join.imageRemove')}
              </button>
            ) : null}
          </div>
          <p className="hint">{t('join.imageHint')}</p>
        </div>
      </div>
      <TroubleNote text={errorOf('photo') ?? formError('photo')} />
    </>
  )
}
