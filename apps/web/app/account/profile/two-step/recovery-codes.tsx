// The recovery codes, the only time that they are shown: to copy, or to keep as a file.
import { Copy, Download } from 'lucide'
import { useEffect, useRef } from 'react'
import { toastError, toastSuccess } from '../../../dialogs/toast.ts'
import { saveFile } from '../../../page/deferred/save-file.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${t('profile.recoveryFile')}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await copyText(codes.join('\n'))
      void toastSuccess(t('profile.recoveryCopied'), { id: 'recovery' })
    } catch {
      void toastError(t('error.wentWrong'), { id: 'recovery' })
    }
  }
  const download = () => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'menged-recovery-codes.txt')
  return (
    <div className="stack gap-16">
      <div className="stack gap-4">
        <h3 ref={title} tabIndex={-1}>
          {t('profile.recoveryTitle')}
        </h3>
        <p className="small soft">{t('profile.recoveryText')}</p>
      </div>
      <ul className="two-step-codes ltr" lang="en" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row gap-12 wraps">
        <button type="button" className="button outline" onClick={copy}>
          <Icon of={Copy} size="small" />
          <span>{t('profile.recoveryCopy')}</span>
        </button>
        <button type="button" className="button outline" onClick={download}>
          <Icon of={Download} size="small" />
          <span>{t('profile.recoveryDownload')}</span>
        </button>
      </div>
      <button type="button" className="button primary" onClick={onDone}>
        {t('profile.recoveryKept')}
      </button>
    </div>
  )
}
