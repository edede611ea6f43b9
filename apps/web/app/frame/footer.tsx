// Footer: the guides by category, the other rooms, the legal pages, and that Menged is independent.
import { CATEGORIES } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import { parseIsoDate, toEthiopian, usesEthiopian } from '@menged/ethiopia/calendar'
import type { ReactNode } from 'react'
import { ModalLink } from '../dialogs/modal-link.tsx'
import { Link } from '../page/link.tsx'
import { useLocale } from '../words/language.tsx'
import { Brand } from './brand.tsx'

export function Footer({ today }: { today: string }) {
  const { language, t } = useLocale()
  const year = usesEthiopian(language) ? `${toEthiopian(parseIsoDate(today)).year} ዓ.ም.` : today.slice(0, 4)
  const column = (title: string, links: readonly (readonly [to: string, label: string])[], more?: ReactNode) => (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {more}
      </ul>
    </nav>
  )
  return (
    <footer className="site-footer">
      <div className="tibeb large" />
      <div className="container">
        <div className="footer-columns">
          <div className="stack gap-16">
            <Brand onPanel />
            <p className="footer-lead">{t('nav.tagline')}</p>
          </div>
          {column(
            t('nav.guides'),
            CATEGORIES.map((category) => [pathTo('search', { category }), t(`post.category_${category}`)]),
          )}
          {column(t('nav.brand'), [
            [pathTo('marketplace'), t('nav.marketplaceFull')],
            [pathTo('generative-ai'), t('nav.assistant')],
            [pathTo('exchange'), t('nav.exchange')],
            [pathTo('pricing'), t('nav.pricing')],
            [pathTo('lazy'), t('nav.lightList')],
          ])}
          {column(
            t('nav.about'),
            [
              [pathTo('about-us'), t('nav.contact')],
              [pathTo('terms-of-service'), t('nav.terms')],
              [pathTo('privacy-policy'), t('nav.privacy')],
            ],
            <li>
              <ModalLink to={pathTo('about-us')} modal="feedback">
                {t('nav.feedback')}
              </ModalLink>
            </li>,
          )}
        </div>
        <div className="footer-base">
          <p>
            {t('nav.copyright', { year })} {t('nav.independent')}
          </p>
          <p>{t('nav.madeIn')}</p>
        </div>
      </div>
    </footer>
  )
}
