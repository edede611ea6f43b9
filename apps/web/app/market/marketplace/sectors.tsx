// The categories above a list: each a chip with how many there are.
import { useEffect, useRef } from 'react'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'

export type Sector = { name: string; count: number; to: string; isOn: boolean }

export function Sectors({ sectors }: { sectors: Sector[] }) {
  const t = useT()
  const line = useRef<HTMLElement>(null)
  // On a phone the line is longer than the screen: what an address has chosen is pulled into it.
  useEffect(() => {
    const chosen = line.current?.querySelector('[aria-current]')
    if (!line.current || !chosen) return
    const [outer, inner] = [line.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    line.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
  }, [])
  return (
    <nav ref={line} aria-label={t('market.categories')} className="sectors">
      <ul className="row">
        {sectors.map(({ name, count, to, isOn }) => (
          <li key={name}>
            <Link
              className={isOn ? 'chip active' : 'chip'}
              to={to}
              preventScrollReset
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
