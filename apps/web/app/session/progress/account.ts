// Brings the progress of this device and that of the account together. What could not be sent stays, and goes at the next occasion.
import * as calls from '@menged/contracts/calls/read/progress'
import type { Progress } from '@menged/contracts/progress'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from '../account/account-api.ts'
import { currentUserId } from '../account/token.ts'
import { useSession } from '../session.ts'
import { change, readProgress, type StoredProgress, withTicks, writeTicks } from './local.ts'

/** One tab at a time. */
const NAME = 'menged-progress'

export async function syncProgress(language: Language): Promise<void> {
  const { userId } = useSession.getState()
  if (userId === null || navigator.onLine === false) return
  const work = () => exchange(userId, language).catch((error: unknown) => console.debug('progress:', error))
  if ('locks' in navigator) await navigator.locks.request(NAME, work)
  else await work()
}

async function exchange(userId: string, language: Language): Promise<void> {
  // Another tab may have logged out, or in as somebody else, while this one waited for its turn.
  if (currentUserId() !== userId) return
  const sent = Object.values(readProgress()).filter(({ of }) => of === null || of === userId)
  const isNews = sent.some(({ changedAt, seen }) => changedAt !== seen)
  const api = accountApi(language)
  const { data } = await (isNews ? api(calls.saveProgress, { body: { guides: sent.map(wire) } }) : api(calls.progress))
  if (useSession.getState().userId === userId) adopt(userId, sent, data.guides)
}

const wire = ({ postId, papers, steps, language, marks, changedAt, seen }: StoredProgress) => ({
  postId,
  papers,
  steps,
  language,
  marks,
  changedAt,
  seen,
})

/** The account's word holds, but for what was ticked while it was on its way. */
function adopt(userId: string, sent: StoredProgress[], guides: Progress[]): void {
  const asSent = new Map(sent.map(({ postId, changedAt }) => [postId, changedAt]))
  const boxes: Progress[] = []
  change((kept) => {
    const left = Object.values(kept)
      .filter(({ postId, changedAt }) => asSent.get(postId) !== changedAt)
      .map((each) => {
        // What came on top of what was sent, and is the account's now.
        const isOnTop = guides.some(({ postId, changedAt }) => postId === each.postId && asSent.get(postId) === changedAt)
        return isOnTop ? { ...each, seen: asSent.get(each.postId) ?? null, of: userId } : each
      })
    const news = guides
      .filter(({ postId }) => left.every((each) => each.postId !== postId))
      .map((guide): StoredProgress => {
        const { title = '', paperCount = 0, language = guide.language } = kept[guide.postId] ?? {}
        if (!isSame(kept[guide.postId], guide)) boxes.push(guide)
        return { ...guide, title: language === guide.language ? title : '', paperCount, seen: guide.changedAt, of: userId }
      })
    for (const { postId } of sent)
      if ([...left, ...news].every((each) => each.postId !== postId))
        boxes.push({ ...(kept[postId] as StoredProgress), papers: [], steps: [] })
    return Object.fromEntries([...left, ...news].map((each) => [each.postId, each]))
  })
  for (const guide of boxes) writeTicks(guide.postId, guide)
}

const isSame = (one: Progress | undefined, other: Progress): boolean =>
  one !== undefined && withTicks(one) && one.papers.join() === other.papers.join() && one.steps.join() === other.steps.join()
