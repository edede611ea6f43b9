// Words that were not sent the last time: they stand above the box before it is touched, and are offered back when the reader comes to write.
import { useRef, useState } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { useT } from '../../words/language.tsx'
import { draftOf, keepDraft } from './draft.ts'

type StoredDraftProps = { text: string; onRestore: () => void; onDiscard: () => void }

export function StoredDraft({ text, onRestore, onDiscard }: StoredDraftProps) {
  const t = useT()
  return (
    <div className="note">
      <div className="stack gap-4 grow">
        <p className="strong">{t('comment.draft')}</p>
        <p className="small draft">{text}</p>
        <div className="row gap-12">
          <button type="button" className="link small strong" onClick={onRestore}>
            {t('common.restore')}
          </button>
          <button type="button" className="link small" onClick={onDiscard}>
            {t('common.discard')}
          </button>
        </div>
      </div>
    </div>
  )
}

/** `kept`: what is still to be decided on; empty when there is nothing, or the reader writes something else. */
export function useStoredDraft(postId: string, parentId: string | undefined, text: string, write: (text: string) => void) {
  const t = useT()
  const [draft, setDraft] = useState(() => draftOf(postId, parentId))
  const offered = useRef(false)
  const restore = () => {
    setDraft('')
    write(draft)
  }
  const discard = () => {
    setDraft('')
    keepDraft(postId, parentId, '')
  }
  const isWritten = useRef(false)
  isWritten.current ||= text !== ''
  const kept = isWritten.current ? '' : draft
  const offer = () => {
    if (offered.current || kept === '') return
    offered.current = true
    showModal('draft', { title: t('comment.draft'), text: kept, onRestore: restore, onDiscard: discard })
  }
  return { kept, offer, restore, discard }
}
