// A table of the admin area, whose rows become cards on a phone. `actions`: the last column holds what can be done, and its head is for the ears. The
// arrow keys lead from row to row.
import type { KeyboardEvent, ReactNode } from 'react'

type AdminTableProps = {
  columns: readonly string[]
  actions?: string
  look?: string
  /** The id of its title. */
  labelledBy?: string
  children: ReactNode
}

export const AdminTable = ({ columns, actions, look, labelledBy, children }: AdminTableProps) => (
  <table className={look ? `table admin-table ${look}` : 'table admin-table'} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {columns.map((words) => (
          <th key={words} scope="col">
            {words}
          </th>
        ))}
        {actions ? (
          <th scope="col">
            <span className="sr-only">{actions}</span>
          </th>
        ) : null}
      </tr>
    </thead>
    <tbody onKeyDown={goByRow}>{children}</tbody>
  </table>
)

const STOPS = 'a[href], button, summary, input[type=checkbox]'

/** To the same column of the next row, or to what the row begins with. What takes the arrow keys for itself keeps them. */
function goByRow(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = event.target as HTMLElement
  if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || !from.matches(STOPS)) return
  const cell = from.closest('td')
  const rows = Array.from(event.currentTarget.rows)
  const next = rows[rows.findIndex((row) => row.contains(from)) + by]
  const stop = next?.cells[cell?.cellIndex ?? 0]?.querySelector<HTMLElement>(STOPS) ?? next?.querySelector<HTMLElement>(STOPS)
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
