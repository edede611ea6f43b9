// Gig workers, what they offer, their photos, and what they have noted of their earnings.

import { EXPERIENCES, SPECIALTIES, type Specialty } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, columnsOf, instant, localized, oneOf } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { posts } from '../posts/tables.ts'

const birr = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' }).notNull()

/** Smaller numbers belong to the samples. */
const FIRST_ID = 1001

export const workers = pgTable(
  'workers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_ID }),
    /** A sample has no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Name of a picture that ships with the pages. */
    portrait: text(),
    /** Of the uploaded photo; each upload has another one. */
    photoId: uuid('photo_id'),
    ...localized('name', text),
    ...localized('description', text),
    ...localized('about', text),
    /** As it was typed. */
    location: text().notNull(),
    city: text(),
    /** The main one first. */
    specialties: text().array().$type<Specialty[]>().notNull(),
    experience: text({ enum: EXPERIENCES }).notNull(),
    hourlyRate: birr('hourly_rate'),
    startingPrice: birr('starting_price'),
    /** Set by an admin who has seen the papers. */
    identityCheckedAt: instant('identity_checked_at'),
    backgroundCheckedAt: instant('background_checked_at'),
    /** The switch of the worker; who is online was also active a moment ago. */
    available: boolean().notNull().default(false),
    activeAt: instant('active_at'),
    responseMinutes: integer('response_minutes').notNull().default(1440),
    completedTasks: integer('completed_tasks').notNull().default(0),
    unfinishedTasks: integer('unfinished_tasks').notNull().default(0),
    /** Of the reviews that are shown. */
    reviewCount: integer('review_count').notNull().default(0),
    starsGiven: integer('stars_given').notNull().default(0),
    seedHash: text('seed_hash'),
    createdAt: instant('created_at').notNull(),
    /** Of anything that the list filters or sorts by. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('workers_user').on(table.userId),
    index('workers_updated').on(table.updatedAt),
    check('workers_named', sql`num_nonnulls(${columnsOf(table, 'name')}) > 0`),
    check('workers_city', sql`${table.city} in (${oneOf(CITIES.map(({ id }) => id))})`),
    check('workers_experience', sql`${table.experience} in (${oneOf(EXPERIENCES)})`),
    check('workers_specialties', sql`cardinality(${table.specialties}) between 1 and 16`),
    check('workers_prices', sql`${table.hourlyRate} >= 0 and ${table.startingPrice} >= 0`),
  ],
)

export const workerServices = pgTable(
  'worker_services',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_ID }),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    /** Place in the worker's own list. */
    place: smallint().notNull(),
    ...localized('title', text),
    /** What is done for the price. */
    ...localized('text', text),
    price: birr('price'),
    /** Null: the worker's main one. */
    specialty: text({ enum: SPECIALTIES }),
    /** What the client must bring, a line each. */
    ...localized('papers', (column) => text(column).array()),
    /** Working days that it takes; 0 is the same day, null is not known. */
    days: smallint(),
    /** The guide to what is done. */
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('worker_services_of_worker').on(table.workerId, table.place),
    index('worker_services_of_post').on(table.postId),
    check('worker_services_titled', sql`num_nonnulls(${columnsOf(table, 'title')}) > 0`),
    check('worker_services_price', sql`${table.price} >= 0`),
    check('worker_services_specialty', sql`${table.specialty} in (${oneOf(SPECIALTIES)})`),
    check('worker_services_days', sql`${table.days} between 0 and 365`),
  ],
)

/** Re-encoded: nothing of the file that was sent is kept but what it shows. */
export const workerPhotos = pgTable('worker_photos', {
  workerId: integer('worker_id')
    .primaryKey()
    .references(() => workers.id, { onDelete: 'cascade' }),
  id: uuid().notNull().unique('worker_photos_id'),
  /** WebP, for cards and for the profile. */
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What a worker notes by hand; nobody else reads it. */
export const workerEarnings = pgTable(
  'worker_earnings',
  {
    id: uuid().primaryKey(),
    workerId: integer('worker_id')
      .notNull()
      .references(() => workers.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    amount: birr('amount'),
    note: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('worker_earnings_of_worker').on(table.workerId, table.day),
    check('worker_earnings_amount', sql`${table.amount} >= 0`),
  ],
)
