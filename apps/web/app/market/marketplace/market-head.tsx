// What stands above a list of the marketplace.
import type { ReactNode } from 'react'

export function MarketHead({ heading, lead, children }: { heading: string; lead: string; children?: ReactNode }) {
  return (
    <header className="market-hero">
      <h1>{heading}</h1>
      <p className="large soft">{lead}</p>
      {children}
    </header>
  )
}
