// Rows to the shapes of the contract.
import type {
  Draft,
  DraftNote,
  DraftOrganisation,
  DraftRow,
  DraftVersion,
  LivePost,
  OwnWriting,
  Person,
  Presence,
} from '@menged/contracts'
import { PUBLISHING_LIMITS } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import { completenessOf } from './checking.ts'
import type { LivePostRow } from './drafted.ts'
import type { NoteRow } from './note-queries.ts'
import type { ListedRow, VersionSummary, WrittenVersion } from './queries.ts'
import type { DraftView } from './reading.ts'

type Names = Map<string, string>

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null

/** Null for somebody who has left. */
function personOf(id: string | null, names: Names): Person | null {
  const name = id === null ? undefined : names.get(id)
  return id === null || name === undefined ? null : { id, name }
}

type Organisation = { id: string; type: DraftOrganisation['type'] } & Localized<'name', string>
export const presentOrganisation = (row: Organisation): DraftOrganisation => ({
  id: row.id,
  type: row.type,
  name: textFrom(row, 'name'),
})

function presentSummary({ draft, organisation, isLive }: ListedRow, names: Names) {
  return {
    id: draft.id,
    postId: draft.postId,
    state: draft.state,
    live: isLive,
    organisation: organisation && presentOrganisation(organisation),
    owner: personOf(draft.ownerId, names),
    reviewer: personOf(draft.reviewerId, names),
    revision: draft.revision,
    scheduledAt: instantOf(draft.scheduledAt),
    submittedAt: instantOf(draft.submittedAt),
    nextReview: draft.nextReview,
    updatedBy: personOf(draft.updatedBy, names),
    updatedAt: draft.updatedAt.toISOString(),
    createdAt: draft.createdAt.toISOString(),
    completeness: completenessOf(draft.content),
  }
}

export const presentRow = (row: ListedRow, names: Names): DraftRow => ({
  ...presentSummary(row, names),
  title: row.draft.content.title,
  category: row.draft.content.category,
})

export const presentLivePost = ({ id, category, organisation, updatedAt, ...row }: LivePostRow): LivePost => ({
  id,
  title: inEach((each) => textFrom(row, 'title')[each] ?? ''),
  category,
  organisation: organisation && presentOrganisation(organisation),
  updatedAt: updatedAt.toISOString(),
})

export const presentList = ({ rows, names, page, total }: { rows: ListedRow[]; names: Names; page: number; total: number }) => ({
  drafts: rows.map((row) => presentRow(row, names)),
  currentPage: page,
  totalPages: Math.ceil(total / PUBLISHING_LIMITS.page),
  totalItems: total,
})

export function presentDraft({ row, names, others, suggestedId, problems, changed, steps }: DraftView): Draft {
  return {
    ...presentSummary(row, names),
    content: row.draft.content,
    suggestedId,
    problems,
    changed,
    steps,
    others: presentPresence({ rows: others, names }),
    notes: row.notes,
    versions: row.versions,
  }
}

export const presentPresence = ({ rows, names }: { rows: { userId: string; since: Date }[]; names: Names }): Presence =>
  rows.flatMap(({ userId, since }) => {
    const person = personOf(userId, names)
    return person ? [{ person, since: since.toISOString() }] : []
  })

export const presentVersion = ({ number, kind, note, writtenBy, writtenAt }: VersionSummary, names: Names): DraftVersion => ({
  number,
  kind,
  note,
  by: personOf(writtenBy, names),
  at: writtenAt.toISOString(),
})

export const presentNote = ({ id, text, writtenBy, writtenAt }: NoteRow, names: Names): DraftNote => ({
  id,
  text,
  by: personOf(writtenBy, names),
  at: writtenAt.toISOString(),
})

type Own = { drafts: ListedRow['draft'][]; versions: WrittenVersion[]; notes: NoteRow[] }
export const presentOwnWriting = (own: Own): OwnWriting => ({
  drafts: own.drafts.map(({ id, postId, state, content, createdAt, updatedAt }) => ({
    id,
    postId,
    state,
    content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  })),
  versions: own.versions.map(({ writtenAt, ...version }) => ({ ...version, at: writtenAt.toISOString() })),
  notes: own.notes.map(({ draftId, text, writtenAt }) => ({ draftId, text, at: writtenAt.toISOString() })),
})

export const presentGuide = (row: { id: string } & Localized<'title'>) => ({ id: row.id, title: textFrom(row, 'title') })
