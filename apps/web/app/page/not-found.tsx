// This road ends here: the ways most people were looking for.
import { TRADE_LICENCE_POST_ID } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { ArrowRight, Search } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import { Link } from './link.tsx'
import { Lost } from './lost.tsx'

export function NotFound({ status = 404 }: { status?: number }) {
  const t = useT()
  const guides = [
    [pathTo('post', { postId: TRADE_LICENCE_POST_ID }), t('home.wayTrade')],
    [pathTo('post', { postId: 'passport-renewal' }), t('home.wayPassport')],
    [pathTo('exchange'), t('home.wayRates')],
  ] as const
  const actions = (
    <>
      <Link className="button primary large" to="/">
        {t('nav.goHome')}
      </Link>
      <Link className="button outline large" to={pathTo('search')}>
        <Icon of={Search} />
        {t('home.searchGuides')}
      </Link>
    </>
  )
  return (
    <Lost status={status} title={t('home.roadEnds')} lead={t('home.roadEndsLead')} actions={actions}>
      <ul className="lost-links">
        {guides.map(([to, label]) => (
          <li key={to}>
            <Link className="row between" to={to}>
              <span>{label}</span>
              <Icon of={ArrowRight} size="small" className="flip" />
            </Link>
          </li>
        ))}
      </ul>
    </Lost>
  )
}
