// The life of an open draft: it is saved as it is written, also when the page is left, and others are told that somebody is here.

import { leaveDraft, draft as readDraft, saveDraft, stayAtDraft } from '@menged/contracts/calls/admin/publishing'
import type { Draft } from '@menged/contracts/publishing'
import { PRESENCE_EVERY_MS } from '@menged/contracts/publishing/lists'
import { writtenFor } from '@menged/ethiopia/languages'
import { useEffect, useRef, useState } from 'react'
import { accountApi } from '../../../session/account/account-api.ts'
import { onSessionEnd } from '../../../session/account/stored-session.ts'
import { useLocale } from '../../../words/language.tsx'
import { createSaver } from '../draft-saver.ts'
import { createDraftStore } from '../draft-state.ts'
import { forgetDraft, keepDraft } from '../stored-draft.ts'
import type { Writing } from '../use-draft.ts'

export function useAutosave(opened: Draft): Writing {
  const { language } = useLocale()
  const params = { draftId: opened.id }
  /** Drafts end with the session: this one does not come back behind it. */
  const isOver = useRef(false)
  useEffect(
    () =>
      onSessionEnd(() => {
        isOver.current = true
      }),
    [],
  )
  const [writing] = useState((): Writing => {
    const api = accountApi(language)
    const store = createDraftStore(opened, writtenFor(language))
    const saver = createSaver(store, {
      send: async (revision, { content, nextReview, organisation }) => {
        const mayMove = store.getState().draft.steps.includes('moveOrganisation')
        const body = { revision, content, nextReview, ...(mayMove ? { organisation } : {}) }
        return (await api(saveDraft, { params, body })).data
      },
      read: async () => (await api(readDraft, { params })).data,
      keep: (written, revision) => {
        if (!isOver.current) keepDraft(opened.id, { written, revision, at: Date.now() })
      },
      forget: () => forgetDraft(opened.id),
    })
    return { store, saver }
  })
  useEffect(() => {
    const { saver } = writing
    const now = () => void saver.flush()
    const hidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    addEventListener('online', now)
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('online', now)
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', hidden)
      now()
      saver.stop()
    }
  }, [writing])
  usePresence(writing, opened.id)
  return writing
}

function usePresence({ store }: Writing, draftId: string): void {
  const { language } = useLocale()
  useEffect(() => {
    const api = accountApi(language)
    const params = { draftId }
    const stay = () =>
      api(stayAtDraft, { params }).then(
        ({ data }) => store.setState({ others: data }),
        () => {
          // Who else is here is said again with the next one.
        },
      )
    void stay()
    const timer = setInterval(stay, PRESENCE_EVERY_MS)
    return () => {
      clearInterval(timer)
      void api(leaveDraft, { params }).catch(() => {
        // Who was not heard of for a while has left as well.
      })
    }
  }, [store, draftId, language])
}
