// The same document is the same file: no time of making stands in it, and its parts lie in one order.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const EPOCH = new Date(1980, 0, 1)
const FIRST = '[Content_Types].xml'
const CORE = 'docProps/core.xml'
const TIMES = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g

/** `day`: as 2026-11-23. */
export function normalised(file: Uint8Array, day: string): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(file)
  const names = Object.keys(parts).sort((one, other) => Number(other === FIRST) - Number(one === FIRST) || (one < other ? -1 : 1))
  const out: Zippable = {}
  for (const name of names) {
    const data = parts[name] ?? new Uint8Array()
    out[name] = [name === CORE ? strToU8(strFromU8(data).replace(TIMES, `$1${day}T00:00:00Z`)) : data, { mtime: EPOCH, level: 9 }]
  }
  return zipSync(out)
}
