// Rows to the shapes of the contract.
import {
  type BrokenLink,
  DEFAULT_LANGUAGE,
  type GuideWish,
  type OverdueGuide,
  type ReportedChange,
  type Untranslated,
  WRITTEN,
} from '@menged/contracts'
import { onlyWritten } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { Upkeep } from './service.ts'

type Rows<Of extends { page: (...asked: never[]) => Promise<{ rows: unknown[] }> }> = Awaited<ReturnType<Of['page']>>
type Changes = Rows<Upkeep['changes']>
type Titled = { id: string } & Localized<'title'>

export const presentTitle = (row: Titled) => ({ _id: row.id, title: onlyWritten(textFrom(row, 'title')) })

export const presentOverdue = ({ post, ...rest }: Awaited<ReturnType<Upkeep['overdue']>>['rows'][number]): OverdueGuide => ({
  post: presentTitle(post),
  ...rest,
})

export const presentChange =
  (names: Changes['names']) =>
  ({ report, post }: Changes['rows'][number]): ReportedChange => ({
    _id: report.id,
    post: post ? presentTitle(post) : { _id: report.postId, title: {} },
    text: report.text,
    contact: report.contact,
    language: report.language,
    createdAt: report.createdAt.toISOString(),
    doneAt: report.doneAt?.toISOString() ?? null,
    doneBy: report.doneBy === null ? null : (names.get(report.doneBy) ?? null),
    note: report.note,
  })

export const presentWish = ({ firstAt, lastAt, ...rest }: Rows<Upkeep['wishes']>['rows'][number]): GuideWish => ({
  ...rest,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
})

export const presentUntranslated = ({ post }: Awaited<ReturnType<Upkeep['inOneLanguage']>>['rows'][number]): Untranslated => ({
  post: presentTitle(post),
  missing: WRITTEN.find((each) => textFrom(post, 'title')[each] === null) ?? DEFAULT_LANGUAGE,
})

export const presentLink = ({ url, fault, status, since, posts }: Rows<Upkeep['links']>['rows'][number]): BrokenLink => ({
  url,
  fault,
  status,
  since: since.toISOString(),
  posts: posts.map(presentTitle),
})
