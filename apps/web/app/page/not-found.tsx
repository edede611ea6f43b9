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
    <div className="wrap lost">
      <div className="stack g16">
        <p className="over">{status}</p>
        <h1>{t('home.roadEnds')}</h1>
        <p className="lg soft lost-lead">{t('home.roadEndsLead')}</p>
        <ul className="ways">
          {ways.map(([to, label]) => (
            <li key={to}>
              <Link className="row between" to={to}>
                <span>{label}</span>
                <Icon of={ArrowRight} size="s" className="flip" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="row g12 wrapx">
          <Link className="btn p lg" to="/">
            {t('nav.goHome')}
          </Link>
          <Link className="btn o lg" to={pathTo('search')}>
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
