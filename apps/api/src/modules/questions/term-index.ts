// BM25 over documents of hashed terms, in typed arrays: https://en.wikipedia.org/wiki/Okapi_BM25

/** A document: texts as their terms, each with how much it counts. */
export type WeightedTerms = readonly { terms: readonly number[]; weight: number }[]

const K1 = 1.2
const LENGTH_COSTS = 0.5
/** Of the language of all documents so many terms are added to each. */
const SMOOTHING = 2000

export class TermIndex {
  readonly size: number
  /** Distinct terms in order; the documents of the n-th stand from `starts[n]` to `starts[n + 1]`. */
  readonly #terms: Uint32Array
  readonly #starts: Uint32Array
  readonly #documents: Uint16Array | Uint32Array
  readonly #counts: Counts
  /** Of each term: over how many documents it is spread, where one that has it often counts more. */
  readonly #spreads: Float32Array
  /** Of each document: how much its length costs. */
  readonly #lengths: Float32Array
  /** Of each document: what it counts in all. */
  readonly #totals: Float64Array
  readonly #total: number

  private constructor({ size, terms, starts, documents, counts, spreads, totals }: Parts, b: number) {
    this.size = size
    this.#terms = terms
    this.#starts = starts
    this.#documents = documents
    this.#counts = counts
    this.#spreads = spreads
    this.#totals = totals
    const total = totals.reduce((sum, each) => sum + each, 0)
    this.#total = Math.max(1, total)
    const mean = Math.max(1, total / Math.max(1, size))
    this.#lengths = Float32Array.from(totals, (each) => K1 * (1 - b + (b * each) / mean))
  }

  /** `b`: how much long documents lose, from 0 to 1. For a few documents; of many `build` is for. */
  static of(documents: readonly WeightedTerms[], b = LENGTH_COSTS): TermIndex {
    const steps = gather(documents)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return new TermIndex(step.value, b)
  }

  /** The same with pauses: `breathe` is awaited between pieces of a few milliseconds. */
  static async build(documents: readonly WeightedTerms[], breathe: () => Promise<void>, b = LENGTH_COSTS): Promise<TermIndex> {
    const steps = gather(documents)
    let step = steps.next()
    while (!step.done) {
      await breathe()
      step = steps.next()
    }
    return new TermIndex(step.value, b)
  }

