// A vector in one byte a number: enough to tell which of two lies nearer.

export type Vector = { numbers: Int8Array; length: number }

const LARGEST = 127

export function vectorOf(values: Float32Array): Vector {
  const largest = values.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return fromBytes(Int8Array.from(values, (each) => Math.round((each / largest) * LARGEST)))
}

export const fromBytes = (numbers: Int8Array): Vector => ({ numbers, length: Math.sqrt(dot(numbers, numbers)) })

/** The cosine, from -1 to 1; 0 of vectors that cannot be compared. */
export const nearness = (one: Vector, other: Vector): number =>
  one.numbers.length === other.numbers.length ? dot(one.numbers, other.numbers) / Math.max(1, one.length * other.length) : 0

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let n = 0; n < one.length; n += 1) sum += (one[n] ?? 0) * (other[n] ?? 0)
  return sum
}
