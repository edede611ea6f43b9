// Rows to the shapes of the contract.
import type {
  Card,
  Category,
  CategoryCount,
  ExperienceSummary,
  Guide,
  GuideReading,
  Language,
  Newest,
  Organisation,
  OrganisationPost,
  Outline,
  Post,
  PostDetail,
  PostLink,
  Published,
  Reading,
  Spread,
  Text,
  Told,
} from '@menged/contracts'
import { CATEGORIES, snakeNames, stepMarks, WRITTEN, type Written } from '@menged/contracts'
import { inEach, writtenFor } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { CatalogueRow, GuideRow, NewestRow } from './catalogue-queries.ts'
import type { CleanBody } from './clean.ts'
import type { CardRow, DetailRow, ListRow, OrganisationRow, ReadingRow, TitleRow } from './queries.ts'
import { rowFactsIn } from './row-facts.ts'

type Titled = Localized<'title'>

const titleIn = (row: Titled, language: Written): string => textFrom(row, 'title')[language] ?? ''

const languagesOf = (row: Titled): Written[] => WRITTEN.filter((each) => textFrom(row, 'title')[each] !== null)

/** The wanted language, or another one when the post is not written in it. An empty title of a draft is written. */
function languageFor(row: Titled, wanted: Language): Written {
  const [language, languages] = [writtenFor(wanted), languagesOf(row)]
  return languages.includes(language) ? language : (languages[0] ?? language)
}

const headIn = (row: Titled & { id: string }, language: Written) => ({
  _id: row.id,
  language,
  languages: languagesOf(row),
  title: titleIn(row, language),
})

export function presentCard(row: CardRow, wanted: Language, comments: string[]): Card {
  const language = languageFor(row, wanted)
  return {
    ...headIn(row, language),
    preview: textFrom(row, 'preview')[language] ?? '',
    facts: rowFactsIn(row.rowFacts, language),
    category: row.category,
    view: row.viewCount,
    createdAt: row.createdAt.toISOString(),
    commentCount: comments.length,
    sample: row.sample,
  }
}

export function presentPost(row: ListRow, clean: CleanBody, comments: string[]): Post {
  return {
    _id: row.id,
    ...snakeNames('title', textFrom(row, 'title')),
    ...snakeNames(
      'body',
      inEach((each) => clean(row, each)),
    ),
    view: row.viewCount,
    createdAt: row.createdAt.toISOString(),
    comments,
    category: row.category,
  }
}

const presentOrganisation = (row: OrganisationRow): Organisation => ({
  _id: row.id,
  type: row.type,
  ...snakeNames('name', textFrom(row, 'name')),
})

export function presentOrganisationPost(
  { post, organisation, recentViews }: { post: ListRow; organisation: OrganisationRow; recentViews: number },
  clean: CleanBody,
  comments: string[],
): OrganisationPost {
  return { ...presentPost(post, clean, comments), organization: presentOrganisation(organisation), recentViews }
}

export function presentDetail({ post, organisation }: DetailRow, clean: CleanBody, comments: string[]): PostDetail {
  return {
    ...presentPost(post, clean, comments),
    updatedAt: post.updatedAt.toISOString(),
    organization: organisation && presentOrganisation(organisation),
    author: post.author,
    guide: post.guide,
    sample: post.sample,
  }
}

export function presentReading(
  { post, organisation, related, commentCount, experience }: ReadingRow,
  clean: CleanBody,
  wanted: Language,
): Reading {
  const language = languageFor(post, wanted)
  return {
    ...headIn(post, language),
    body: clean(post, language) ?? '',
    guide: post.guide && readGuide(post.guide, language),
    category: post.category,
    organization: organisation && {
      name: textFrom(organisation, 'name')[language],
      type: organisation.type,
    },
    view: post.viewCount,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    commentCount,
    related: related.map((row) => presentLink(row, wanted)),
    experience: experience && readExperience(experience, language),
    sample: post.sample,
  }
}

function presentLink(row: TitleRow, wanted: Language): PostLink {
  const language = languageFor(row, wanted)
  return { _id: row.id, title: titleIn(row, language), language }
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  WRITTEN.every((each) => each in value) &&
  Object.keys(value).length === WRITTEN.length

/** Puts one language in the place of every text, however deep. The response schema checks the result. */
function readGuide(guide: Guide, language: Written): GuideReading {
  const read = (value: unknown): unknown => {
    if (isText(value)) return value[language]
    if (Array.isArray(value)) return value.map(read)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]))
  }
  return read(guide) as GuideReading
}

export const presentPublished = (row: CatalogueRow): Published => ({
  _id: row.id,
  languages: languagesOf(row),
  updatedAt: row.updatedAt.toISOString(),
})

export const presentNewest = ({ id, createdAt, updatedAt, ...rest }: NewestRow): Newest => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...rest,
})

export function presentCategories(rows: { category: Category; total: number }[]): CategoryCount[] {
  return CATEGORIES.map((id) => ({ id, posts: rows.find(({ category }) => category === id)?.total ?? 0 }))
}

/** None for a post that is no guide. */
export function presentOutline({ guide, ...row }: GuideRow, wanted: Language): Outline[] {
  if (!guide) return []
  const language = languageFor(row, wanted)
  const marks = inEach((each) => stepMarks(guide.steps, each))
  return [
    {
      _id: row.id,
      language,
      title: titleIn(row, language),
      papers: guide.documents.map(({ id }) => id),
      steps: guide.steps.map(({ title }, i) => ({ title: title[language], marks: inEach((each) => marks[each][i] ?? '') })),
    },
  ]
}

function readExperience({ paid, days, offices }: ExperienceSummary, language: Written): Told {
  return {
    cost: told(paid),
    time: told(days),
    offices: offices.map((office) => ({ name: office.name[language], cost: told(office.paid), time: told(office.days) })),
  }
}

const shown = (value: number): string => value.toLocaleString('en')
const told = (spread: Spread | null): Told['cost'] =>
  spread && {
    reports: shown(spread.reports),
    middle: shown(spread.middle),
    low: shown(spread.low),
    high: shown(spread.high),
  }
