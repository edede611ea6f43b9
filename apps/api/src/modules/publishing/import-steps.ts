// What an import would do, entry by entry, and how; nothing is done here until a step is applied.
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type DraftContent, type ImportOutcome, type ImportReport, WRITTEN } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { MovedText } from '../landing/index.ts'
import {
  type OrganisationContent,
  type OrganisationFile,
  organisationContents,
  type PostContent,
  postChanges,
  postContents,
} from '../posts/index.ts'
import { changedParts, problemsOf } from './checking.ts'
import { cleanContent, contentOfPost, isReadable, postOfContent } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { type Entry, placeOf, type WordsEntry, type Wrong } from './import-files.ts'
import { type Publishing, publishHeld } from './publication.ts'
import { type DraftRow, draftQueries } from './queries.ts'

export type MovingParts = Publishing & Pick<PublishingDependencies, 'db' | 'copy' | 'images'>
type Row = ImportReport['rows'][number]
export type Step = { row: Row; apply?: (tx: Connection) => Promise<void> }

export const refused = (kind: Row['kind'], { id, line }: Pick<Row, 'id' | 'line'>, wrong: Wrong): Step => ({
  row: { kind, id, line, outcome: 'refused', ...wrong },
})
export const would = (kind: Row['kind'], { id, line }: Pick<Row, 'id' | 'line'>, outcome: ImportOutcome): Row => ({
  kind,
  id,
  line,
  outcome,
  field: null,
  reason: null,
})

export async function organisationSteps(tx: Connection, entries: Entry<OrganisationFile[number]>[], now: Date): Promise<Step[]> {
  const known = new Map((await organisationContents.all(tx)).map((row) => [row.id, row]))
  return entries.map((entry) => {
    if ('wrong' in entry) return refused('organisation', entry, entry.wrong)
    const { id, type, name, website } = entry.value
    const put: OrganisationContent = { id, type, ...textAs('name', name), website: website ?? null }
    const before = known.get(id)
    if (before && JSON.stringify(before) === JSON.stringify(put)) return { row: would('organisation', entry, 'same') }
    return {
      row: would('organisation', entry, before ? 'changed' : 'created'),
      apply: (connection) => organisationContents.put(connection, put, now),
    }
  })
}

/** `known`: as they were when the import began. What readers see already is not written again. */
export function wordsSteps({ copy }: MovingParts, entries: Entry<WordsEntry>[], known: MovedText[], me: SignedIn): Step[] {
  const shown = new Map(known.map((text) => [placeOf(text), text.own ?? text.shipped]))
  return entries.map((entry) => {
    if ('wrong' in entry) return refused('words', entry, entry.wrong)
    const { place, key, ...text } = entry.value
    const before = shown.get(placeOf(entry.value))
    if (isDeepStrictEqual(before, text)) return { row: would('words', entry, 'same') }
    return {
      row: would('words', entry, 'changed'),
      apply: (connection) => copy.put(connection, { place, key }, text, me.userId),
    }
  })
}

type Guides = {
  guides: Entry<PostContent>[]
  organisations: Pick<Entry<unknown>, 'id'>[]
  me: SignedIn
  publish: boolean
}

export async function guideSteps(parts: MovingParts, tx: Connection, { guides, organisations, me, publish }: Guides) {
  const offices = new Set([...(await organisationContents.all(tx)), ...organisations].map(({ id }) => id))
  const steps: Step[] = []
  for (const entry of guides) {
    if ('wrong' in entry) steps.push(refused('guide', entry, entry.wrong))
    else if (entry.value.organisationId !== null && !offices.has(entry.value.organisationId))
      steps.push(refused('guide', entry, { field: 'organisation', reason: 'unknown' }))
    else steps.push(await guideStep(parts, tx, { entry, post: entry.value, me, publish }))
  }
  return steps
}

type OneGuide = { entry: Pick<Row, 'id' | 'line'>; post: PostContent; me: SignedIn; publish: boolean }

/** What somebody is writing on is not written over. */
async function guideStep(parts: MovingParts, tx: Connection, { entry, post, me, publish }: OneGuide): Promise<Step> {
  const { id, organisationId } = post
  const read = contentOf(post)
  if ('wrong' in read) return refused('guide', entry, read.wrong)
  const { content } = read
  const before = await postContents.one(tx, id)
  const draft = await draftOf(tx, id, before === undefined)
  const coming = postOfContent(content, id, organisationId)
  /** An earlier import brought it, and nobody has written on it. */
  const isWaiting = draft?.organisationId === organisationId && isDeepStrictEqual(draft.content, content)
  if (draft && !isWaiting && !isUntouched(draft, before)) return refused('guide', entry, { field: 'draft', reason: 'inUse' })
  const isShown = before?.isShown === true && changedParts(before, coming).length === 0
  if (isShown || (isWaiting && !publish)) return { row: would('guide', entry, 'same') }
  return {
    row: would('guide', entry, before ? 'changed' : 'created'),
    apply: async (connection) => {
      const written = {
        content,
        organisationId,
        state: 'draft',
        // A time that was set was set for what stood there before.
        submittedAt: null,
        scheduledAt: null,
        scheduledBy: null,
        change: null,
        updatedBy: me.userId,
        updatedAt: parts.clock.now(),
      } as const
      const made = draft
        ? await draftQueries.change(connection, draft.id, written)
        : await begin(connection, written, before?.id ?? null)
      if (before) await postChanges.markEdited(connection, id, written.updatedAt)
      if (publish) await publishHeld(parts, connection, made, { by: me.userId, change: null })
    },
  }
}

/** It holds what readers see, and no half of a language beside it. */
const isUntouched = ({ postId, content, organisationId }: DraftRow, before: PostContent | undefined): boolean =>
  postId !== null &&
  changedParts(before, postOfContent(content, postId, organisationId)).length === 0 &&
  WRITTEN.every((language) => isReadable(content, language) || (content.title[language] + content.body[language]).trim() === '')

/** Of the post; of a new one, what waits for this id. */
async function draftOf(tx: Connection, postId: string, isNew: boolean): Promise<DraftRow | undefined> {
  const draft = (await draftQueries.ofPost(tx, postId)) ?? (isNew ? await draftQueries.ofAddress(tx, postId) : undefined)
  return draft && (await draftQueries.hold(tx, draft.id))
}

type Begun = Pick<DraftRow, 'content' | 'organisationId' | 'state' | 'updatedAt'> & { updatedBy: string }

async function begin(tx: Connection, written: Begun, postId: string | null): Promise<DraftRow> {
  const { updatedBy, updatedAt } = written
  const draft = await draftQueries.add(tx, { id: randomUUID(), postId, ...written, ownerId: updatedBy, createdAt: updatedAt })
  // Somebody has opened the post at this moment.
  if (!draft) throw new AppError('changed_meanwhile')
  return draft
}

/** Wrong as well where a body would lose something, and where publishing would refuse it. */
function contentOf(post: PostContent): { wrong: Wrong } | { content: DraftContent } {
  try {
    const content = cleanContent(contentOfPost(post))
    const [problem] = problemsOf(content, false)
    if (!problem) return { content }
    const reason = problem.code === 'taken' ? 'twice' : problem.code
    return { wrong: { field: problem.path.replace(/^guide\./, ''), reason } }
  } catch (error) {
    if (error instanceof AppError) return { wrong: { field: 'body', reason: 'wrong' } }
    throw error
  }
}
