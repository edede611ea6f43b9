// Many lists of numbers in one typed array, each in blocks that double up to a largest size, with a link from block to block.
import { withRoom } from './typed-arrays.ts'

const FIRST = 1024
const LARGEST_BLOCK = 1024

export class NumberLists {
  /** Cell 0 is never used: a link to it leads nowhere. */
  #cells = new Uint32Array(4 * FIRST)
  #used = 1
  /** By list: its first cell, the cell written last, and how many numbers it has. */
  #first = new Uint32Array(FIRST)
  #last = new Uint32Array(FIRST)
  #lengths = new Uint32Array(FIRST)
  #copied = new Uint32Array(FIRST)

  get bytes(): number {
    return this.#cells.byteLength + 3 * this.#first.byteLength + this.#copied.byteLength
  }

  length(list: number): number {
    return this.#lengths[list] ?? 0
  }

  append(list: number, value: number): void {
    this.#first = withRoom(this.#first, list + 1)
    this.#last = withRoom(this.#last, list + 1)
    this.#lengths = withRoom(this.#lengths, list + 1)
    const length = this.length(list)
    let cell = (this.#last[list] ?? 0) + 1
    if (isFull(length)) {
      const block = this.#used
      this.#used += blockAfter(length) + 1
      this.#cells = withRoom(this.#cells, this.#used)
      if (length === 0) this.#first[list] = block
      else this.#cells[cell] = block
      cell = block
    }
    this.#cells[cell] = value
    this.#last[list] = cell
    this.#lengths[list] = length + 1
  }

  /** Returns the numbers of a list, valid until the next call. */
  read(list: number): Uint32Array {
    const length = this.length(list)
    this.#copied = withRoom(this.#copied, length)
    const copied = this.#copied
    const cells = this.#cells
    let block = this.#first[list] ?? 0
    for (let done = 0; done < length; ) {
      const size = blockAfter(done)
      const end = Math.min(size, length - done)
      for (let at = 0; at < end; at += 1) copied[done + at] = cells[block + at] ?? 0
      block = cells[block + size] ?? 0
      done += end
    }
    return copied.subarray(0, length)
  }
}

/** Blocks hold 1, 2, 4 … numbers: of so many the last block has no room. */
const isFull = (length: number): boolean =>
  length < LARGEST_BLOCK ? (length & (length + 1)) === 0 : (length + 1) % LARGEST_BLOCK === 0

const blockAfter = (length: number): number => Math.min(length + 1, LARGEST_BLOCK)
