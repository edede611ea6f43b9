// Pictures that people upload: what a file holds is found out by reading it whole, and only what it shows is kept, drawn anew. No original,
// no name, no metadata: a photo of a phone says where it was taken.
import { LIMITS } from '@menged/contracts'
import sharp, { type Metadata, type SharpInput, type SharpOptions } from 'sharp'
import { AppError } from './errors.ts'
import { turns } from './turns.ts'

/** Width times height that is decoded at most; a few bytes may say that they are a billion. */
const MILLION = 1_000_000
const MOST_PIXELS = 40 * MILLION
/** Each may take a thread and up to 160 MB. */
const AT_ONCE = 2
const MOST_WAITING = 40
const SECONDS = 15
const FORMATS = ['jpeg', 'png', 'webp']
/** Lower until it is small enough. */
const QUALITIES = [82, 70, 58, 45, 32, 20, 10, 1]

/** First bytes, by the standards of the formats. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
]

export type Images = ReturnType<typeof createImages>

sharp.cache(false)
sharp.concurrency(1)

export function createImages() {
  const inTurn = turns(AT_ONCE, MOST_WAITING)
  /** @throws AppError image_type_invalid, image_too_large, image_too_many_pixels, busy */
  const decoded = <Result>(file: Blob, field: string, draw: (input: Buffer) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      const input = Buffer.from(await file.arrayBuffer())
      await refuseOther(input, field)
      try {
        return await draw(input)
      } catch (error) {
        throw new AppError('image_type_invalid', { field, cause: error })
      }
    })
  return {
    /** Squares of the middle, the smallest first, each of so many bytes at most. */
    squares: (file: Blob, field: string, { sizes, bytes }: { sizes: readonly number[]; bytes: number }): Promise<Buffer[]> =>
      decoded(file, field, async (input) => {
        const largest = Math.max(...sizes)
        const { data, info } = await open(input)
          .resize(largest, largest, { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .raw()
          .toBuffer({ resolveWithObject: true })
        const raw = { width: info.width, height: info.height, channels: info.channels }
        const drawn: Buffer[] = []
        for (const size of sizes) drawn.push(await small(data, raw, size, bytes))
        return drawn
      }),
    /** The whole picture, no side longer than so many pixels. */
    page: (file: Blob, field: string, size: WholeSize): Promise<Buffer> =>
      decoded(file, field, (input) => whole(input, size).toBuffer()),
    /** The same, with the pixels that it has. */
    picture: (file: Blob, field: string, size: WholeSize): Promise<{ data: Buffer; width: number; height: number }> =>
      decoded(file, field, async (input) => {
        const { data, info } = await whole(input, size).toBuffer({ resolveWithObject: true })
        return { data, width: info.width, height: info.height }
      }),
  }
}

type WholeSize = { side: number; quality: number }
const whole = (input: Buffer, { side, quality }: WholeSize) =>
  open(input).resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).webp({ quality })

const OPTIONS: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: false }
const reading = (input: SharpInput, options = OPTIONS) => sharp(input, options).timeout({ seconds: SECONDS })
/** As it is meant to be held; what is not asked for is dropped when it is written. */
const open = (input: Buffer) => reading(input).autoOrient().toColourspace('srgb')

async function small(data: Buffer, raw: NonNullable<SharpOptions['raw']>, size: number, bytes: number): Promise<Buffer> {
  let drawn = data
  for (const quality of QUALITIES) {
    drawn = await sharp(data, { raw }).resize(size, size).webp({ quality }).toBuffer()
    if (drawn.length <= bytes) break
  }
  return drawn
}

async function refuseOther(input: Buffer, field: string): Promise<void> {
  const refused = (cause?: unknown) => new AppError('image_type_invalid', { field, ...(cause ? { cause } : {}) })
  if (input.length > LIMITS.upload) throw new AppError('image_too_large', { field })
  if (!SIGNATURES.some((isOf) => isOf(input))) throw refused()
  let found: Metadata
  try {
    // Of a picture that is too large the size is read as well, and nothing else.
    found = await reading(input, { ...OPTIONS, limitInputPixels: false }).metadata()
  } catch (error) {
    throw refused(error)
  }
  if (!FORMATS.includes(found.format ?? '') || (found.pages ?? 1) > 1 || isMovingPng(input)) throw refused()
  const pixels = found.width * found.height
  if (pixels > MOST_PIXELS) {
    const values = { count: Math.ceil(pixels / MILLION), most: MOST_PIXELS / MILLION }
    throw new AppError('image_too_many_pixels', { field, values })
  }
}

/** An animated PNG says so before its first picture, and is read as a still one. */
function isMovingPng(input: Buffer): boolean {
  const control = input.indexOf('acTL')
  return control > 0 && control < input.indexOf('IDAT')
}
