// The parts of a screen, one of which is open: a row that is pushed sideways where it does not fit. Links where the address says which, else buttons.
import { useEffect, useRef } from 'react'
import { Link } from '../page/link.tsx'
import { showInside } from '../ui/deferred/show-inside.ts'

/** `key`: what tells it from the others. */
export type Tab = { key: string; words: string; count?: number | undefined } & ({ to: string } | { onChoose: () => void })
type TabsProps = { label: string; tabs: readonly Tab[]; chosen: string }

export function Tabs({ label, tabs, chosen }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const counted = tabs.filter(({ count }) => count !== undefined).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts make them wider
  useEffect(() => showInside(row.current), [chosen, counted])
  return (
    <nav ref={row} className="admin-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <One key={tab.key} tab={tab} isChosen={tab.key === chosen} />
      ))}
    </nav>
  )
}

function One({ tab, isChosen }: { tab: Tab; isChosen: boolean }) {
  const inside = (
    <>
      <span>{tab.words}</span>
      {tab.count === undefined ? null : <span className="count">{tab.count}</span>}
    </>
  )
  const here = isChosen ? { 'aria-current': 'true' as const } : {}
  return 'to' in tab ? (
    <Link to={tab.to} preventScrollReset {...here}>
      {inside}
    </Link>
  ) : (
    <button type="button" onClick={tab.onChoose} {...here}>
      {inside}
    </button>
  )
}
