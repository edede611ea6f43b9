// The categories above a list: each a chip with how many there are.
import { useEffect, useRef } from 'react'
import { Link } from '../../page/link.tsx'
import { showInside } from '../../ui/deferred/show-inside.ts'
import { useT } from '../../words/language.tsx'

/** `onChoose`: in place of going to `to`. */
export type Sector = { name: string; count: number; to: string; isOn: boolean; onChoose?: () => void }

export function Sectors({ sectors }: { sectors: Sector[] }) {
  const t = useT()
  const line = useRef<HTMLElement>(null)
  useEffect(() => showInside(line.current), [])
  return (
    <nav ref={line} aria-label={t('market.categories')} className="sectors">
      <ul className="row">
        {sectors.map(({ name, count, to, isOn, onChoose }) => (
          <li key={name}>
            <Link
              className={isOn ? 'chip active' : 'chip'}
              to={to}
              preventScrollReset
              onClick={(event) => {
                if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onChoose()
              }}
              {...(isOn ? { 'aria-current': 'true' } : {})}
            >
              {name} <span className="tabular">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
