// Rows of moderation to the shapes of the contract.
import type { Mute, OwnHidden, QueueItem, QueueWorker } from '@menged/contracts'
import { onlyWritten, valuesOf } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import type { WaitingWorker } from './dependencies.ts'
import type { ShownRow } from './service.ts'
import type { NamedMute } from './voice.ts'

const said = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() })

export const presentItem = (row: ShownRow): QueueItem => ({
  kind: row.kind,
  id: row.id,
  state: row.state,
  author: { name: row.author, userId: row.userId, mutedUntil: row.mutedUntil?.toISOString() ?? null },
  text: row.text,
  stars: row.stars,
  about: row.about,
  link: row.link,
  createdAt: row.createdAt.toISOString(),
  since: row.since.toISOString(),
  reports: row.reports.map(said),
  hidden: row.hidden,
  appeal: row.appeal && said(row.appeal),
  version: row.version,
})

export const presentWorker = ({ row, worker, papers }: WaitingWorker): QueueWorker => ({
  kind: 'worker',
  id: row.id,
  workerId: row.workerId,
  name: worker ? valuesOf(onlyWritten(textFrom(worker, 'name'))).join(' · ') : '',
  papers: papers.length,
  references: row.references !== null,
  since: row.createdAt.toISOString(),
})

export const presentOwn = (row: ShownRow): OwnHidden => ({
  kind: row.kind,
  id: row.id,
  text: row.text,
  about: row.about,
  link: row.link,
  isHidden: row.state === 'hidden',
  reason: row.hidden?.reason ?? null,
  appeal: row.appeal && { ...said(row.appeal), state: row.isUpheld ? 'upheld' : 'waiting' },
})

export const presentMute = ({ userId, name, reason, createdAt, until }: NamedMute): Mute => ({
  userId,
  name,
  reason,
  since: createdAt.toISOString(),
  until: until.toISOString(),
})
