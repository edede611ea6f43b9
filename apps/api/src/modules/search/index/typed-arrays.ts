// Typed arrays that grow.

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** Returns the array itself when it has this many cells, else a copy of twice the length or more. */
export function withRoom<Each extends Numbers>(array: Each, cells: number): Each {
  if (array.length >= cells) return array
  const Kind = array.constructor as new (length: number) => Each
  const larger = new Kind(Math.max(cells, array.length * 2))
  larger.set(array)
  return larger
}
