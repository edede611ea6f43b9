// What stands above a list of the marketplace.
import type { ReactNode } from 'react'
import { useT } from '../../words/language.tsx'

export function MarketHead({ heading, lead, children }: { heading: string; lead: string; children?: ReactNode }) {
  const t = useT()
  return (
    <header className="market-hero">
      <p className="overline not-on-phone" lang="am">
        {t('market.overline')}
      </p>
      <h1>{heading}</h1>
      <p className="large soft">{lead}</p>
      {children}
    </header>
  )
}
