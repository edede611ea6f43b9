// Two contents of a post compared: each field that differs, word by word.
import type { DraftContent } from '@menged/contracts/publishing/content'
import { useMemo } from 'react'
import { useT } from '../../words/language.tsx'
import { at, changedPaths } from './content-paths.ts'
import { fullName, partsOf } from './field-names.ts'
import { normal } from './normal.ts'
import { shownText } from './text-of.ts'
import { wordDiff } from './versions/word-diff.ts'

const textAt = (content: DraftContent, path: string): string => {
  const value = at(content, path)
  return value === undefined || value === null ? '' : shownText(path, String(value))
}

/** `before` is struck out, `after` is underlined: by element, so that it is read out too. */
export function Differences({ before, after }: { before: DraftContent; after: DraftContent }) {
  const t = useT()
  const fields = useMemo(
    () =>
      changedPaths(normal(before), normal(after))
        // The id of a paper is nothing that anybody reads.
        .filter((path) => !/^guide\.documents\.\d+\.id$/.test(path))
        .map((path) => ({ path, pieces: wordDiff(textAt(before, path), textAt(after, path)) })),
    [before, after],
  )
  if (fields.length === 0) return <p className="muted">{t('publishing.noDifference')}</p>
  return (
    <dl className="draft-differences">
      {fields.map(({ path, pieces }) => (
        <div key={path}>
          <dt>{fullName(path, t)}</dt>
          <dd lang={partsOf(path).language ?? undefined} dir="ltr">
            {pieces.map(({ kind, text }, i) => {
              // Pieces of one text, which changes as a whole.
              const key = i
              if (kind === 'same') return <span key={key}>{text}</span>
              return kind === 'gone' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
