// Follows the ticks of the guide that is being read, and says which of its steps have changed since they were last ticked.

import type { Reading } from '@menged/contracts/posts'
import { changedSteps, stepMark } from '@menged/contracts/step-marks'
import type { Language } from '@menged/ethiopia/languages'
import { useSession } from '../session.ts'
import { change, readProgress, readTicks, withTicks } from './local.ts'

/** A reader ticks one box after the other. */
const PAUSE_MS = 800

type Following = { changed: number[]; stop: () => void }

export function followGuide({ _id, language, title, guide }: Reading, page: Language): Following {
  const marks = guide?.steps.map(stepMark) ?? []
  const paperCount = guide?.documents.length ?? 0
  const before = readProgress()[_id]
  const send = () => {
    if (useSession.getState().userId !== null)
      void import('./account.ts').then(({ syncProgress }) => syncProgress(page), console.debug)
  }
  const note = (isTicked: boolean) => {
    const ticks = readTicks(_id)
    const isGuest = useSession.getState().userId === null
    const kept = readProgress()[_id]
    const isSame = kept && kept.papers.join() === ticks.papers.join() && kept.steps.join() === ticks.steps.join()
    if (isSame || (!kept && !withTicks(ticks))) {
      // What came from another device has no title here.
      if (kept && (kept.title === '' || kept.paperCount !== paperCount) && kept.language === language)
        change((all) => ({ ...all, [_id]: { ...kept, title, paperCount } }))
      return
    }
    const changedAt = new Date(Math.max(Date.now(), Date.parse(kept?.seen ?? '') + 1 || 0)).toISOString()
    change(({ [_id]: _, ...others }) =>
      isGuest && !withTicks(ticks)
        ? others
        : {
            ...others,
            [_id]: {
              postId: _id,
              ...ticks,
              ...(isTicked || !kept
                ? { language, marks, title }
                : { language: kept.language, marks: kept.marks, title: kept.title }),
              paperCount,
              changedAt,
              seen: kept?.seen ?? null,
              of: kept?.of ?? null,
            },
          },
    )
    send()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(note, PAUSE_MS, true)
  }
  const leave = () => {
    clearTimeout(timer)
    note(true)
  }
  // A paper that is asked for no more takes its tick along: the reader has not looked at the steps by that.
  note(false)
  document.addEventListener('change', later)
  addEventListener('pagehide', leave)
  return {
    changed: before?.language === language ? changedSteps(before.marks, marks) : [],
    stop: () => {
      document.removeEventListener('change', later)
      removeEventListener('pagehide', leave)
      leave()
    },
  }
}
