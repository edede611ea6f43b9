// Puts the content folder into the database. Repeating it is harmless; it never removes anything.

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commentFileSchema, seedComments } from './modules/comments/index.ts'
import { banksFileSchema, ratesFileSchema, seedBanks, seedRates } from './modules/exchange/index.ts'
import { seedWorkers, workersFileSchema } from './modules/marketplace/index.ts'
import {
  engagementSchema,
  guideFileSchema,
  organisationFileSchema,
  type Seeded,
  seedOrganisations,
  seedPosts,
  withoutOrganisation,
} from './modules/posts/index.ts'
import { indexThese } from './modules/search/index.ts'
import type { Clock } from './platform/clock.ts'
import { ContentError, readContent, readContentFolder } from './platform/content.ts'
import type { Connection } from './platform/database/pool.ts'
import { holdLock } from './platform/database/server-queries.ts'
import type { Log } from './platform/logging.ts'

export const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))

/** Any number, the same in every version: the key of the advisory lock. */
const LOCK = 6_354_918
/** Guides that go in together. A start that is cut short is finished by the next. */
const AT_ONCE = 20

type SeedDependencies = { db: Connection; clock: Clock; log: Log; contentDir: string }

export async function seed({ db, clock, log, contentDir }: SeedDependencies): Promise<Seeded> {
  const content = await readSeed(contentDir)
  const now = clock.now()
  const { guides, engagement } = content
  const alone = oneAtATime(db, log)
  const seeded: Seeded = { added: [], updated: [] }
  await alone((tx) => seedOrganisations(tx, content.organisations))
  const [lost] = await withoutOrganisation(db, guides)
  if (lost) throw new ContentError(`guides/${lost.id}.json`, `nobody knows its organisation ${lost.organisation}`)
  for (let at = 0; at < guides.length; at += AT_ONCE) {
    const { added, updated } = await alone((tx) => seedPosts(tx, { guides: guides.slice(at, at + AT_ONCE), engagement }, now))
    seeded.added.push(...added)
    seeded.updated.push(...updated)
    // The others are looked at when the process listens: of many a start should not have to wait for all.
    await indexThese(db, [...added, ...updated])
  }
  // A comment whose guide is not written yet waits for it.
  const written = new Set(guides.map(({ id }) => id))
  const comments = content.comments.filter(({ postId }) => written.has(postId))
  await alone((tx) => seedComments(tx, comments, now))
  await alone((tx) => seedBanks(tx, content.banks))
  await alone((tx) => seedRates(tx, content.rates))
  await alone((tx) => seedWorkers(tx, content.workers, { guides: written, now }))
  if (seeded.added.length + seeded.updated.length > 0)
    log.info({ added: seeded.added.length, updated: seeded.updated }, 'guides were put in')
  return seeded
}

/** Small transactions, each by one process at a time: a second process waits, looks again and finds nothing to do. */
function oneAtATime(db: Connection, log: Log) {
  let isLogged = false
  const logOnce = () => {
    if (!isLogged) log.info('another process puts the content in; waiting for it')
    isLogged = true
  }
  return <Result>(work: (tx: Connection) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await holdLock(tx, LOCK, logOnce)
      return await work(tx)
    })
}

async function readSeed(contentDir: string) {
  const [guides, organisations, comments, engagement, banks, rates, workers] = await Promise.all([
    readContentFolder(join(contentDir, 'guides'), guideFileSchema),
    readContent(join(contentDir, 'organisations.json'), organisationFileSchema),
    readContent(join(contentDir, 'sample', 'comments.json'), commentFileSchema),
    readContent(join(contentDir, 'sample', 'engagement.json'), engagementSchema),
    readContent(join(contentDir, 'rates', 'banks.json'), banksFileSchema),
    readContent(join(contentDir, 'rates', 'sample.json'), ratesFileSchema),
    readContent(join(contentDir, 'sample', 'workers.json'), workersFileSchema),
  ])
  return { guides, organisations, comments, engagement, banks, rates, workers }
}
