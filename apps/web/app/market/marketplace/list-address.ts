// The list as it was left: its order, filters and words stand in its address, which goes along to an entry and back.
import { useLocation } from 'react-router'

type Left = { from: string }

/** For links that lead from a list to one of its entries. */
export function useLeft(): Left {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** `list`: its path, for who comes from elsewhere. */
export function useListAddress(list: string): string {
  const { from } = (useLocation().state ?? {}) as Partial<Left>
  return typeof from === 'string' && (from === list || from.startsWith(`${list}?`)) ? from : list
}
