// The editor of one post: fetched, and what was kept on the device is offered back.

import { draft as readDraft } from '@menged/contracts/calls/admin/publishing'
import type { Draft } from '@menged/contracts/publishing'
import { valuesOf } from '@menged/ethiopia/text'
import { useEffect, useRef } from 'react'
import { showModal } from '../../../dialogs/modal-host.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { useLocale } from '../../../words/language.tsx'
import type { PreviewOf } from '../../screens.ts'
import { momentText } from '../moments.ts'
import { sameWritten } from '../normal.ts'
import { forgetDraft, type StoredDraft, storedDraft } from '../stored-draft.ts'
import { type Writing, WritingContext } from '../use-draft.ts'
import { Editor } from './editor.tsx'
import { useAutosave } from './use-autosave.ts'

export default function EditorScreen({ id, preview }: { id: string; preview: PreviewOf }) {
  const { language } = useLocale()
  const params = { draftId: id }
  const loaded = useLoaded(async () => (await accountApi(language)(readDraft, { params })).data, id)
  return <LoadedFrame loaded={loaded}>{(draft) => <Desk key={draft.id} draft={draft} preview={preview} />}</LoadedFrame>
}

function Desk({ draft, preview }: { draft: Draft; preview: PreviewOf }) {
  const writing = useAutosave(draft)
  useStoredText(writing, draft)
  return (
    <WritingContext value={writing}>
      <Editor preview={preview} />
    </WritingContext>
  )
}

const wordsOf = ({ written: { content } }: StoredDraft): string =>
  [...valuesOf(content.title), ...valuesOf(content.guide?.summary ?? {})].filter((text) => text.trim() !== '').join(' · ')

/** The draft alert: what was written the last time and did not reach the server. */
function useStoredText({ store, saver }: Writing, draft: Draft): void {
  const { language, t } = useLocale()
  const isOffered = useRef(false)
  useEffect(() => {
    const kept = isOffered.current ? null : storedDraft(draft.id)
    isOffered.current = true
    if (!kept) return
    if (sameWritten(kept.written, store.getState().written)) return forgetDraft(draft.id)
    const at = momentText(new Date(kept.at).toISOString(), language)
    showModal('draft', {
      title: t('publishing.keptTitle'),
      text: [t('publishing.keptText', { at }), wordsOf(kept)].filter(Boolean).join('\n'),
      onRestore: () => saver.bringBack(kept.written, kept.revision),
      onDiscard: () => forgetDraft(draft.id),
    })
  }, [draft, store, saver, language, t])
}
