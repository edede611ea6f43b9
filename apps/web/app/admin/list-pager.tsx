// The pages of a list of the administration.
import { Pager } from '../page/pager.tsx'
import type { ScreenQuery } from './screen-query.ts'

export const ListPager = ({ current, total, query }: { current: number; total: number; query: Pick<ScreenQuery, 'linkTo'> }) =>
  total > 1 ? (
    <div className="admin-pages">
      <Pager current={current} total={total} pathOf={(page) => query.linkTo({ page: page === 1 ? '' : String(page) })} />
    </div>
  ) : null
