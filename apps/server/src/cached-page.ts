// A page as it was rendered, and as it is kept.
import type { Encoding } from './encoding.ts'
import type { Packed } from './page-compression.ts'
import type { Life } from './page-life.ts'
import type { Shown } from './page-subjects.ts'

/** `shown`: absent when the page shows nothing that changes. */
export type Rendered = { status: number; headers: [name: string, value: string][]; body: Buffer; shown?: Shown }
/** Headers as they are written, names and values in turn: of the whole answer, and of the one that says that nothing has changed. */
export type Head = { etag: string; whole: string[]; unchanged: string[] }
export type CachedPage = Pick<Rendered, 'status' | 'headers'> &
  Packed &
  Life & {
    etag: string
    /** Put together when they are first needed. */
    heads: Partial<Record<Encoding, Head>>
    /** How many changes there had been when the rendering began. */
    generation: number
    /** True when the data is away and this is what was last known. */
    stale: boolean
  }
/** Since the start. `renewals`: renders that no reader waited for. `changed`: answers with what was known, just after a change. */
export type Counts = Record<'hits' | 'renders' | 'renewals' | 'unchanged' | 'stale' | 'crowded' | 'changed', number>
export const isCached = (page: CachedPage | Rendered): page is CachedPage => 'etag' in page

/** A page that says so itself, such as one whose address holds a mailed token: it lies nowhere. */
export const isPrivate = ({ headers }: Rendered): boolean =>
  headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))
