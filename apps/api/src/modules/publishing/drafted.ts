// What the queries of drafts share, and what the SQL of other modules may read of them, as parts of a query.
import { eq, isNotNull, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { type Localized, localizedOf, pick } from '../../platform/database/columns.ts'
import { postOrganisations, publishedPosts } from '../posts/index.ts'
import { type draftNotes, drafts, type postVersions } from './tables.ts'

export type DraftRow = typeof drafts.$inferSelect

export const organisationColumns = {
  id: postOrganisations.id,
  type: postOrganisations.type,
  ...localizedOf(postOrganisations, 'name'),
}
export const listedColumns = {
  draft: drafts,
  organisation: organisationColumns,
  isLive: sql<boolean>`${publishedPosts.id} is not null`,
}
export const ofOrganisation = eq(postOrganisations.id, drafts.organisationId)
export const ofPost = eq(publishedPosts.id, drafts.postId)

/** Of versions and notes: those from while this organisation had the draft; null for all. */
export const ofWhom = (column: typeof postVersions.organisationId | typeof draftNotes.organisationId, readable: string | null) =>
  readable === null ? undefined : eq(column, readable)
export const whoseNow = (draftId: string) =>
  sql<string | null>`(select d.organisation_id from ${drafts} d where d.id = ${draftId})`

export type OrganisationRow = Localized<'name', string> & {
  id: string
  type: (typeof organisationColumns.type)['_']['data']
}
export type LivePostRow = Localized<'title'> &
  Pick<DraftRow['content'], 'category'> & {
    id: string
    updatedAt: Date
    organisation: OrganisationRow | null
  }
export type ListedRow = { draft: DraftRow; organisation: OrganisationRow | null; isLive: boolean }

/** When the post is to be looked at again, where somebody has said so; and the draft to do it in. */
export const reviewDates = new QueryBuilder()
  .select({ draftId: drafts.id, ...pick(drafts, 'postId', 'nextReview', 'ownerId') })
  .from(drafts)
  .where(isNotNull(drafts.postId))
  .as('review_dates')
