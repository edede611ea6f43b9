// Cost, time and place of a guide in one line. What stands between two of them neither begins nor ends a line: see the sheet.

import type { RowFacts } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'

export function FactsLine({ facts: { cost, time, place }, language }: { facts: RowFacts; language: Language }) {
  if (!cost && !time && !place) return null
  return (
    <p className="facts-line" lang={language}>
      {cost ? <span>{cost} </span> : null}
      {time ? <span>{time} </span> : null}
      {place ? <span>{place}</span> : null}
    </p>
  )
}
