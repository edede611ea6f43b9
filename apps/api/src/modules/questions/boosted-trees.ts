// Gradient-boosted small trees for a yes or no: https://en.wikipedia.org/wiki/Gradient_boosting. The same rows give the same trees.

/** Inner nodes ask whether `row[feature] < below`; leaves hold what they add to the logarithm of the odds. */
export type Tree = { feature: number; below: number; yes: Tree; no: Tree } | number
export type BoostedTrees = { base: number; trees: Tree[] }
export type Row = { features: readonly number[]; isRight: boolean; weight: number }

type Settings = { rounds: number; depth: number; rate: number; least: number; bins: number; damping: number }
const SETTINGS: Settings = { rounds: 120, depth: 3, rate: 0.1, least: 20, bins: 32, damping: 4 }

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

function addedBy(tree: Tree, features: readonly number[]): number {
  let node = tree
  while (typeof node !== 'number') node = (features[node.feature] ?? 0) < node.below ? node.yes : node.no
  return node
}

export const probability = ({ base, trees }: BoostedTrees, features: readonly number[]): number =>
  sigmoid(trees.reduce<number>((sum, tree) => sum + addedBy(tree, features), base))

/** Runs for seconds: `breathe` is awaited after each tree. */
export async function trainTrees(
  rows: readonly Row[],
  breathe: () => Promise<void>,
  given: Partial<Settings> = {},
): Promise<BoostedTrees> {
  const settings = { ...SETTINGS, ...given }
  const width = rows[0]?.features.length ?? 0
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  const right = rows.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0)
  const base = Math.log((right + 1) / (all - right + 1))
  const cuts = Array.from({ length: width }, (_, feature) =>
    cutsOf(
      rows.map(({ features }) => features[feature] ?? 0),
      settings.bins,
    ),
  )
  const binned = cuts.map((cut, feature) => Uint8Array.from(rows, ({ features }) => binOf(features[feature] ?? 0, cut)))
  const odds = new Float64Array(rows.length).fill(base)
  const trees: Tree[] = []
  const [gradients, curvatures] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const [n, { isRight, weight }] of rows.entries()) {
      const p = sigmoid(odds[n] ?? 0)
      gradients[n] = ((isRight ? 1 : 0) - p) * weight
      curvatures[n] = p * (1 - p) * weight
    }
    const tree = grow(Uint32Array.from(rows.keys()), settings.depth)
    for (const [n, { features }] of rows.entries()) odds[n] = (odds[n] ?? 0) + addedBy(tree, features)
    trees.push(tree)
    await breathe()
  }
  return { base: rounded(base), trees }

  function leaf(members: Uint32Array): number {
    const [g, h] = sums(members)
    return rounded((settings.rate * g) / (h + settings.damping))
  }
  function sums(members: Uint32Array): [number, number] {
    let [g, h] = [0, 0]
    for (const n of members) {
      g += gradients[n] ?? 0
      h += curvatures[n] ?? 0
    }
    return [g, h]
  }
  function grow(members: Uint32Array, depth: number): Tree {
    if (depth === 0 || members.length < 2 * settings.least) return leaf(members)
    const [allG, allH] = sums(members)
    const worth = (g: number, h: number) => (g * g) / (h + settings.damping)
    let best = { gain: 1e-6, feature: -1, bin: 0 }
    for (const [feature, bins] of binned.entries()) {
      const size = (cuts[feature]?.length ?? 0) + 1
      const [g, h, count] = [new Float64Array(size), new Float64Array(size), new Uint32Array(size)]
      for (const n of members) {
        const bin = bins[n] ?? 0
        g[bin] = (g[bin] ?? 0) + (gradients[n] ?? 0)
        h[bin] = (h[bin] ?? 0) + (curvatures[n] ?? 0)
        count[bin] = (count[bin] ?? 0) + 1
      }
      let [leftG, leftH, left] = [0, 0, 0]
      for (let bin = 0; bin < size - 1; bin += 1) {
        leftG += g[bin] ?? 0
        leftH += h[bin] ?? 0
        left += count[bin] ?? 0
        if (left < settings.least || members.length - left < settings.least) continue
        const gain = worth(leftG, leftH) + worth(allG - leftG, allH - leftH) - worth(allG, allH)
        if (gain > best.gain) best = { gain, feature, bin }
      }
    }
    const { feature, bin } = best
    if (feature < 0) return leaf(members)
    const isBelow = (n: number) => (binned[feature]?.[n] ?? 0) <= bin
    return {
      feature,
      below: cuts[feature]?.[bin] ?? 0,
      yes: grow(members.filter(isBelow), depth - 1),
      no: grow(
        members.filter((n) => !isBelow(n)),
        depth - 1,
      ),
    }
  }
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/** Values between which a feature is cut, so that about as many rows lie in each part. */
function cutsOf(values: number[], bins: number): number[] {
  const sorted = Float64Array.from(values).sort()
  const cuts = new Set<number>()
  for (let n = 1; n < bins; n += 1) cuts.add(rounded(sorted[Math.floor((n * sorted.length) / bins)] ?? 0))
  return [...cuts].sort((one, other) => one - other)
}

/** How many cuts are not above it: below the first is 0. */
function binOf(value: number, cuts: readonly number[]): number {
  let bin = 0
  while (bin < cuts.length && value >= (cuts[bin] ?? 0)) bin += 1
  return bin
}
