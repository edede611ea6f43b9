// A guide is put away, or all: on this device at once, in the account as soon as there is a line.
import { requestOf } from '@menged/contracts/calls/call'
import { putAllProgressAway, putProgressAway } from '@menged/contracts/calls/read/progress'
import { sendLater } from '../deferred/later-sending.ts'
import { change, forget, readProgress, type StoredProgress, writeTicks } from './local.ts'

export async function putAway({ postId, of }: StoredProgress): Promise<void> {
  forget(postId)
  if (of !== null) await sendLater({ key: `progress ${postId}`, ...requestOf(putProgressAway, { postId }) })
}

export async function putAllAway(): Promise<void> {
  const kept = Object.values(readProgress())
  for (const { postId } of kept) forget(postId)
  if (kept.some(({ of }) => of !== null)) await sendLater({ key: 'progress', ...requestOf(putAllProgressAway) })
}

/** As if it had just been ticked: the account has it no more. */
export function takeBack(guide: StoredProgress): void {
  change((kept) => ({ ...kept, [guide.postId]: { ...guide, changedAt: new Date().toISOString(), seen: null, of: null } }))
  writeTicks(guide.postId, guide)
}
