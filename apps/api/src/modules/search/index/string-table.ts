// Strings in one typed array, each with a number: found by hash, and in order of their UTF-16 units for those that begin alike.
import { withRoom } from './typed-arrays.ts'

const FIRST = 1024

export class StringTable {
  size = 0
  /** All strings, end to end. */
  #units = new Uint16Array(8 * FIRST)
  /** Where each string begins; its end is where the next one begins. */
  #starts = new Uint32Array(FIRST)
  /** Open addressing: the number of a string plus one, 0 where there is none. */
  #buckets = new Uint32Array(2 * FIRST)
  /** Numbers in order of their strings; those added later are not in it yet. */
  #sorted = new Uint32Array(FIRST)
  #ordered = 0

  get bytes(): number {
    return this.#units.byteLength + this.#starts.byteLength + this.#buckets.byteLength + this.#sorted.byteLength
  }

  /** Returns the number of a string, or -1. */
  find(text: string): number {
    return (this.#buckets[this.#bucketOf(text)] ?? 0) - 1
  }

  /** Returns the number of a string that may be new. */
  add(text: string): number {
    const known = this.find(text)
    if (known >= 0) return known
    const number = this.size
    const start = this.#starts[number] ?? 0
    this.#units = withRoom(this.#units, start + text.length)
    for (let at = 0; at < text.length; at += 1) this.#units[start + at] = text.charCodeAt(at)
    this.size += 1
    this.#starts = withRoom(this.#starts, this.size + 1)
    this.#starts[this.size] = start + text.length
    if (this.size * 2 > this.#buckets.length) this.#rehash()
    else this.#buckets[this.#bucketOf(text)] = this.size
    return number
  }

  text(number: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#starts[number], this.#starts[number + 1]))
  }

  length(number: number): number {
    return (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0)
  }

  /** The UTF-16 unit of a string at a place that it has. */
  unit(number: number, at: number): number {
    return this.#units[(this.#starts[number] ?? 0) + at] ?? 0
  }

  /** Returns the numbers of the strings that begin so, in their order. Valid until a string is added. */
  startingWith(prefix: string): Uint32Array {
    this.sort()
    const from = this.#firstFrom(prefix, 0)
    return this.#sorted.subarray(from, this.#firstFrom(prefix, 1))
  }

  /** Puts what was added into the order. Costs little when little was added. */
  sort(): void {
    const added = Uint32Array.from({ length: this.size - this.#ordered }, (_, at) => this.#ordered + at)
    if (added.length === 0) return
    added.sort((one, other) => this.#compare(one, other))
    this.#sorted = withRoom(this.#sorted, this.size)
    let end = this.#ordered
    for (let left = added.length - 1; left >= 0; left -= 1) {
      const number = added[left] ?? 0
      const place = this.#placeOf(number, end)
      this.#sorted.copyWithin(place + left + 1, place, end)
      this.#sorted[place + left] = number
      end = place
    }
    this.#ordered = this.size
  }

  /** Of the first ordered ones so many stand before this string. */
  #placeOf(number: number, end: number): number {
    let [low, high] = [0, end]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(this.#sorted[middle] ?? 0, number) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The place of the first string that begins so, or with `after` 1 of the first one behind all that do. */
  #firstFrom(prefix: string, after: 0 | 1): number {
    let [low, high] = [0, this.#ordered]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#comparePrefix(this.#sorted[middle] ?? 0, prefix) < after) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Below zero for a string before all that begin so, 0 for one that does. */
  #comparePrefix(number: number, prefix: string): number {
    const length = this.length(number)
    for (let at = 0; at < prefix.length; at += 1) {
      if (at >= length) return -1
      const difference = this.unit(number, at) - prefix.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return 0
  }

  #compare(one: number, other: number): number {
    const lengths = this.length(one) - this.length(other)
    const shorter = lengths < 0 ? this.length(one) : this.length(other)
    const [first, second] = [this.#starts[one] ?? 0, this.#starts[other] ?? 0]
    for (let at = 0; at < shorter; at += 1) {
      const difference = (this.#units[first + at] ?? 0) - (this.#units[second + at] ?? 0)
      if (difference !== 0) return difference
    }
    return lengths
  }

  /** The bucket that holds the string, or the empty one where it belongs. */
  #bucketOf(text: string): number {
    const last = this.#buckets.length - 1
    for (let bucket = hashOf(text) & last; ; bucket = (bucket + 1) & last) {
      const number = (this.#buckets[bucket] ?? 0) - 1
      if (number < 0 || (this.length(number) === text.length && this.#comparePrefix(number, text) === 0)) return bucket
    }
  }

  #rehash(): void {
    this.#buckets = new Uint32Array(this.#buckets.length * 2)
    for (let number = 0; number < this.size; number += 1) this.#buckets[this.#bucketOf(this.text(number))] = number + 1
  }
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
