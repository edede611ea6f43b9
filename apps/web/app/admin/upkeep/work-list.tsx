// A work list: its rows as a table, or a word that there are none, and its pages.
import { CircleCheck, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import type { Loaded } from '../../page/deferred/use-loaded.ts'
import { Pager } from '../../page/pager.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Tabs } from '../tabs.tsx'
import { CardHead } from './card-head.tsx'
import type { ListAddress } from './list-address.ts'

type Page<Row> = { data: Row[]; currentPage: number; totalPages: number; totalItems: number }
type WorkListProps<Row> = {
  title: string
  /** A line about it. */
  text?: string
  loaded: Pick<Loaded<Page<Row>>, 'data' | 'failed' | 'reload'>
  address: ListAddress
  columns: readonly string[]
  row: (row: Row) => ReactNode
  empty: { icon?: IconNode; title: string; text?: string }
  /** Beside the title. */
  tools?: ReactNode
  /** Between the title and the rows. */
  above?: ReactNode
}

export function WorkList<Row>({ title, text, loaded, address, columns, row, empty, tools, above }: WorkListProps<Row>) {
  return (
    <LoadedFrame loaded={loaded}>
      {({ data, currentPage, totalPages }) => (
        <section className="card" aria-labelledby="upkeep-list">
          <CardHead id="upkeep-list" title={title} {...(text ? { text } : {})}>
            {tools}
          </CardHead>
          {data.length === 0 ? (
            <Empty icon={CircleCheck} {...empty} />
          ) : (
            <>
              {above}
              <Rows columns={columns}>{data.map(row)}</Rows>
            </>
          )}
          {totalPages > 1 ? (
            <div className="admin-pages">
              <Pager current={currentPage} total={totalPages} pathOf={(page) => address.linkTo({ page })} />
            </div>
          ) : null}
        </section>
      )}
    </LoadedFrame>
  )
}

/** The last column holds what can be done: its head is for the ears. */
export const Rows = ({ columns, children }: { columns: readonly string[]; children: ReactNode }) => (
  <AdminTable look="upkeep-table" columns={columns.slice(0, -1)} actions={columns.at(-1) ?? ''}>
    {children}
  </AdminTable>
)

type StatesProps = {
  address: ListAddress
  label: string
  states: readonly (readonly [state: string, words: string])[]
  now: string
}

/** The states of a list, as links. */
export const States = ({ address, label, states, now }: StatesProps) => (
  <Tabs
    label={label}
    tabs={states.map(([key, words]) => ({ key, words, to: address.linkTo({ state: key, page: 1 }) }))}
    chosen={now}
  />
)
