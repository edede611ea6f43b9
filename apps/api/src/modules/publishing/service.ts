// Publishing, part by part: reading and writing drafts, their way to readers, what is said about them, pictures, and content as files.
import type { SignedIn } from '../../platform/access.ts'
import { daily, hourly } from '../../platform/tasks/jobs.ts'
import { organisationOf } from '../accounts/index.ts'
import { createChecked } from './checked.ts'
import { createConversation } from './conversation.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { createMoving } from './moving.ts'
import { noteQueries } from './note-queries.ts'
import { createPostPictures } from './pictures.ts'
import { isStaff, maySee } from './policy.ts'
import { createPresence } from './presence.ts'
import { draftQueries, versionQueries } from './queries.ts'
import { createReading } from './reading.ts'
import { handleSchedule } from './scheduling.ts'
import { createTelling } from './telling.ts'
import { createWorkflow } from './workflow.ts'
import { createRestoring, createWriting } from './writing.ts'

export function createPublishing(dependencies: PublishingDependencies) {
  const { db, clock, tasks, audit, search, saved, voice, copy, images } = dependencies
  const presence = createPresence({ db, clock })
  const telling = createTelling(dependencies)
  const reading = createReading({ db, clock, presence })
  handleSchedule({ db, clock, tasks, audit, telling })
  tasks.handle('post-shown', async ({ postId }: { postId: string }) => {
    await search.reindex(postId)
    await saved.notifyOfChanges()
  })
  const pictures = createPostPictures(dependencies)
  const writing = createWriting({ db, clock, voice })
  return {
    reading,
    writing: { ...writing, ...createRestoring({ db, clock, voice }) },
    ...createChecked({ db, clock, audit, open: writing.open }),
    workflow: createWorkflow({ db, clock, tasks, audit, voice, telling }),
    conversation: createConversation({ db, clock, tasks, voice, telling, reading }),
    pictures,
    moving: createMoving({ db, clock, tasks, audit, telling, copy, images }),
    /** Returns who else is there. @throws AppError draft_not_found */
    stay: async (me: SignedIn, id: string) => {
      await reading.found(me, id)
      await presence.stay(id, me.userId)
      return await reading.others(me, id)
    },
    leave: (me: SignedIn, id: string): Promise<void> => presence.leave(id, me.userId),
    /** What an account has begun and kept, and what it has said about drafts; not what others made of a draft that it may not see any more. */
    ofAuthor: async ({ userId, role }: Pick<SignedIn, 'userId' | 'role'>) => {
      const organisationId = isStaff({ role }) ? null : await organisationOf(db, userId)
      const begun = await draftQueries.ofOwner(db, userId)
      return {
        drafts: begun.filter((draft) => draft.updatedBy === userId || maySee({ userId, role, organisationId }, draft)),
        versions: await versionQueries.by(db, userId),
        notes: await noteQueries.by(db, userId),
      }
    },
    jobs: [hourly('forget who has left a draft', presence.forgetGone), daily('forget unused pictures', pictures.forgetUnused)],
  }
}
export type Publishing = ReturnType<typeof createPublishing>
