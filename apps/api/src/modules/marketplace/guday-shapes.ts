// Rows of services to the shapes of the contract.
import type { Guday, Language, GudayRow as Listed, PostLink } from '@menged/contracts'
import { inEach, textIn, whichIn } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import type { GudayRow, GuideRow } from './guday-queries.ts'
import { type CardContext, presentLink, presentWorkerCard } from './present.ts'

export function presentGudayRow({ service, worker }: GudayRow, context: CardContext): Listed {
  const { id, name, avatar, sample, isOnline, isVerified, rating, reviewCount, location } = presentWorkerCard(worker, context)
  return {
    id: service.id,
    title: textIn(textFrom(service, 'title'), context.language),
    price: service.price,
    days: service.days,
    worker: { id, name, avatar, sample, isOnline, isVerified, rating, reviewCount, location },
  }
}

type Found = { row: GudayRow; guides: GuideRow[]; similar: GudayRow[]; now: Date }

export function presentGuday({ row, guides, similar, now }: Found, language: Language): Guday {
  const context = { language, now }
  const { service, worker } = row
  const papers = textFrom(service, 'papers')
  const found = whichIn(
    inEach((each) => papers[each]?.length),
    language,
  )
  return {
    ...presentGudayRow(row, context),
    text: textIn(textFrom(service, 'text'), language),
    papers: (found && papers[found]) ?? [],
    worker: presentWorkerCard(worker, context),
    guides: presentGuides(guides, language),
    similar: similar.map((each) => presentGudayRow(each, context)),
  }
}

export const presentGuides = (rows: readonly GuideRow[], language: Language): PostLink[] =>
  rows.flatMap((row) => presentLink(row, language) ?? [])
