// One accessible dialog in place of alert() and confirm(): informs with one button, asks with two.
import { useState } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { useT } from '../../words/language.tsx'
import type { Modals } from '../modal-host.ts'

export default function AlertModal({
  title,
  text,
  confirm,
  onConfirm,
  danger = false,
  copy,
  onClose,
}: Modals['alert'] & { onClose: () => void }) {
  const t = useT()
  const accept = () => {
    onClose()
    onConfirm?.()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <p className="soft">{text}</p>
      {copy ? <Copied {...copy} /> : null}
      <div className="row gap-12 modal-actions">
        {/* Where something would be lost, Enter must not be what loses it. */}
        {onConfirm ? (
          <button type="button" className="button outline" onClick={onClose} {...(danger ? { 'data-first': '' } : {})}>
            {t('common.cancel')}
          </button>
        ) : null}
        <button type="button" className={`button ${danger ? 'danger' : 'primary'}`} onClick={accept}>
          {confirm ?? t('common.ok')}
        </button>
      </div>
    </Dialog>
  )
}

function Copied({ text, label, done }: NonNullable<Modals['alert']['copy']>) {
  const [message, setMessage] = useState('')
  const copy = () => copyText(text).then(() => setMessage(done))
  return (
    <div className="stack gap-12 copied">
      <a className="link ltr" href={text}>
        {text}
      </a>
      <p className="row gap-12">
        {/* Where the browser gives no clipboard the link can be held and copied. */}
        <button type="button" className="button outline small" onClick={() => void copy().catch(() => setMessage(''))}>
          {label}
        </button>
        <span className="small green" role="status">
          {message}
        </span>
      </p>
    </div>
  )
}
