// Where the picture of a worker is.
import { pathOf } from '@menged/contracts'
import { workerPhoto } from '@menged/contracts/calls/market/joining'

type Pictured = { photoId: string | null; portrait: string | null }

/** The uploaded photo, or what ships with a sample; null for somebody without. */
export const photoAddress = ({ photoId, portrait }: Pictured, size: 'small' | 'large'): string | null =>
  photoId ? pathOf(workerPhoto.path, { photoId, file: `${size}.webp` }) : portrait && `/portraits/${portrait}.svg`
