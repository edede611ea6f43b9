// The post as readers would see it, as card and as page, in either language.

import { draftPreview } from '@menged/contracts/calls/admin/publishing'
import { rowOf, WRITTEN } from '@menged/ethiopia/languages'
import { useState } from 'react'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { Segments } from '../../../ui/forms/segments.tsx'
import { fetchWords } from '../../../words/files.ts'
import { LocaleProvider, useLocale } from '../../../words/language.tsx'
import type { PreviewOf } from '../../screens.ts'
import { useDraft, useWriting } from '../use-draft.ts'

export function Preview({ of: Shown }: { of: PreviewOf }) {
  const { language, direction, t } = useLocale()
  const { saver } = useWriting()
  const draftId = useDraft(({ draft }) => draft.id)
  const first = useDraft((state) => state.side)
  const [side, setSide] = useState(first)
  const loaded = useLoaded(async () => {
    // What is shown is what was written, not what was saved a while ago.
    await saver.flush()
    const [{ data }] = await Promise.all([
      accountApi(language)(draftPreview, { params: { draftId }, query: { language: side } }),
      fetchWords(side, 'every-page'),
    ])
    return { side, ...data }
  }, side)
  return (
    <section className="stack gap-16" aria-label={t('publishing.view_preview')}>
      <Segments look="draft-preview-sides" label={t('publishing.languages')} values={WRITTEN} value={side} onChoose={setSide}>
        {(each) => <span lang={each}>{rowOf(each).name}</span>}
      </Segments>
      <LoadedFrame loaded={loaded}>
        {(found) => (
          <LocaleProvider value={{ language: found.side, direction, sticky: false }}>
            <div lang={found.side} key={`${found.side} ${found.reading.updatedAt}`}>
              <Shown card={found.card} reading={found.reading} />
            </div>
          </LocaleProvider>
        )}
      </LoadedFrame>
    </section>
  )
}
