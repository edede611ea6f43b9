// The pages of a list of the administration.

import { Link } from '../../page/link.tsx'
import { Pager } from '../../ui/deferred/pager.tsx'
import { useT } from '../../words/language.tsx'
import type { ScreenQuery } from './screen-query.ts'

export function PeoplePager({ current, total, query }: { current: number; total: number; query: ScreenQuery }) {
  const t = useT()
  return (
    <div className="people-pages">
      <Pager
        current={current}
        total={total}
        label={t('common.pages')}
        summary={t('common.pageOf', { page: current, pages: total })}
        previous={t('common.previous')}
        next={t('common.next')}
        nameOf={(page) => t('common.goToPage', { page })}
        link={(page, content, props) => (
          <Link {...props} to={query.linkTo({ page: page === 1 ? '' : String(page) })}>
            {content}
          </Link>
        )}
      />
    </div>
  )
}
