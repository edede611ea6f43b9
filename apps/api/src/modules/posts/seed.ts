// Puts the guides of the content folder into the database. Repeating it changes nothing; a changed file changes its
// row, unless a person has edited the row; nothing is ever removed.

import { createHash } from 'node:crypto'
import {
  categorySchema,
  guideSchema,
  inEachOf,
  LIMITS,
  organisationTypeSchema,
  postIdSchema,
  type Text,
  TOP_VIEWED_DAYS,
  textSchema,
} from '@menged/contracts'
import { addisDate, inEach, isoDate } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { z } from 'zod'
import { hashOfContent } from '../../platform/content.ts'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { sanitise } from '../../platform/sanitise.ts'
import { previewOf } from './preview.ts'
import { seedQueries } from './seed-queries.ts'

const htmlSchema = z.string().min(1).max(LIMITS.postBody)

export const organisationFileSchema = z.array(
  z.object({ id: postIdSchema, type: organisationTypeSchema, name: textSchema, website: z.string().max(100).optional() }),
)
export const guideFileSchema = guideSchema.extend({
  id: postIdSchema,
  category: categorySchema,
  organisation: postIdSchema.nullable(),
  title: inEachOf(z.string().min(1).max(LIMITS.title)),
  related: z.array(postIdSchema).max(10),
  body: inEachOf(htmlSchema),
})
export const engagementSchema = z.record(
  postIdSchema,
  z.object({ views: z.int().min(0), daysAgo: z.number().min(0), views30: z.int().min(0) }),
)
export type OrganisationFile = z.infer<typeof organisationFileSchema>
export type GuideFile = z.infer<typeof guideFileSchema>
export type Engagement = z.infer<typeof engagementSchema>

type Content = { guides: GuideFile[]; engagement: Engagement }
export type Seeded = { added: string[]; updated: string[] }

/** Seeded organisations have no login and write nothing: the author is the portal. */
export const AUTHOR = 'Menged'
/** With today these are the thirty days of the top viewed list. */
const VIEW_DAYS = TOP_VIEWED_DAYS - 1

/** Their organisations must be there. */
export async function seedPosts(db: Connection, content: Content, now: Date): Promise<Seeded> {
  const queries = seedQueries(db)
  const rows = await queries.knownPosts(content.guides.map(({ id }) => id))
  const known = new Map(rows.map((row) => [row.id, row]))
  const seeded: Seeded = { added: [], updated: [] }
  for (const guide of content.guides) {
    const seedHash = hashOfContent(guide)
    const row = known.get(guide.id)
    if (!row) {
      const engagement = content.engagement[guide.id] ?? QUIET
      const daily = dailyViews(guide.id, engagement.views30, now)
      await queries.addPost(newPost({ guide, seedHash, engagement, now }), { total: engagement.views, daily })
      seeded.added.push(guide.id)
    } else if (row.seedHash !== null && row.seedHash !== seedHash && row.editedAt === null) {
      await queries.updatePost(guide.id, { ...contentColumns(guide), seedHash, updatedAt: now })
      seeded.updated.push(guide.id)
    }
  }
  return seeded
}

/** For a guide that the sample numbers do not know. */
const QUIET = { views: 0, daysAgo: 0, views30: 0 }

export async function seedOrganisations(db: Connection, list: OrganisationFile): Promise<void> {
  const queries = seedQueries(db)
  const rows = await queries.knownOrganisations(list.map(({ id }) => id))
  const known = new Map(rows.map(({ id, seedHash }) => [id, seedHash]))
  for (const organisation of list) {
    const { id, type, name, website } = organisation
    const values = { type, ...textAs('name', name), website: website ?? null, seedHash: hashOfContent(organisation) }
    const found = known.get(id)
    if (found === undefined) await queries.addOrganisation(id, values)
    else if (found !== null && found !== values.seedHash) await queries.updateOrganisation(id, values)
  }
}

function contentColumns({ id: _id, category, organisation, title, related, body, ...guide }: GuideFile) {
  const clean: Text = inEach((each) => sanitise(body[each]))
  return {
    category,
    organisationId: organisation,
    ...textAs('title', title),
    ...textAs('body', clean),
    ...textAs(
      'preview',
      inEach((each) => previewOf(clean[each])),
    ),
    guide,
    related,
  }
}

/** Of these guides those whose organisation nobody knows. */
export async function withoutOrganisation(db: Connection, guides: GuideFile[]): Promise<GuideFile[]> {
  const named = guides.filter(({ organisation }) => organisation !== null)
  const rows = await seedQueries(db).knownOrganisations(named.map(({ organisation }) => organisation ?? ''))
  const known = new Set(rows.map(({ id }) => id))
  return named.filter(({ organisation }) => !known.has(organisation ?? ''))
}

type Addition = { guide: GuideFile; seedHash: string; engagement: Engagement[string]; now: Date }

function newPost({ guide, seedHash, engagement, now }: Addition) {
  const createdAt = new Date(now.getTime() - engagement.daysAgo * DAY_MS)
  return {
    id: guide.id,
    ...contentColumns(guide),
    author: AUTHOR,
    sample: true,
    seedHash,
    createdAt,
    // The date of writing is a sample like the views; that it was put in today is true.
    updatedAt: now,
  }
}

/** Spreads the views over the last days, today excepted; uneven, but the same at each run. */
export function dailyViews(postId: string, total: number, now: Date): { postId: string; day: string; views: number }[] {
  const weights = Array.from(
    { length: VIEW_DAYS },
    (_, index) => 60 + (createHash('sha256').update(`${postId} ${index}`).digest()[0] ?? 0),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let reached = 0
  return weights
    .map((weight, index) => {
      reached += weight
      const views = Math.round((total * reached) / whole) - given
      given += views
      return { postId, day: isoDate(addisDate(new Date(now.getTime() - (index + 1) * DAY_MS))), views }
    })
    .filter(({ views }) => views > 0)
}
