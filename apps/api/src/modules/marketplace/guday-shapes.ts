// Rows of services to the shapes of the contract.
import type { Guday, Language, GudayRow as Listed, PostLink } from '@menged/contracts'
import type { GudayRow, GuideRow } from './guday-queries.ts'
import { type CardContext, inLanguage, presentLink, presentWorkerCard } from './present.ts'

export function presentGudayRow({ service, worker }: GudayRow, context: CardContext): Listed {
  const { id, name, avatar, sample, isOnline, isVerified, rating, reviewCount, location } = presentWorkerCard(worker, context)
  return {
    id: service.id,
    title: inLanguage(context.language, service.titleEn, service.titleAm),
    price: service.price,
    days: service.days,
    worker: { id, name, avatar, sample, isOnline, isVerified, rating, reviewCount, location },
  }
}

type Found = { row: GudayRow; guides: GuideRow[]; similar: GudayRow[]; now: Date }

export function presentGuday({ row, guides, similar, now }: Found, language: Language): Guday {
  const context = { language, now }
  const { service, worker } = row
  const [wanted, other] = language === 'am' ? [service.papersAm, service.papersEn] : [service.papersEn, service.papersAm]
  return {
    ...presentGudayRow(row, context),
    text: inLanguage(language, service.textEn, service.textAm),
    papers: (wanted?.length ? wanted : other) ?? [],
    worker: presentWorkerCard(worker, context),
    guides: presentGuides(guides, language),
    similar: similar.map((each) => presentGudayRow(each, context)),
  }
}

export const presentGuides = (rows: readonly GuideRow[], language: Language): PostLink[] =>
  rows.flatMap((row) => presentLink(row, language) ?? [])
