// The picture: chosen, shown, changed, taken away with a cross. It is shown from the device; nothing is sent before the form is.
import { IMAGE_TYPES, imageProblem } from '@menged/contracts/marketplace/joining-rules'
import { CircleAlert, UserRound, X } from 'lucide'
import { type ChangeEvent, useRef, useState } from 'react'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { preview } from './preview.ts'

type ImageFieldProps = {
  shown: string | null
  error: string | null
  onShow: (address: string | null) => void
  onError: (text: string | null) => void
}

export function ImageField(props: ImageFieldProps) {
  const { shown, error } = props
  const t = useT()
  const { input, isChosen, choose, remove } = useImage(props)
  return (
    <div className="row gap-24 wraps">
      <Picture shown={shown} isChosen={isChosen} onRemove={remove} />
      <div className="stack">
        <div>
          <FileButton
            ref={input}
            id="join-profileImage"
            name="profileImage"
            accept={IMAGE_TYPES.join()}
            aria-describedby={`join-image-hint${error ? ' join-image-error' : ''}`}
            onChange={choose}
          >
            {t(isChosen ? 'join.imageChange' : 'join.imageChoose')}
          </FileButton>
        </div>
        <p className="hint" id="join-image-hint">
          {t('join.imageHint')}
        </p>
        <noscript>
          <p className="hint">{t('join.imageNeedsScript')}</p>
        </noscript>
        {error ? (
          <p className="error" id="join-image-error" role="alert">
            <Icon of={CircleAlert} size="small" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  )
}

type PictureProps = { shown: string | null; isChosen: boolean; onRemove: () => void }

function Picture({ shown, isChosen, onRemove }: PictureProps) {
  const t = useT()
  return (
    <span className="join-picture">
      {shown ? (
        <img className="avatar" src={shown} width={88} height={88} alt={t('join.imageAlt')} />
      ) : (
        <span className="initials" aria-hidden="true">
          <Icon of={UserRound} size="large" />
        </span>
      )}
      {isChosen ? (
        <button type="button" className="icon-button outline join-remove" aria-label={t('join.imageRemove')} onClick={onRemove}>
          <Icon of={X} size="small" />
        </button>
      ) : null}
    </span>
  )
}

function useImage({ onShow, onError }: ImageFieldProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isChosen, setChosen] = useState(false)
  const forget = () => {
    if (input.current) input.current.value = ''
    setChosen(false)
    onShow(null)
  }
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    if (!file) return forget()
    const problem = imageProblem(file)
    const address = problem ? null : await preview(file)
    if (address === null) {
      forget()
      return onError(t(problem ?? 'join.imageTypeInvalid'))
    }
    setChosen(true)
    onError(null)
    onShow(address)
  }
  const remove = () => {
    forget()
    onError(null)
    input.current?.focus()
  }
  return { input, isChosen, choose, remove }
}
