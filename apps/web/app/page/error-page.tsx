// What a reader sees when a page cannot be shown: not found, out of reach for now, or a fault with its number.
import { isRouteErrorResponse, useLocation } from 'react-router'
import { Scene } from '../ui/scene.tsx'
import { useT } from '../words/language.tsx'
import { Link } from './link.tsx'
import { NotFound } from './not-found.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  const t = useT()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <title>{`${t('home.roadEnds')} · ${t('nav.brand')}`}</title>
        <NotFound status={error.status} />
      </>
    )
  }
  const away = isRouteErrorResponse(error) && error.status === 503
  const reference = isRouteErrorResponse(error) ? (error.data as { reference?: string } | null)?.reference : undefined
  return (
    <div className="container lost" role="alert">
      <title>{`${t(away ? 'error.away' : 'error.unexpected')} · ${t('nav.brand')}`}</title>
      <div className="stack gap-16">
        <p className="overline">{isRouteErrorResponse(error) ? error.status : 500}</p>
        <h1>{t(away ? 'error.away' : 'error.unexpected')}</h1>
        <p className="large soft">{away ? t('error.unavailable') : t('error.unexpectedLead')}</p>
        {reference ? <p className="small muted">{t('error.reference', { reference })}</p> : null}
        <div className="row gap-12 wraps">
          <a className="button primary large" href={pathname + search}>
            {t('error.reload')}
          </a>
          <Link className="button outline large" to="/" reloadDocument>
            {t('nav.goHome')}
          </Link>
        </div>
      </div>
      <div className="banner lost-scene">
        <Scene sunX={340} sunY={150} />
      </div>
    </div>
  )
}
