// Posts, the organisations they are about, and how often they are read.
import { CATEGORIES, type Guide, ORGANISATION_TYPES, type Text, WRITTEN } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, localized, oneOf, textFrom } from '../../platform/database/columns.ts'
import { visitorSalts } from '../../platform/database/day-salt.ts'

export const POST_STATES = ['draft', 'in_review', 'published', 'archived'] as const
/** What a post becomes when readers may see it. */
export const SHOWN: (typeof POST_STATES)[number] = 'published'

export const organisations = pgTable(
  'organisations',
  {
    id: text().primaryKey(),
    type: text({ enum: ORGANISATION_TYPES }).notNull(),
    ...localized('name', (column) => text(column).notNull()),
    website: text(),
    /** Hash of the content that the row was made from; null for what people added. */
    seedHash: text('seed_hash'),
    /** Set when a person changes a seeded row: from then on the seed leaves it alone. */
    editedAt: instant('edited_at'),
  },
  (table) => [check('organisations_type', sql`${table.type} in (${oneOf(ORGANISATION_TYPES)})`)],
)

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    state: text({ enum: POST_STATES }).notNull().default('published'),
    category: text({ enum: CATEGORIES }).notNull(),
    organisationId: text('organisation_id').references(() => organisations.id),
    author: text().notNull(),
    ...localized('title', text),
    /** Sanitised HTML. */
    ...localized('body', text),
    /** Plain text for cards, made from the body when it is written. */
    ...localized('preview', text),
    guide: jsonb().$type<Guide>(),
    /** Beside the guide, because lists read it of many posts, and a guide is long. */
    rowFacts: jsonb('row_facts')
      .$type<Guide['row'] | Guide['facts']>()
      .generatedAlwaysAs(sql`coalesce(guide -> 'row', guide -> 'facts')`),
    /** When its facts were last known true, `2026-11` or `2026`: to count those that nobody has checked. */
    asOf: text('as_of').generatedAlwaysAs(sql`guide ->> 'asOf'`),
    related: text().array().notNull().default(sql`'{}'`),
    /** What its last change was, for those who saved it; null where nobody said. */
    change: jsonb().$type<Text>(),
    /** Place among the posts that editors recommend. */
    pinPlace: smallint('pin_place'),
    sample: boolean().notNull().default(false),
    seedHash: text('seed_hash'),
    editedAt: instant('edited_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('posts_newest').on(table.createdAt.desc().nullsFirst(), table.id).where(isPublished),
    index('posts_organisation').on(table.organisationId),
    // Few: to find out quickly that a post is not one of them.
    index('posts_unpublished').on(table.id).where(sql`${table.state} <> 'published'`),
    check('posts_state', sql`${table.state} in (${oneOf(POST_STATES)})`),
    check('posts_category', sql`${table.category} in (${oneOf(CATEGORIES)})`),
    check(
      'posts_some_language',
      sql.join(
        valuesOf(textFrom(table, 'title')).map((title) => sql`${title} is not null`),
        sql` or `,
      ),
    ),
    ...WRITTEN.map((each) => {
      const parts = (['title', 'body', 'preview'] as const).map((name) => textFrom(table, name)[each])
      return check(`posts_whole_${each}`, sql`num_nulls(${sql.join(parts, sql`, `)}) in (0, 3)`)
    }),
  ],
)

/** What published means, said nowhere else. Written out, not a parameter: only so does a prepared plan use the partial index. */
export const isPublished: SQL = sql`${posts.state} = 'published'`

/**
 * All views of a post; one that nobody has seen needs no row. Apart from the posts, because a view must not write their
 * wide rows again, and small enough to be read whole where many posts are put in order.
 */
export const postViews = pgTable(
  'post_views',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id),
    views: integer().notNull(),
  },
  (table) => [index('post_views_most').on(table.views.desc().nullsFirst()), check('post_views_views', sql`${table.views} >= 0`)],
)

/** How many posts of a category are published. Kept by triggers on the posts, see the migration: each page reads it. */
export const postCounts = pgTable('post_counts', {
  category: text({ enum: CATEGORIES }).primaryKey(),
  posts: integer().notNull(),
})

/** Views of a post on one day in Addis Ababa. `sample`: as many of them came with the seed, and the figures of the administration leave them out. */
export const postViewsDaily = pgTable(
  'post_views_daily',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id),
    day: date().notNull(),
    views: integer().notNull(),
    sample: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day] }), index('post_views_daily_day').on(table.day)],
)

/**
 * Views of all guides on a day without samples, by the category that they had when they were seen. Kept by a trigger on the views, see the migration. In four parts, so
 * that not all who read on a day wait for the same row.
 */
export const categoryViewsDaily = pgTable(
  'category_views_daily',
  {
    day: date().notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    part: smallint().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.category, table.part] })],
)

/** The ten recommended posts of a day. One row, so that processes starting the day together agree on all ten. */
export const recommendedDays = pgTable('recommended_days', {
  day: date().primaryKey(),
  postIds: text('post_ids').array().notNull(),
})

/** The posts of the top viewed organisations on a day, more than are shown: one may be withdrawn meanwhile. */
export const topViewedDays = pgTable(
  'top_viewed_days',
  {
    day: date().notNull(),
    type: text({ enum: ORGANISATION_TYPES }).notNull(),
    postIds: text('post_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
)

/** Who has seen what on a day, as salted hashes; removed with the salt after two days. */
export const viewVisitors = pgTable(
  'view_visitors',
  {
    day: date().notNull(),
    postId: text('post_id').notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.postId, table.visitor] }),
    foreignKey({ columns: [table.day], foreignColumns: [visitorSalts.day] }).onDelete('cascade'),
  ],
)
