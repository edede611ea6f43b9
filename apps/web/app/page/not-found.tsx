// This road ends here: the scene, and the ways most people were looking for.
import { TRADE_LICENCE_POST_ID } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { ArrowRight, Search } from 'lucide'
import { Icon } from '../ui/icon.tsx'
import { Scene } from '../ui/scene.tsx'
import { useT } from '../words/language.tsx'
import { Link } from './link.tsx'

export function NotFound({ status = 404 }: { status?: number }) {
  const t = useT()
  const ways = [
    [pathTo('post', { postId: TRADE_LICENCE_POST_ID }), t('home.wayTrade')],
    [pathTo('post', { postId: 'passport-renewal' }), t('home.wayPassport')],
    [pathTo('exchange'), t('home.wayRates')],
  ] as const
  return (
    <div className="container lost">
      <div className="stack gap-16">
        <p className="overline">{status}</p>
        <h1>{t('home.roadEnds')}</h1>
        <p className="large soft lost-lead">{t('home.roadEndsLead')}</p>
        <ul className="lost-links">
          {ways.map(([to, label]) => (
            <li key={to}>
              <Link className="row between" to={to}>
                <span>{label}</span>
                <Icon of={ArrowRight} size="small" className="flip" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="row gap-12 wraps">
          <Link className="button primary large" to="/">
            {t('nav.goHome')}
          </Link>
          <Link className="button outline large" to={pathTo('search')}>
            <Icon of={Search} />
            {t('home.searchGuides')}
          </Link>
        </div>
      </div>
      <div className="banner lost-scene">
        <Scene sunX={340} sunY={150} />
      </div>
    </div>
  )
}
