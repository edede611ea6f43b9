// Writing: a draft is begun, opened of a post, saved under the revision that was read, and put back to an earlier version.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type DraftContent, type DraftSave, type DraftStep, type NewDraft, PUBLISHED } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { accountNames } from '../accounts/index.ts'
import { organisationContents, postChanges, postContents } from '../posts/index.ts'
import { asClean, cleanContent, contentOfPost } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { historyOf, maySee, stepsOf, type Writer } from './policy.ts'
import { type DraftRow, draftQueries, type NewDraftRow, versionQueries } from './queries.ts'
import { anyWriter, seen, writerOf } from './reading.ts'

/** What somebody wants to do with a draft, and the revision of it that they have read. */
type DraftStepRequest = { id: string; revision: number; step: DraftStep }
type HeldDraft = { tx: Connection; draft: DraftRow; writer: Writer }
type Holding = Pick<PublishingDependencies, 'db'>
type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'voice'>

/** @throws AppError muted */
export const requireVoice = ({ voice }: Pick<PublishingDependencies, 'voice'>, connection: Connection, me: SignedIn) =>
  // Only verified organisations and staff write drafts: what new accounts may not write does not bind them.
  voice.require(connection, me, { text: '', field: 'content', written: async () => 0 })

/**
 * Holds the draft until the transaction ends: two at once are one after the other, and the second has read an older revision.
 * @throws AppError draft_not_found, draft_changed, draft_step, no_organisation
 */
export function withHeld<Result>(
  { db }: Holding,
  me: SignedIn,
  wanted: DraftStepRequest,
  work: (held: HeldDraft) => Promise<Result>,
) {
  return db.transaction(async (tx) => {
    const writer = await writerOf(tx, me)
    const draft = seen(writer, await draftQueries.hold(tx, wanted.id))
    if (draft.revision !== wanted.revision) throw await changedBy(tx, draft)
    if (!stepsOf(writer, draft).includes(wanted.step)) throw new AppError('draft_step')
    return await work({ tx, draft, writer })
  })
}

async function changedBy(tx: Connection, { updatedBy }: DraftRow): Promise<AppError> {
  const name = updatedBy === null ? undefined : (await accountNames(tx, [updatedBy])).get(updatedBy)
  return new AppError('draft_changed', name === undefined ? {} : { message: 'error.draftChangedBy', values: { name } })
}

/** Readers go on seeing what was published; the draft is one again. */
export const afterChange = ({ state }: DraftRow): Partial<DraftRow> => (state === PUBLISHED ? { state: 'draft' } : {})

/** @throws AppError forbidden, not_found */
async function organisationFor(tx: Connection, writer: Writer, wanted: string | null): Promise<string | null> {
  const own = writer.organisationId
  if (own !== null && wanted !== null && wanted !== own) throw new AppError('forbidden', { field: 'organisation' })
  if (own !== null || wanted === null) return own
  const [known] = await organisationContents.some(tx, [wanted])
  if (!known) throw new AppError('not_found', { field: 'organisation' })
  return wanted
}
/** @throws AppError forbidden, not_found */
async function movedTo(tx: Connection, writer: Writer, draft: DraftRow, wanted: string | null | undefined) {
  if (wanted === undefined || wanted === draft.organisationId) return draft.organisationId
  if (!stepsOf(writer, draft).includes('moveOrganisation')) throw new AppError('forbidden', { field: 'organisation' })
  return await organisationFor(tx, writer, wanted)
}

export function createWriting(parts: Parts) {
  const { db } = parts

  return {
    create: (me: SignedIn, draft: NewDraft) => create(parts, me, draft),
    /** Whether `open` would do it. What is not there and what is another organisation's are the same no. */
    mayOpen: async (me: SignedIn, postId: string): Promise<boolean> => {
      const writer = await anyWriter(db, me)
      const found = (await draftQueries.ofPost(db, postId)) ?? (await postContents.one(db, postId))
      return found !== undefined && maySee(writer, found)
    },
    open: (me: SignedIn, postId: string) => open(parts, me, postId),
    save: (me: SignedIn, id: string, sent: DraftSave) => save(parts, me, id, sent),
  }
}

