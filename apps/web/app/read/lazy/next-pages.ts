// The pages that follow the first one: loaded by the reader, or by themselves when the end of the list comes near.
import { type RefObject, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { isThrifty } from '../../page/connection.ts'
import { type ListPage, mayFollow } from './rows.ts'

/**
 * How far below the screen the end may still lie when the next page is requested. Above it may lie anywhere: a finger can fling the list
 * past its end between two looks.
 */
const AROUND = '99999px 0px 600px'

/** By place in the history, so that Back finds the list as long as it was left. */
const kept = new Map<string, ListPage[]>()

export type More = {
  /** The first page and those that followed. */
  pages: ListPage[]
  state: 'idle' | 'loading' | 'failed'
  load: () => void
}

/** `pathOf`: the address of a page. `end`: what stands at the end of the list while there is more. */
export function useMore(first: ListPage, pathOf: (page: number) => string, end: RefObject<HTMLElement | null>): More {
  const { key } = useLocation()
  const fetcher = useFetcher<ListPage | null>()
  const [added, setAdded] = useState(() => kept.get(key) ?? [])
  const pages = [first, ...added]
  const last = added.at(-1) ?? first
  const arrived = fetcher.data
  if (arrived && arrived.page === last.page + 1) setAdded([...added, arrived])
  useEffect(() => {
    kept.set(key, added)
  }, [key, added])

  const loading = fetcher.state !== 'idle'
  const failed = !loading && arrived === null
  const next = pathOf(last.page + 1)
  const { load } = fetcher
  // After a failure the reader decides when to try again: by itself it would go on for as long as there is no connection.
  const byItself = !loading && !failed && mayFollow(pages)
  useEffect(() => {
    const element = end.current
    if (!element || !byItself || isThrifty()) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A keyboard user on the link must not see it move away.
        if (entry?.isIntersecting && document.activeElement !== element) void load(next)
      },
      { rootMargin: AROUND },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end, byItself, load, next])

  return { pages, state: loading ? 'loading' : failed ? 'failed' : 'idle', load: () => void load(next) }
}
