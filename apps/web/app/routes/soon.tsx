// Addresses that are promised and not built yet: a plain page that says what will be there.
import { Signpost } from 'lucide'
import { useLocation } from 'react-router'
import { chromeOf } from '../frame/chrome.ts'
import { comingAt } from '../page/deferred/coming.ts'
import { Link } from '../page/link.tsx'
import { pageMeta } from '../page/meta.ts'
import { Empty } from '../ui/empty.tsx'
import { useT } from '../words/language.tsx'
import type { Route } from './+types/soon'

export function meta({ matches, location }: Route.MetaArgs) {
  const { title } = comingAt(location.pathname)
  return pageMeta(matches, (t) => ({ title: t(title), isListed: false }))
}

export default function Soon() {
  const t = useT()
  const { pathname } = useLocation()
  const { title, text } = comingAt(pathname)
  return (
    <div className="container page soon">
      <h1>{t(title)}</h1>
      <section className="card">
        <Empty
          icon={Signpost}
          title={t('soon.title')}
          text={t(text)}
          action={
            <Link className="button tinted" to="/">
              {t(chromeOf(pathname) === 'main' ? 'soon.readGuides' : 'nav.goHome')}
            </Link>
          }
        />
      </section>
    </div>
  )
}