  get bytes(): number {
    return [this.#terms, this.#starts, this.#documents, this.#counts, this.#spreads, this.#lengths].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    )
  }

  /** How rare a term is: high for one that no document has, or a few much more than the others. */
  rarity(term: number): number {
    const place = this.#find(term)
    const held = place < 0 ? 0 : (this.#spreads[place] ?? 0)
    return Math.log(1 + (this.size - held + 0.5) / (held + 0.5))
  }

  has(term: number, document: number): boolean {
    const place = this.#find(term)
    if (place < 0) return false
    let [low, high] = [this.#starts[place] ?? 0, (this.#starts[place + 1] ?? 0) - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#documents[middle] ?? 0
      if (found === document) return true
      if (found < document) low = middle + 1
      else high = middle - 1
    }
    return false
  }

  /** Of each document, from 0 to about 2: what it has of these distinct terms, by their rarity, here or as it is given. */
  scores(terms: Iterable<number>, rarityOf = (term: number): number => this.rarity(term)): Float32Array {
    const scores = new Float32Array(this.size)
    let all = 0
    for (const term of terms) {
      const place = this.#find(term)
      const [from, to] = place < 0 ? [0, 0] : [this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0]
      const rarity = rarityOf(term)
      all += rarity
      for (let n = from; n < to; n += 1) {
        const [document, count] = [this.#documents[n] ?? 0, this.#counts[n] ?? 0]
        scores[document] = (scores[document] ?? 0) + (rarity * count * (K1 + 1)) / (count + (this.#lengths[document] ?? 0))
      }
    }
    return all > 0 ? scores.map((score) => score / all) : scores
  }

  /** Of each document the logarithm of the likelihood that its author would have said these distinct terms, with Dirichlet smoothing. */
  likelihoods(terms: ReadonlySet<number>): Float32Array {
    const sums = new Float32Array(this.size)
    for (const term of terms) {
      const place = this.#find(term)
      if (place < 0) continue
      const [from, to] = [this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0]
      let all = 0
      for (let n = from; n < to; n += 1) all += this.#counts[n] ?? 0
      const expected = (SMOOTHING * all) / this.#total
      for (let n = from; n < to; n += 1) {
        const document = this.#documents[n] ?? 0
        sums[document] = (sums[document] ?? 0) + Math.log(1 + (this.#counts[n] ?? 0) / expected)
      }
    }
    return sums.map((sum, document) => sum + terms.size * Math.log(SMOOTHING / ((this.#totals[document] ?? 0) + SMOOTHING)))
  }

  /** Place among the distinct terms; negative when no document has it. */
  #find(term: number): number {
    let [low, high] = [0, this.#terms.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#terms[middle] ?? 0
      if (found === term) return middle
      if (found < term) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}

/** Most counts are small whole numbers. */
type Counts = Uint8Array | Float32Array
type Parts = {
  size: number
  terms: Uint32Array
  starts: Uint32Array
  documents: Uint16Array | Uint32Array
  counts: Counts
  spreads: Float32Array
  totals: Float64Array
}

/** Term and document are sorted as one number. */
const MOST_DOCUMENTS = 2 ** 20
const BUCKETS = 256
const TERMS_IN_BUCKET = 2 ** 32 / BUCKETS
const AT_ONCE = 50
const MOST_UINT16 = 2 ** 16
const MOST_UINT8 = 255

function* gather(documents: readonly WeightedTerms[]): Generator<void, Parts> {
  const size = documents.length
  const counted: Map<number, number>[] = []
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => [])
  const totals = new Float64Array(size)
  for (const [n, document] of documents.entries()) {
    const counts = countTerms(document)
    counted.push(counts)
    for (const [term, count] of counts) {
      totals[n] = (totals[n] ?? 0) + count
      buckets[Math.floor(term / TERMS_IN_BUCKET)]?.push(term * MOST_DOCUMENTS + n)
    }
    if (n % AT_ONCE === 0) yield
  }
  const total = buckets.reduce((sum, { length }) => sum + length, 0)
  const places = size <= MOST_UINT16 ? new Uint16Array(total) : new Uint32Array(total)
  const counts = new Float32Array(total)
  let isSmall = true
  const [terms, starts, spreads]: [number[], number[], number[]] = [[], [], []]
  let at = 0
  for (const bucket of buckets) {
    for (const both of Float64Array.from(bucket).sort()) {
      const term = Math.floor(both / MOST_DOCUMENTS)
      const document = both - term * MOST_DOCUMENTS
      if (term !== terms.at(-1)) {
        if (terms.length > 0) spreads.push(spreadOf(counts.subarray(starts.at(-1), at)))
        terms.push(term)
        starts.push(at)
      }
      places[at] = document
      const count = counted[document]?.get(term) ?? 0
      counts[at] = count
      isSmall &&= count <= MOST_UINT8 && Number.isInteger(count)
      at += 1
    }
    yield
  }
  if (terms.length > 0) spreads.push(spreadOf(counts.subarray(starts.at(-1), at)))
  starts.push(total)
  return {
    size,
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(starts),
    documents: places,
    counts: isSmall ? new Uint8Array(counts) : counts,
    spreads: Float32Array.from(spreads),
    totals,
  }
}

/** The perplexity: 5 of five documents that have it alike, 1 to 2 where one has nearly all of it. https://en.wikipedia.org/wiki/Perplexity */
function spreadOf(counts: Float32Array): number {
  const all = counts.reduce((sum, each) => sum + each, 0)
  return Math.exp(-counts.reduce((sum, each) => sum + (each / all) * Math.log(each / all), 0))
}

function countTerms(document: WeightedTerms): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { terms, weight } of document) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
  return counts
}
