// Which rows of a work list are chosen: those that are still there.
import { useState } from 'react'

export function usePicked<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => picked.has(idOf(row)))
  const isAll = rows.length > 0 && chosen.length === rows.length
  return {
    chosen,
    isAll,
    isPicked: (id: string) => picked.has(id),
    toggle: (id: string) =>
      setPicked((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id])),
    toggleAll: () => setPicked(new Set(isAll ? [] : rows.map(idOf))),
    clear: () => setPicked(new Set()),
  }
}
