// What author and reviewers say to each other, and the versions that are kept.
import type { SignedIn } from '../../platform/access.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { accountNames } from '../accounts/index.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { noteQueries } from './note-queries.ts'
import { historyOf, stepsOf } from './policy.ts'
import { draftQueries, versionQueries } from './queries.ts'
import { type Reading, seen, writerOf } from './reading.ts'
import type { Telling } from './telling.ts'
import { requireVoice, withHeld } from './writing.ts'

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'tasks' | 'voice'> & {
  telling: Telling
  reading: Pick<Reading, 'found'>
}
type Written = { writtenBy: string | null }

export const createConversation = (parts: Parts) => ({ ...noting(parts), ...keepingVersions(parts) })

async function named<Row extends Written>(db: Database, rows: Row[]) {
  const ids = rows.map(({ writtenBy }) => writtenBy).filter((id) => id !== null)
  return { rows, names: await accountNames(db, ids) }
}

function noting({ db, clock, tasks, voice, telling, reading }: Parts) {
  const notes = async (me: SignedIn, id: string) => {
    const { writer } = await reading.found(me, id)
    return await named(db, await noteQueries.of(db, id, historyOf(writer)))
  }
  return {
    notes,
    /** @throws AppError draft_not_found, draft_step */
    addNote: async (me: SignedIn, id: string, text: string) => {
      await db.transaction(async (tx) => {
        const writer = await writerOf(tx, me)
        const draft = seen(writer, await draftQueries.hold(tx, id))
        if (!stepsOf(writer, draft).includes('note')) throw new AppError('draft_step')
        await requireVoice({ voice }, tx, me)
        const note = await noteQueries.add(tx, { draftId: id, writtenBy: me.userId, writtenAt: clock.now(), text })
        await telling.noted(tx, draft, me.userId, note)
      })
      tasks.wake()
      return await notes(me, id)
    },
  }
}

function keepingVersions({ db, clock, voice, reading }: Parts) {
  const versions = async (me: SignedIn, id: string) => {
    const { writer } = await reading.found(me, id)
    return await named(db, await versionQueries.of(db, id, historyOf(writer)))
  }
  return {
    versions,
    /** @throws AppError draft_not_found, not_found */
    version: async (me: SignedIn, id: string, number: number) => {
      const { writer } = await reading.found(me, id)
      const row = await versionQueries.one(db, { draftId: id, number, readable: historyOf(writer) })
      if (!row) throw new AppError('not_found')
      return { row, names: (await named(db, [row])).names }
    },
    /** The draft as it stands; it stays what it is. @throws AppError draft_not_found, draft_changed, draft_step */
    keepVersion: async (me: SignedIn, id: string, { revision, note }: { revision: number; note?: string | undefined }) => {
      await withHeld({ db }, me, { id, revision, step: 'save' }, async ({ tx, draft: { content } }) => {
        await requireVoice({ voice }, tx, me)
        await versionQueries.add(tx, {
          draftId: id,
          kind: 'saved',
          content,
          note: note ?? null,
          writtenBy: me.userId,
          writtenAt: clock.now(),
        })
      })
      return await versions(me, id)
    },
  }
}
