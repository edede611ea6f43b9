// The posts that somebody may write; and, where the address names one, its editor, whose code comes then.
import { lazy, Suspense } from 'react'
import { RowsSkeleton } from '../../../ui/deferred/rows-skeleton.tsx'
import { untilItComes } from '../../../ui/until-it-comes.ts'
import { useT } from '../../../words/language.tsx'
import type { ScreenProps } from '../../screens.ts'
import { PostList } from './post-list.tsx'

const EditorScreen = lazy(() => untilItComes(() => import('../editor/editor-screen.tsx')))

export default function Posts({ id, preview }: ScreenProps) {
  const t = useT()
  if (id === null) return <PostList />
  return (
    <Suspense fallback={<RowsSkeleton label={t('common.loading')} />}>
      <EditorScreen id={id} preview={preview} />
    </Suspense>
  )
}
