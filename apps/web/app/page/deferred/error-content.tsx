// What a reader sees when a page cannot be shown: not found, out of reach for now, or a fault with its number.
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useT } from '../../words/language.tsx'
import { Link } from '../link.tsx'
import { Lost } from '../lost.tsx'
import { NotFound } from '../not-found.tsx'

export default function ErrorContent({ error }: { error: unknown }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const known = isRouteErrorResponse(error) ? error : null
  if (known?.status === 404 || known?.status === 400) {
    return (
      <>
        <title>{`${t('home.roadEnds')} · ${t('nav.brand')}`}</title>
        <NotFound status={known.status} />
      </>
    )
  }
  const away = known?.status === 503
  const title = t(away ? 'error.away' : 'error.unexpected')
  const lead = t(away ? 'error.unavailable' : 'error.unexpectedLead')
  const reference = (known?.data as { reference?: string } | null | undefined)?.reference
  const actions = (
    <>
      <a className="button primary large" href={pathname + search}>
        {t('error.reload')}
      </a>
      <Link className="button outline large" to="/" reloadDocument>
        {t('nav.goHome')}
      </Link>
    </>
  )
  return (
    <>
      <title>{`${title} · ${t('nav.brand')}`}</title>
      <Lost isAlert status={known?.status ?? 500} title={title} lead={lead} actions={actions}>
        {reference ? <p className="small muted">{t('error.reference', { reference })}</p> : null}
      </Lost>
    </>
  )
}
