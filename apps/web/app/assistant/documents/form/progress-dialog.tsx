// Shows how far the document is. There is nothing to press in it: it goes when the document is there.
import { Sparkles } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { ALMOST } from './progress.ts'

export function ProgressDialog({ progress }: { progress: number }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal document-making"
      aria-labelledby="document-making"
      data-up=""
      onCancel={(event) => event.preventDefault()}
    >
      <div className="modal-body stack gap-16">
        <div className="row between">
          {/* The dialog has no control: its title takes the focus. */}
          <h2 id="document-making" tabIndex={-1}>
            {t('documents.making')}
          </h2>
          <b className="tabular gold">{progress}%</b>
        </div>
        <div
          className="progress"
          role="progressbar"
          aria-labelledby="document-making"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <i style={{ inlineSize: `${progress}%` }} />
        </div>
        <p className="soft row gap-8" role="status">
          {progress >= ALMOST ? (
            <>
              <Icon of={Sparkles} size="small" />
              {t('documents.finalizing')}
            </>
          ) : (
            t('documents.pleaseWait')
          )}
        </p>
      </div>
    </dialog>
  )
}
