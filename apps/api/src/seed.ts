// Puts the content folder into the database. Repeating it is harmless; it never removes anything.

import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commentFileSchema, seedComments } from './modules/comments/index.ts'
import { ratesFileSchema, seedRates } from './modules/exchange/index.ts'
import { engagementSchema, guideFileSchema, organisationFileSchema, type Seeded, seedPosts } from './modules/posts/index.ts'
import { indexThese } from './modules/search/index.ts'
import type { Clock } from './platform/clock.ts'
import { readContent, readContentFolder } from './platform/content.ts'
import type { Database } from './platform/database/pool.ts'
import { holdLock } from './platform/database/server-queries.ts'
import type { Log } from './platform/logging.ts'

export const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url))

/** Any number, the same in every version: the key of the advisory lock. */
const LOCK = 6_354_918

export async function seed({
  db,
  clock,
  log,
  contentDir,
}: {
  db: Database
  clock: Clock
  log: Log
  contentDir: string
}): Promise<Seeded> {
  const content = await readSeed(contentDir)
  const now = clock.now()
  // A comment whose guide is not written yet waits for it.
  const written = new Set(content.guides.map(({ id }) => id))
  const seeded = await db.transaction(async (tx) => {
    // A second process waits here and then finds nothing to do.
    await holdLock(tx, LOCK)
    const changed = await seedPosts(tx, content, now)
    await seedComments(
      tx,
      content.comments.filter(({ postId }) => written.has(postId)),
      now,
    )
    await seedRates(tx, content.rates)
    // The others are looked at when the process listens: of many a start should not have to wait for all.
    await indexThese(tx, [...changed.added, ...changed.updated])
    return changed
  })
  if (seeded.added.length + seeded.updated.length > 0)
    log.info({ added: seeded.added.length, updated: seeded.updated }, 'guides were put in')
  return seeded
}

async function readSeed(contentDir: string) {
  const [guides, organisations, comments, engagement, rates] = await Promise.all([
    readContentFolder(join(contentDir, 'guides'), guideFileSchema),
    readContent(join(contentDir, 'organisations.json'), organisationFileSchema),
    readContent(join(contentDir, 'sample', 'comments.json'), commentFileSchema),
    readContent(join(contentDir, 'sample', 'engagement.json'), engagementSchema),
    readContent(join(contentDir, 'rates', 'sample.json'), ratesFileSchema),
  ])
  return { guides, organisations, comments, engagement, rates }
}
