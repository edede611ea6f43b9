// Somebody else has saved meanwhile: what differs is shown, and one of both is taken. Nothing is overwritten before that.
import type { DraftContent } from '@menged/contracts/publishing/content'
import { CircleAlert, Copy } from 'lucide'
import { useState } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { at, changedPaths } from '../content-paths.ts'
import { Differences } from '../differences.tsx'
import { writtenIn } from '../draft-state.ts'
import { fullName } from '../field-names.ts'
import { merged } from '../merge.ts'
import { momentText } from '../moments.ts'
import { normal } from '../normal.ts'
import { shownText } from '../text-of.ts'
import { useDraft, useWriting } from '../use-draft.ts'

export function Conflict() {
  const { language, t } = useLocale()
  const { saver } = useWriting()
  const theirs = useDraft((state) => state.theirs)
  const written = useDraft((state) => state.written)
  const base = useDraft((state) => state.base)
  const mine = written.content
  const [copied, setCopied] = useState(false)
  if (!theirs) return null
  const both = base && merged(base, written, writtenIn(theirs))
  const name = theirs.updatedBy?.name ?? t('publishing.somebody')
  const copy = () =>
    copyText(wordsOfMine(theirs.content, mine, (path) => fullName(path, t))).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="card draft-conflict" role="alert" aria-labelledby="draft-conflict">
      <h2 id="draft-conflict" className="row admin-title">
        <Icon of={CircleAlert} />
        <span>{t('publishing.conflict', { name })}</span>
      </h2>
      <p className="soft">{t('publishing.conflictText', { at: momentText(theirs.updatedAt, language), name })}</p>
      {both ? <p className="soft">{t('publishing.conflictBoth')}</p> : null}
      <div className="draft-conflict-diff">
        <Differences before={theirs.content} after={mine} />
      </div>
      <div className="row gap-12 wraps">
        {both ? (
          <button type="button" className="button primary" onClick={() => void saver.takeBoth(both)}>
            {t('publishing.takeBoth')}
          </button>
        ) : null}
        <button type="button" className={`button ${both ? 'outline' : 'primary'}`} onClick={() => void saver.takeMine()}>
          {t('publishing.takeMine')}
        </button>
        <button type="button" className="button outline" onClick={saver.takeTheirs}>
          {t('publishing.takeTheirs', { name })}
        </button>
        <button type="button" className="button quiet" onClick={() => void copy()}>
          <Icon of={Copy} size="small" />
          <span>{t(copied ? 'publishing.copied' : 'publishing.copyMine')}</span>
        </button>
      </div>
    </section>
  )
}

const wordsOfMine = (theirs: DraftContent, mine: DraftContent, name: (path: string) => string): string =>
  changedPaths(normal(theirs), normal(mine))
    .flatMap((path) => {
      const text = shownText(path, String(at(mine, path) ?? ''))
      return text === '' ? [] : [`${name(path)}\n${text}`]
    })
    .join('\n\n')
