// Compares what was acknowledged with what is there.
import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger, Tally } from './ledger.ts'
import type { Letter } from './post-office.ts'
import * as storage from './storage-queries.ts'
import { addressOf } from './writers.ts'

const LONGEST_WORK_MS = 300_000

/** Waits for the work that follows responses. @throws when something of it was given up or does not end */
export async function untilDone(pool: storage.Pool): Promise<void> {
  const deadline = Date.now() + LONGEST_WORK_MS
  for (;;) {
    const { open, failed } = await storage.tasksLeft(pool)
    if (failed > 0) throw new Error(`${failed} tasks were given up`)
    if (open === 0) return
    if (Date.now() > deadline) throw new Error(`${open} tasks do not end`)
    await pause(200)
  }
}

export async function count(pool: storage.Pool, ledger: Ledger, letters: Letter[]): Promise<Tally[]> {
  const { statistics } = ledger
  const [counted, { answers, notices }] = [await storage.statistics(pool), await storage.answersAndNotices(pool)]
  return [
    { kind: 'messages', ...compare(ledger.messages, await storage.messages(pool)) },
    { kind: 'comments', ...compare(ledger.comments, await storage.comments(pool)) },
    { kind: 'saves', ...compareSaves(ledger, await storage.saves(pool)) },
    {
      kind: 'statistics',
      acknowledged: statistics.acknowledged,
      lost: Math.max(0, statistics.acknowledged - counted),
      twice: Math.max(0, counted - statistics.tried),
    },
    { kind: 'registrations', ...compare(ledger.registrations, await storage.registrations(pool)) },
    {
      kind: 'notifications',
      acknowledged: answers,
      lost: Math.max(0, answers - notices),
      twice: Math.max(0, notices - answers),
    },
    { kind: 'mails', ...compare(new Set([...ledger.messages, ...ledger.registrations]), mailsByMark(letters)) },
  ]
}

function compare(acknowledged: Set<string>, found: Map<string, number>): Omit<Tally, 'kind'> {
  const lost = [...acknowledged].filter((mark) => !found.has(mark)).length
  const twice = [...found.values()].filter((times) => times > 1).length
  return { acknowledged: acknowledged.size, lost, twice }
}

function compareSaves({ saves, savesAcknowledged }: Ledger, found: Map<string, number>): Omit<Tally, 'kind'> {
  const settled = [...saves].filter(([, { open }]) => !open)
  const lost = settled.filter(([key, { isSaved }]) => found.has(key) !== isSaved).length
  return { acknowledged: savesAcknowledged, lost, twice: [...found.values()].filter((times) => times > 1).length }
}

const ADDRESS = new RegExp(`^${addressOf('(crash-[0-9-]+-x)').replace('.', '\\.')}$`)

/** A letter that is handed over once more carries the same id, by which mail programs recognise it: it counts once. */
function mailsByMark(letters: Letter[]): Map<string, number> {
  const ids = new Map<string, Set<string>>()
  for (const { id, to, text } of letters) {
    const mark = ADDRESS.exec(to)?.[1] ?? /crash-[0-9-]+-x/.exec(text)?.[0]
    // Replies are mailed as well, to the author they reply to.
    if (mark && !to.startsWith('writer-')) ids.set(mark, (ids.get(mark) ?? new Set()).add(id))
  }
  return new Map([...ids].map(([mark, each]) => [mark, each.size]))
}

/** Letters that were handed over more than once. */
export const copies = (letters: Letter[]): number => letters.length - new Set(letters.map(({ id }) => id)).size
