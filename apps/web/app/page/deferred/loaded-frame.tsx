// Around what a panel has loaded: the wait, and the way to try again.
import type { ReactNode } from 'react'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import type { Loaded } from './use-loaded.ts'

type LoadedFrameProps<Data> = { loaded: Pick<Loaded<Data>, 'data' | 'failed' | 'reload'>; children: (data: Data) => ReactNode }

export function LoadedFrame<Data>({ loaded: { data, failed, reload }, children }: LoadedFrameProps<Data>) {
  const t = useT()
  if (data !== null) return children(data)
  if (!failed) return <RowsSkeleton label={t('common.loading')} />
  return (
    <TroubleNote
      text={t('error.network')}
      action={
        <button type="button" className="link strong" onClick={reload}>
          {t('common.tryAgain')}
        </button>
      }
    />
  )
}
