// What stands in the place of a page that cannot be shown. Few see it: its code comes then, and until it is there one sentence says enough.
import { lazy, Suspense } from 'react'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useT } from '../words/language.tsx'

const ErrorContent = lazy(() => untilItComes(() => import('./deferred/error-content.tsx')))

export function ErrorPage({ error }: { error: unknown }) {
  const t = useT()
  const meanwhile = (
    <div className="container page" role="alert">
      <h1>{t('error.unexpected')}</h1>
    </div>
  )
  return (
    <Suspense fallback={meanwhile}>
      <ErrorContent error={error} />
    </Suspense>
  )
}
