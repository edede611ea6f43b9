// What is left of the guides that are under way, in the language of the page. Without a line there is only what the device knows.
import { outlines } from '@menged/contracts/calls/read/posts'
import type { Outline } from '@menged/contracts/posts'
import { useEffect, useState } from 'react'
import { accountApi } from '../../session/account/account-api.ts'
import type { StoredProgress } from '../../session/progress/local.ts'
import { useLocale } from '../../words/language.tsx'

type Outlines = ReadonlyMap<string, Outline>

/** Null until they are here, or did not come. */
export function useOutlines(guides: StoredProgress[]): Outlines | null {
  const { language } = useLocale()
  const [known, setKnown] = useState<Outlines | null>(null)
  const ids = guides
    .map(({ postId }) => postId)
    .sort()
    .join()
  useEffect(() => {
    if (ids === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    accountApi(language)(outlines, { query: { ids, language }, signal }).then(
      ({ data }) => setKnown(new Map(data.map((outline) => [outline._id, outline]))),
      () => signal.aborted || setKnown((before) => before ?? new Map()),
    )
    return () => leaving.abort()
  }, [ids, language])
  return known
}
