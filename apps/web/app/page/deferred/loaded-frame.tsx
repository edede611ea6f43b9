// Around what a panel has loaded: the wait, and the way to try again.
import type { ReactNode } from 'react'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { useT } from '../../words/language.tsx'
import { TryAgain } from './try-again.tsx'
import type { Loaded } from './use-loaded.ts'

type LoadedFrameProps<Data> = { loaded: Pick<Loaded<Data>, 'data' | 'failed' | 'reload'>; children: (data: Data) => ReactNode }

export function LoadedFrame<Data>({ loaded: { data, failed, reload }, children }: LoadedFrameProps<Data>) {
  const t = useT()
  if (data !== null) return children(data)
  if (!failed) return <RowsSkeleton label={t('common.loading')} />
  return <TryAgain text={t('error.network')} look="link strong" onAgain={reload} />
}
