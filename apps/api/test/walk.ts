// Walks every pair of steps by every side of something that is decided about, and looks whether its rules hold after each of them.
type Answered = { statusCode: number }
/** `version`: what the side has read, now or before the first step. */
export type Step<World> = { side: string; name: string; take: (world: World, version: never) => Promise<Answered> }
export type Turn<State> = {
  side: string
  name: string
  before: State
  after: State
  status: number
  /** What the side has read is not so any more. */
  isLate: boolean
}
type Walk<World, State> = {
  begin: () => Promise<World>
  /** Makes room: a queue shows so many at most. */
  end?: (world: World) => Promise<unknown>
  look: (world: World) => Promise<State>
  version: (world: World) => Promise<unknown>
  steps: readonly Step<World>[]
  /** Sentences of decision records, and whether they held. */
  rules: Record<string, (turn: Turn<State>) => boolean>
  /** Steps, as `side name`, that are refused whatever stands. Every other one is taken once at least: else its rules would hold for nothing. */
  never?: readonly string[]
}

const AT_ONCE = 6

/** Each pair with the version that stands, and with the one from before the first step where that has changed something. */
export async function walk<World, State>(o: Walk<World, State>): Promise<{ turns: number; broken: string[] }> {
  const pairs = o.steps.flatMap((first) =>
    o.steps.flatMap((second) => [false, true].map((isLate) => ({ first, second, isLate }))),
  )
  const broken: string[] = []
  const taken = new Set<string>()
  let turns = 0
  const rules = { 'no step is a fault of ours': ({ status }: Turn<State>) => status < 500, ...o.rules }

  async function turn(
    world: World,
    before: State,
    { side, name, take }: Step<World>,
    version: unknown,
    isLate = false,
  ): Promise<State> {
    const { statusCode: status } = await take(world, version as never)
    const after = await o.look(world)
    turns += 1
    if (status < 300) taken.add(`${side} ${name}`)
    const held = { side, name, before, after, status, isLate }
    for (const [says, holds] of Object.entries(rules)) if (!holds(held)) broken.push(`${says}: ${JSON.stringify(held)}`)
    return after
  }

  const next = pairs[Symbol.iterator]()
  async function work(): Promise<void> {
    for (const { first, second, isLate } of next) {
      const world = await o.begin()
      const seen = await o.version(world)
      const between = await turn(world, await o.look(world), first, seen)
      const now = await o.version(world)
      if (!isLate) await turn(world, between, second, now)
      else if (JSON.stringify(now) !== JSON.stringify(seen)) await turn(world, between, second, seen, true)
      await o.end?.(world)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const step of new Set(o.steps.map(({ side, name }) => `${side} ${name}`)))
    if (taken.has(step) === (o.never ?? []).includes(step)) broken.push(`${step} is ${taken.has(step) ? 'taken' : 'never taken'}`)
  return { turns, broken }
}

/** What was refused has changed nothing. */
export const isUntouched = <State>({ status, before, after }: Turn<State>): boolean =>
  status < 400 || JSON.stringify(before) === JSON.stringify(after)
