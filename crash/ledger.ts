// What was sent and what was acknowledged, by kind.

export const KINDS = ['messages', 'comments', 'saves', 'statistics', 'registrations', 'notifications', 'mails'] as const
export type Kind = (typeof KINDS)[number]
/** `open`: the last response never came, so that either may be there. */
type Saved = { isSaved: boolean; open: boolean }

export type Ledger = {
  /** Marks of what was acknowledged. */
  messages: Set<string>
  comments: Set<string>
  registrations: Set<string>
  saves: Map<string, Saved>
  savesAcknowledged: number
  statistics: { tried: number; acknowledged: number }
  /** When a response said that the database is away, or none came. A machine that has too much to do is another matter. */
  refusals: number[]
  /** Statuses that nobody should get. */
  faults: string[]
}

export const newLedger = (): Ledger => ({
  messages: new Set(),
  comments: new Set(),
  registrations: new Set(),
  saves: new Map(),
  savesAcknowledged: 0,
  statistics: { tried: 0, acknowledged: 0 },
  refusals: [],
  faults: [],
})

export type Tally = { kind: Kind; acknowledged: number; lost: number; twice: number }

export function printTallies(tallies: Tally[]): void {
  for (const { kind, acknowledged, lost, twice } of tallies)
    console.log(`${kind.padEnd(14)} ${String(acknowledged).padStart(7)} acknowledged, ${lost} lost, ${twice} twice`)
}
