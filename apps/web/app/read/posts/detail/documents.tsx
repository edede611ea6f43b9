// Documents needed: plain check boxes, whose ticks stay on this device.

import type { GuideReading } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import type { IconNode } from 'lucide'
import { useEffect } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { useTicks } from './use-ticks.ts'

type DocumentsProps = {
  postId: string
  documents: GuideReading['documents']
  lang: Language | undefined
  icon: IconNode
  /** How many are ready, for the bar of a phone. */
  onTicked?: ((ready: number) => void) | undefined
}

export function Documents({ postId, documents, lang, icon, onTicked }: DocumentsProps) {
  const t = useT()
  const ids = documents.map((paper) => paper.id)
  const { list, ticked, onChange } = useTicks<HTMLUListElement>('ticks', postId, ids)
  useEffect(() => onTicked?.(ticked.length), [onTicked, ticked.length])
  return (
    <>
      <dt className="documents-title">
        <Icon of={icon} />
        <span>{t('post.documents')}</span>
        <span className="muted" aria-hidden="true">
          ·
        </span>
        <span className="muted">{t('post.documentsHint')}</span>
        <output className="tabular needs-script documents-count">
          {t('post.documentsReady', { done: ticked.length, total: ids.length })}
        </output>
      </dt>
      <dd>
        <ul className="documents" ref={list} onChange={onChange}>
          {documents.map((paper) => (
            <li key={paper.id}>
              <label>
                <input type="checkbox" className="checkbox" value={paper.id} autoComplete="off" />
                <span lang={lang}>{paper.text}</span>
              </label>
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}
