// Tells labels apart by the words of questions: a linear classifier of all labels at once, which learns what sets one apart from those that
// are like it. Trained by steps of gradient descent (Adagrad) in an order that is always the same.
import { hashOf } from './terms.ts'

/** `terms`: distinct hashes; `rivals`: the labels that it is to be told apart from. */
export type Example = { terms: Uint32Array; label: string; rivals: readonly string[]; weight: number }

const ROUNDS = 6
const RATE = 0.3
/** Of each example so many terms are left out, others each time: no single word decides. Of judged questions two in a hundred more are right. */
const LEFT_OUT = 0.5
/** Errors so small teach nothing. */
const SMALL = 0.002
/** The squares of steps that stand for what was learnt before: what comes later moves a weight, and does not overturn it. */
const LEARNT_BEFORE = 0.1
const MOST_INT8 = 127

export class LinearClassifier {
  readonly #weights: Float32Array | Int8Array
  /** What each weight is multiplied by. */
  readonly #scale: number
  readonly #squares: number
  readonly #mask: number
  readonly #hashes = new Map<string, number>()

  /** `weights`: a power of two of them, which all labels share by hashing. */
  private constructor(weights: Float32Array | Int8Array, { scale = 1, squares = 0 } = {}) {
    this.#weights = weights
    this.#scale = scale
    this.#squares = squares
    this.#mask = weights.length - 1
  }

  static ofSize = (bits: number): LinearClassifier => new LinearClassifier(new Float32Array(2 ** bits))

  /** As `toBytes` gives it. */
  static fromBytes(bytes: Uint8Array): LinearClassifier {
    const scale = new DataView(bytes.buffer, bytes.byteOffset).getFloat32(0, true)
    const small = new Int8Array(
      bytes.buffer,
      bytes.byteOffset + Float32Array.BYTES_PER_ELEMENT,
      bytes.length - Float32Array.BYTES_PER_ELEMENT,
    )
    return new LinearClassifier(small, { scale })
  }

  /** The weights in a byte each, after the factor that they were divided by. */
  toBytes(): Uint8Array {
    let most = 0
    for (const weight of this.#weights) most = Math.max(most, Math.abs(weight) * this.#scale)
    const scale = most / MOST_INT8 || 1
    const bytes = new Uint8Array(Float32Array.BYTES_PER_ELEMENT + this.#weights.length)
    new DataView(bytes.buffer).setFloat32(0, scale, true)
    bytes.set(
      new Uint8Array(Int8Array.from(this.#weights, (weight) => Math.round((weight * this.#scale) / scale)).buffer),
      Float32Array.BYTES_PER_ELEMENT,
    )
    return bytes
  }

  #hashOf(label: string): number {
    let hash = this.#hashes.get(label)
    if (hash === undefined) {
      hash = Math.imul(hashOf(label), 0x9e3779b1)
      this.#hashes.set(label, hash)
    }
    return hash
  }

  #slot = (label: number, term: number): number => (Math.imul(term ^ label, 0x85ebca6b) >>> 7) & this.#mask

  score(terms: Uint32Array, label: string): number {
    const hash = this.#hashOf(label)
    let sum = 0
    for (const term of terms) sum += this.#weights[this.#slot(hash, term)] ?? 0
    return (sum * this.#scale) / Math.sqrt(Math.max(1, terms.length))
  }

  /** Another one, which knows what this one does and can learn more. */
  learnable(): LinearClassifier {
    const weights = Float32Array.from(this.#weights, (weight) => weight * this.#scale)
    return new LinearClassifier(weights, { squares: LEARNT_BEFORE })
  }

  /** With a byte a weight, as it is shipped: a quarter of the memory. */
  compact = (): LinearClassifier => LinearClassifier.fromBytes(this.toBytes())

  /** Of each label, together 1. */
  probabilities(terms: Uint32Array, labels: readonly string[]): number[] {
    return softmax(labels.map((label) => this.score(terms, label)))
  }

  /** Only one that `ofSize` or `learnable` has made. */
  async train(examples: readonly Example[], breathe: () => Promise<void>): Promise<void> {
    const squares = new Float32Array(this.#weights.length).fill(this.#squares)
    const order = Uint32Array.from(examples.keys())
    const random = randomNumbers()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let n = order.length - 1; n > 0; n -= 1) {
        const other = Math.floor(random() * (n + 1))
        ;[order[n], order[other]] = [order[other] ?? 0, order[n] ?? 0]
      }
      for (const [n, which] of order.entries()) {
        if (n % BETWEEN === 0) await breathe()
        const example = examples[which]
        if (example) this.#step({ ...example, terms: example.terms.filter(() => random() >= LEFT_OUT) }, squares)
      }
    }
  }

  #step({ terms, label, rivals, weight }: Example, squares: Float32Array): void {
    const labels = [label, ...rivals.filter((rival) => rival !== label)]
    const likely = this.probabilities(terms, labels)
    const scale = 1 / Math.sqrt(Math.max(1, terms.length))
    for (const [n, each] of labels.entries()) {
      const error = ((likely[n] ?? 0) - (n === 0 ? 1 : 0)) * weight
      if (Math.abs(error) < SMALL) continue
      const gradient = error * scale
      const hash = this.#hashOf(each)
      for (const term of terms) {
        const slot = this.#slot(hash, term)
        const square = (squares[slot] ?? 0) + gradient * gradient
        squares[slot] = square
        this.#weights[slot] = (this.#weights[slot] ?? 0) - (RATE * gradient) / Math.sqrt(square + 0.01)
      }
    }
  }
}

/** Examples that are learnt from before others may work. */
const BETWEEN = 20

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Between 0 and 1, the same ones each time: Lehmer's generator. */
export function randomNumbers(seed = 7): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