/** Returns its id. @throws AppError forbidden, not_found, no_organisation, invalid_input */
async function create(parts: Parts, me: SignedIn, { id, content, organisation }: NewDraft): Promise<string> {
  const { db, clock } = parts
  const writer = await writerOf(db, me)
  await requireVoice(parts, db, me)
  const organisationId = await organisationFor(db, writer, organisation)
  const now = clock.now()
  const made = await draftQueries.add(db, {
    id,
    organisationId,
    ownerId: me.userId,
    state: 'draft',
    content: cleanContent(content),
    updatedBy: me.userId,
    createdAt: now,
    updatedAt: now,
  })
  if (!made) seen(writer, (await draftQueries.one(db, id))?.draft)
  return id
}

/** The draft of a post; from now on people change that. Returns its id. @throws AppError post_not_found, no_organisation */
function open(parts: Parts, me: SignedIn, postId: string): Promise<string> {
  const { db, clock } = parts
  return db.transaction(async (tx) => {
    const writer = await writerOf(tx, me)
    const known = await draftQueries.ofPost(tx, postId)
    const post = known ? undefined : await postContents.one(tx, postId)
    const found = known ?? post
    if (!found || !maySee(writer, found)) throw new AppError('post_not_found')
    if (known || !post) return found.id
    await requireVoice(parts, tx, me)
    const made = await draftQueries.add(tx, ofPost(post, me, clock.now()))
    if (made) await postChanges.markEdited(tx, postId, clock.now())
    const draft = made ?? (await draftQueries.ofPost(tx, postId))
    if (!draft) throw new AppError('changed_meanwhile')
    return draft.id
  })
}

/** Returns the revision that this made. What is as it was is not saved again. @throws AppError draft_not_found, draft_changed, draft_step, forbidden, not_found, invalid_input */
async function save(
  parts: Parts,
  me: SignedIn,
  id: string,
  { revision, organisation, nextReview, ...saved }: DraftSave,
): Promise<number> {
  const content = cleanContent(saved.content)
  return await withHeld(parts, me, { id, revision, step: 'save' }, async ({ tx, draft, writer }) => {
    await requireVoice(parts, tx, me)
    const organisationId = await movedTo(tx, writer, draft, organisation)
    const isSameText = isDeepStrictEqual(content, draft.content) && organisationId === draft.organisationId
    if (isSameText && nextReview === draft.nextReview) return revision
    const change = { content, organisationId, nextReview, ...stamp(parts, me) }
    return (await draftQueries.change(tx, id, { ...change, ...(isSameText ? {} : afterChange(draft)) })).revision
  })
}

export function createRestoring(parts: Parts) {
  return {
    /** A new revision; nothing is lost. @throws AppError draft_not_found, draft_changed, draft_step, not_found */
    restore: (me: SignedIn, id: string, number: number, revision: number): Promise<void> =>
      withHeld(parts, me, { id, revision, step: 'save' }, async ({ tx, draft, writer }) => {
        await requireVoice(parts, tx, me)
        const version = await versionQueries.one(tx, { draftId: id, number, readable: historyOf(writer) })
        if (!version) throw new AppError('not_found')
        // The rules of bodies may have tightened since.
        const content: DraftContent = cleanContent(version.content)
        await draftQueries.change(tx, id, { content, ...afterChange(draft), ...stamp(parts, me) })
        const [at, by] = [parts.clock.now(), me.userId]
        await versionQueries.add(tx, {
          draftId: id,
          kind: 'restored',
          content,
          note: String(number),
          writtenBy: by,
          writtenAt: at,
        })
      }),
  }
}

const stamp = ({ clock }: Parts, { userId }: SignedIn) => ({ updatedBy: userId, updatedAt: clock.now() })

function ofPost(post: NonNullable<Awaited<ReturnType<typeof postContents.one>>>, me: SignedIn, now: Date): NewDraftRow {
  return {
    id: randomUUID(),
    postId: post.id,
    organisationId: post.organisationId,
    ownerId: me.userId,
    state: post.isShown ? PUBLISHED : 'archived',
    content: asClean(contentOfPost(post)),
    updatedBy: me.userId,
    createdAt: now,
    updatedAt: now,
  }
}
