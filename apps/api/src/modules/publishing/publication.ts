// A draft comes before readers: checked, given its address, written into the posts, kept as a version, and told.
import { type ChangedPart, DEFAULT_LANGUAGE, PUBLISHED, type Text } from '@menged/contracts'
import { inEach, punctuationOf } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { organisationOf } from '../accounts/index.ts'
import { AUTHOR, organisationContents, postContents, publishPost } from '../posts/index.ts'
import { changedParts, problemsOf } from './checking.ts'
import { freeId, postOfContent, wantedId } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { type DraftRow, draftQueries, versionQueries } from './queries.ts'
import type { Telling } from './telling.ts'

export type Publishing = Pick<PublishingDependencies, 'clock' | 'audit' | 'tasks'> & { telling: Telling }
type Wish = { by: string | null; change: Text | null }

/** What the address of a draft is, and whether another post has the one that its writer wants. */
export async function addressOf(connection: Connection, { postId, content }: Pick<DraftRow, 'postId' | 'content'>) {
  if (postId !== null) return { id: postId, isTaken: false }
  const wanted = wantedId(content)
  const taken = await postContents.idsLike(connection, wanted)
  return { id: freeId(wanted, taken), isTaken: content.address !== '' && taken.includes(content.address) }
}

/** @throws AppError draft_incomplete, with the first field that is in the way */
export async function requireComplete(connection: Connection, draft: DraftRow): Promise<string> {
  const { id, isTaken } = await addressOf(connection, draft)
  const [problem] = problemsOf(draft.content, isTaken)
  if (problem) throw new AppError('draft_incomplete', { field: problem.path })
  return id
}

/** The draft is held. @throws AppError draft_incomplete */
export async function publishHeld(parts: Publishing, tx: Connection, draft: DraftRow, { by, change }: Wish): Promise<DraftRow> {
  const now = parts.clock.now()
  const postId = await requireComplete(tx, draft)
  const isNew = draft.postId === null
  const before = isNew ? undefined : await postContents.one(tx, postId)
  const content = postOfContent(draft.content, postId, draft.organisationId)
  const changed = changedParts(before, content)
  const said = changed.length === 0 ? null : (change ?? changeOf(changed))
  const author = isNew ? await authorOf(tx, draft) : AUTHOR
  const isDone = await publishPost(tx, { content, author, change: said, isNew, isChanged: changed.length > 0, now })
  // Somebody else has taken the address at this moment.
  if (!isDone) throw new AppError('draft_incomplete', { field: 'address' })
  const ended = { submittedAt: null, scheduledAt: null, scheduledBy: null, change: null }
  const published = await draftQueries.change(tx, draft.id, {
    postId,
    state: PUBLISHED,
    ...ended,
    updatedAt: now,
    ...(by === null ? {} : { reviewerId: by, updatedBy: by }),
  })
  await versionQueries.add(tx, {
    ...{ draftId: draft.id, kind: PUBLISHED, content: draft.content, note: said?.[DEFAULT_LANGUAGE] ?? null },
    ...{ writtenBy: by, writtenAt: now },
  })
  await parts.audit.record({ kind: 'post_published', userId: by, detail: { post: postId, draft: draft.id } }, tx)
  await parts.tasks.add(tx, shownTask(published))
  await parts.telling.published(tx, published, by)
  return published
}

/** For search, and for those who saved it. Pages hear of it by themselves. */
export const shownTask = ({ postId, revision }: DraftRow) => ({
  kind: 'post-shown',
  key: `post-shown ${postId} ${revision}`,
  payload: { postId },
})

/** A company writes under the name of its organisation. */
async function authorOf(tx: Connection, { ownerId }: DraftRow): Promise<string> {
  const organisationId = ownerId === null ? null : await organisationOf(tx, ownerId)
  const [organisation] = organisationId === null ? [] : await organisationContents.some(tx, [organisationId])
  return organisation ? textFrom(organisation, 'name')[DEFAULT_LANGUAGE] : AUTHOR
}

/** A sentence of what is different. */
const changeOf = (changed: ChangedPart[]): Text =>
  inEach((each) => {
    const t = translateIn(each)
    const parts = changed.map((part) => t(`notify.changed_${part}`)).join(punctuationOf(each).comma)
    return t('notify.changedParts', { parts })
  })
