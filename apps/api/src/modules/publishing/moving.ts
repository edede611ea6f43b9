// Content as files, in the form of the content folder: out whole, and in again, all or nothing, after a look at what would happen.
import { randomUUID } from 'node:crypto'
import type { ImportInput, ImportOutcome, ImportReport } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import { writeCsv } from '../../platform/csv.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import {
  type GuideFile,
  type OrganisationContent,
  type OrganisationFile,
  organisationContents,
  type PostContent,
  postChanges,
  postContents,
} from '../posts/index.ts'
import { changedParts } from './checking.ts'
import { cleanContent, contentOfPost, postOfContent } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { CSV_COLUMNS, type Entry, guideEntries, organisationEntries } from './import-files.ts'
import { type Publishing, publishHeld } from './publication.ts'
import { type DraftRow, draftQueries } from './queries.ts'

type Parts = Publishing & Pick<PublishingDependencies, 'db'>
type Row = ImportReport['rows'][number]
/** What would be done, and how. */
type Step = { row: Row; apply?: (tx: Connection) => Promise<void> }

const refused = (kind: Row['kind'], id: string, field: string): Step => ({ row: { kind, id, outcome: 'refused', field } })

export function createMoving(parts: Parts) {
  const { db, clock, audit, tasks } = parts

  return {
    /** Guides that are written in both languages; what is in one only has no file. */
    all: async () => ({
      organisations: (await organisationContents.all(db)).map(fileOfOrganisation),
      guides: (await postContents.shown(db)).flatMap(fileOfGuide),
    }),
    organisationsCsv: async (): Promise<string> =>
      writeCsv([
        CSV_COLUMNS,
        ...(await organisationContents.all(db)).map(({ id, type, nameEn, nameAm, website }) => [
          id,
          type,
          nameEn,
          nameAm,
          website ?? '',
        ]),
      ]),
    bring: async (me: SignedIn, input: ImportInput): Promise<ImportReport> => {
      const organisations = organisationEntries(input)
      const guides = guideEntries(input)
      const report = await db.transaction(async (tx) => {
        await draftQueries.holdImports(tx)
        const steps = [
          ...(await organisationSteps(tx, organisations, clock.now())),
          ...(await guideSteps(parts, tx, { guides, organisations, me, publish: input.publish })),
        ]
        const rows = steps.map(({ row }) => row)
        const applied = !input.dryRun && rows.every(({ outcome }) => outcome !== 'refused')
        if (!applied) return { applied, rows }
        for (const { apply } of steps) await apply?.(tx)
        const detail = { guides: String(guides.length), organisations: String(organisations.length) }
        await audit.record({ kind: 'posts_imported', userId: me.userId, detail }, tx)
        return { applied, rows }
      })
      tasks.wake()
      return report
    },
  }
}

const fileOfOrganisation = ({ id, type, nameEn, nameAm, website }: OrganisationContent): OrganisationFile[number] => ({
  ...{ id, type, name: { en: nameEn, am: nameAm } },
  ...(website === null ? {} : { website }),
})

function fileOfGuide({
  id,
  category,
  organisationId,
  titleEn,
  titleAm,
  bodyEn,
  bodyAm,
  guide,
  related,
}: PostContent): GuideFile[] {
  if (!guide || titleEn === null || titleAm === null || bodyEn === null || bodyAm === null) return []
  const texts = { title: { en: titleEn, am: titleAm }, ...guide, related, body: { en: bodyEn, am: bodyAm } }
  return [{ id, category, organisation: organisationId, ...texts }]
}

async function organisationSteps(tx: Connection, entries: Entry<OrganisationFile[number]>[], now: Date): Promise<Step[]> {
  const known = new Map((await organisationContents.all(tx)).map((row) => [row.id, row]))
  return entries.map(({ id, field, value }) => {
    if (!value) return refused('organisation', id, field ?? 'id')
    const { type, name, website } = value
    const row: OrganisationContent = { id, type, nameEn: name.en, nameAm: name.am, website: website ?? null }
    const before = known.get(id)
    const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(row)
    const outcome: ImportOutcome = isSame ? 'same' : before ? 'changed' : 'created'
    return {
      row: { kind: 'organisation', id, outcome, field: null },
      ...(isSame ? {} : { apply: (connection) => organisationContents.put(connection, row, now) }),
    }
  })
}

type Guides = {
  guides: Entry<GuideFile>[]
  organisations: Entry<OrganisationFile[number]>[]
  me: SignedIn
  publish: boolean
}

async function guideSteps(parts: Parts, tx: Connection, { guides, organisations, me, publish }: Guides): Promise<Step[]> {
  const offices = new Set([...(await organisationContents.all(tx)), ...organisations].map(({ id }) => id))
  const steps: Step[] = []
  for (const { id, field, value } of guides) {
    if (!value) steps.push(refused('guide', id, field ?? 'id'))
    else if (value.organisation !== null && !offices.has(value.organisation)) steps.push(refused('guide', id, 'organisation'))
    else steps.push(await guideStep(parts, tx, { file: value, me, publish }))
  }
  return steps
}

type OneGuide = { file: GuideFile; me: SignedIn; publish: boolean }

/** What somebody is writing on is not written over. */
async function guideStep(parts: Parts, tx: Connection, { file, me, publish }: OneGuide): Promise<Step> {
  const { id } = file
  const content = contentOf(file)
  if (!content) return refused('guide', id, 'body')
  const [before, draft] = [await postContents.one(tx, id), await draftOf(tx, id)]
  const isFree = draft === undefined || changedParts(before, postOfContent(draft.content, id, draft.organisationId)).length === 0
  if (!isFree) return refused('guide', id, 'draft')
  const isSame = before?.isShown === true && changedParts(before, postOfContent(content, id, file.organisation)).length === 0
  const outcome: ImportOutcome = isSame ? 'same' : before ? 'changed' : 'created'
  const row: Row = { kind: 'guide', id, outcome, field: null }
  if (isSame) return { row }
  return {
    row,
    apply: async (connection) => {
      const written = {
        content,
        organisationId: file.organisation,
        state: 'draft',
        // A time that was set was set for what stood there before.
        ...{ submittedAt: null, scheduledAt: null, scheduledBy: null, change: null },
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

async function draftOf(tx: Connection, postId: string): Promise<DraftRow | undefined> {
  const draft = await draftQueries.ofPost(tx, postId)
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

/** Undefined for a body that would lose something. */
function contentOf({ id, category, organisation, title, related, body, ...guide }: GuideFile) {
  const texts = { titleEn: title.en, titleAm: title.am, bodyEn: body.en, bodyAm: body.am }
  try {
    return cleanContent(contentOfPost({ id, category, organisationId: organisation, guide, related, ...texts }))
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
