// How well search finds what people type: the guide that is meant, first or among the first three, by kind of query. And how long it takes.
import { DEVELOPED_ON, HELD_OUT, measureSearch, TUNED, UNTOUCHED } from '../apps/api/test/search-queries.ts'
import { startPortal } from '../scripts/portal.ts'

const PARTS = {
  'tuned to': TUNED,
  'written before the search was changed, developed on': DEVELOPED_ON,
  'held out': HELD_OUT,
  untouched: UNTOUCHED,
}

const portal = await startPortal()
const times: number[] = []

async function find(query: string): Promise<string[]> {
  const start = performance.now()
  const response = await fetch(`${portal.origin}/api/search?language=am&q=${encodeURIComponent(query)}`)
  const { data } = (await response.json()) as { data: { _id: string }[] }
  times.push(performance.now() - start)
  return data.map(({ _id }) => _id)
}

try {
  for (const [part, kinds] of Object.entries(PARTS)) {
    const rows = await measureSearch(kinds, find)
    console.log(`search, what is meant is found (of those without a guide: nothing is found): ${part}`)
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
    if (kinds === HELD_OUT || kinds === UNTOUCHED) continue
    for (const { kind, misses } of rows) if (misses.length > 0) console.log(`${kind}, missed: ${misses.join(' | ')}`)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`a search takes ${at(0.5)} ms, one in a hundred ${at(0.99)} ms`)
} finally {
  await portal.stop()
}
