// Beside a guide: who does for a price what it is about. It comes after the page, for most readers do it themselves.
import { gudayList } from '@menged/contracts/calls/market/marketplace'
import type { GudayList } from '@menged/contracts/marketplace/guday'
import { pathTo } from '@menged/contracts/path-to'
import { useEffect, useState } from 'react'
import { Link } from '../../../page/link.tsx'
import { accountApi } from '../../../session/account/account-api.ts'
import { useLocale } from '../../../words/language.tsx'

/** Rows beside a guide. */
const MOST = 3

export function GuideServices({ postId }: { postId: string }) {
  const { language, t } = useLocale()
  const [found, setFound] = useState<GudayList | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const query = { guide: postId, show: MOST, language }
    // Without a connection the guide is enough.
    accountApi(language)(gudayList, { query, signal: gone.signal }).then(setFound, () => undefined)
    return () => gone.abort()
  }, [postId, language])
  if (!found || found.data.length === 0) return null
  return (
    <section className="card padded-small guide-services" aria-labelledby="guide-services">
      <h2 id="guide-services">{t('guday.railTitle')}</h2>
      <ul className="read-next">
        {found.data.map(({ id, title, price, worker }) => (
          <li key={id}>
            <Link className="row between" to={pathTo('guday', { gudayId: String(id) })}>
              <span>
                <span className="strong">{worker.name}</span>
                <span className="small muted">{title}</span>
                {worker.reviewCount > 0 ? (
                  <span className="small muted">
                    {worker.rating.toFixed(1)} · {t('market.reviews', { count: worker.reviewCount })}
                  </span>
                ) : null}
              </span>
              <span className="tag green">{t('market.birr', { amount: price.toLocaleString('en') })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {found.totalItems > found.data.length ? (
        <Link className="button tinted wide" to={pathTo('guday-geday', { guide: postId })}>
          {t('guday.railAll')}
        </Link>
      ) : null}
    </section>
  )
}
