// How a kept page is compressed: quickly for the reader who waits, better as more readers come.
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** A body in the encodings that were asked for. Of a guide of 91 kB: quality 1 takes 0.3 ms of CPU and leaves 26 kB, 5 takes 2 ms for 21, 11 takes 110 for 19. */
export type Packed = {
  br: Buffer
  /** Bytes of the first compression: the page's share of the bound. */
  firstLength: number
  /** Made when a reader asks for it; few do. */
  gzip: Buffer | undefined
  readers: number
  quality: number
}

/** Some pages have no second reader: 1 saves a millisecond more, and is a sixth longer on a slow connection. */
const FIRST_QUALITY = 4
/** From so many readers after the first on this quality pays: the bytes that they are spared cost more than the time that it takes. */
const BETTER = [
  { readers: 1, quality: 5 },
  { readers: 100, quality: 11 },
]

const brotli = promisify(brotliCompress)
const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

const unpack = ({ br }: Packed): Promise<Buffer> => promisify(brotliDecompress)(br)

export async function pack(body: Buffer): Promise<Packed> {
  const br = await compress(body, FIRST_QUALITY)
  return { br, firstLength: br.length, gzip: undefined, readers: 0, quality: FIRST_QUALITY }
}

/** The body in an encoding that the reader takes. Plain is for the few that take none: it is unpacked each time. */
export async function bodyIn(page: Packed, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return await unpack(page)
  page.gzip ??= await promisify(gzip)(await unpack(page))
  return page.gzip
}

/** Counts readers; better bytes come one page after the other. `isKept`: whether the page is still the one that readers get. */
export function createImprover<Page extends Packed & { heads: object }>(isKept: (key: string, page: Page) => boolean) {
  let last = Promise.resolve()
  return (key: string, page: Page): void => {
    page.readers += 1
    const better = BETTER.find(({ readers }) => readers === page.readers)
    if (!better) return
    last = last
      .then(async () => {
        if (!isKept(key, page) || page.quality >= better.quality) return
        const br = await compress(await unpack(page), better.quality)
        if (isKept(key, page)) Object.assign(page, { br, quality: better.quality, heads: {} })
      })
      // The first bytes are as true.
      .catch(() => {})
  }
}
