// How well search answers what people type: the guide that is meant, first or among the first three, by kind of query.
import { measureSearch } from '../apps/api/test/search-queries.ts'
import { startPortal } from '../scripts/portal.ts'

const portal = await startPortal()
try {
  const rows = await measureSearch(async (query) => {
    const response = await fetch(`${portal.origin}/api/search?language=am&q=${encodeURIComponent(query)}`)
    const { data } = (await response.json()) as { data: { _id: string }[] }
    return data.map(({ _id }) => _id)
  })
  console.log('search, what is meant is found (of the last kind: nothing is found)')
  console.table(
    rows.map(({ kind, queries, first, firstThree, nothing }) => ({
      kind,
      queries,
      'right guide first': first,
      'among first three': firstThree,
      '%': Number(((100 * firstThree) / queries).toFixed(1)),
      'nothing found': nothing,
    })),
  )
  for (const { kind, misses } of rows) if (misses.length > 0) console.log(`${kind}, missed: ${misses.join(' | ')}`)
} finally {
  await portal.stop()
}
