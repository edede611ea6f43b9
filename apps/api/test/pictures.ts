// Pictures of the tests, good and hostile, and forms that carry them.
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })

/** A photo as a phone makes it: it lies on its side, and says where it was taken. */
export const photo = (): Promise<Buffer> =>
  plain(640, 400)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '38/1 44/1 24/1' },
    })
    .toBuffer()

/** Of random dots: nothing shrinks less. */
export const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

/** Two pictures after each other. */
async function frames(): Promise<Sharp> {
  const pictures = ['red', 'blue'].map((background) => sharp({ create: { width: 40, height: 40, channels: 3, background } }))
  return sharp(await Promise.all(pictures.map((each) => each.png().toBuffer())), { join: { animated: true } })
}
export const moving = {
  gif: async (): Promise<Buffer> => (await frames()).gif().toBuffer(),
  webp: async (): Promise<Buffer> => (await frames()).webp().toBuffer(),
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A whole PNG of one colour in a few kilobytes: 900 million pixels, if it is asked to be so large. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

export type Fields = Record<string, string | string[] | { name: string; type: string; content: Buffer }>

/** A form as a browser sends it. */
export async function formOf(fields: Fields): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) {
      if (typeof each === 'string') form.append(name, each)
      else form.append(name, new File([new Uint8Array(each.content)], each.name, { type: each.type }))
    }
  }
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
