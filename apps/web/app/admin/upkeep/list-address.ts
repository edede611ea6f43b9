// Which work list is open, its page and what it is narrowed to stand in the address: Back and a copied link lead to the same list.
import type { UpkeepCounts } from '@menged/contracts/upkeep'
import { useLocation } from 'react-router'

export const LISTS = ['overdue', 'changes', 'questions', 'wishes', 'translations', 'links', 'took'] as const
export type List = (typeof LISTS)[number]

export function useListAddress() {
  const params = new URLSearchParams(useLocation().search)
  const list = LISTS.find((each) => each === params.get('list')) ?? 'overdue'
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const state = params.get('state')
  const linkTo = (change: { list?: List; page?: number; state?: string }): string =>
    `?${new URLSearchParams(
      Object.entries({ list, ...(change.list ? {} : { state: state ?? '' }), ...change })
        .map(([name, value]) => [name, String(value)])
        .filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')),
    )}`
  return { list, page, state, linkTo }
}
export type ListAddress = ReturnType<typeof useListAddress>

/** `onChange`: something was decided, so that there is less to do. */
export type ListProps = { address: ListAddress; counts: UpkeepCounts | null; onChange: () => void }
