// What stands in a Word document, read out of its archive.
import { inflateRawSync } from 'node:zlib'

const LOCAL_HEADER = 'PK\u0003\u0004'
const PART = 'word/document.xml'
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

export function textOfWord(file: Buffer): string {
  let at = file.indexOf(LOCAL_HEADER, 0, 'latin1')
  while (at >= 0) {
    const [size, nameLength, extraLength] = [file.readUInt32LE(at + 18), file.readUInt16LE(at + 26), file.readUInt16LE(at + 28)]
    const begin = at + 30 + nameLength + extraLength
    if (file.toString('latin1', at + 30, at + 30 + nameLength) === PART) {
      const xml = inflateRawSync(file.subarray(begin, begin + size)).toString()
      return xml.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)
    }
    at = file.indexOf(LOCAL_HEADER, begin + size, 'latin1')
  }
  throw new Error('no Word document')
}
