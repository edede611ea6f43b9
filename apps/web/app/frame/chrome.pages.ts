// Pages with a header of their own, by path.
import { pages } from '@menged/contracts/pages'

export const FRAMES: Readonly<Record<string, 'landing' | 'none'>> = Object.fromEntries(
  pages.flatMap(({ path, frame }) => (frame ? [[path, frame]] : [])),
)
