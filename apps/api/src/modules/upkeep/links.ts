// The check of links: once a day each host of the published guides is a task, which asks for its links one after the other.
import { setTimeout as pause } from 'node:timers/promises'
import { type Guide, UPKEEP_PAGE_SIZE } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { addisDay } from '../../platform/clock.ts'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Settings } from '../settings/index.ts'
import { type Asking, createAsking } from './asking.ts'
import { linkQueries } from './link-queries.ts'

type Named = { url: string; posts: string[] }
type Dependencies = Pick<Platform, 'db' | 'clock'> & {
  settings: Pick<Settings, 'value'>
  tasks: Pick<Tasks, 'add' | 'wake' | 'handle'>
  /** For tests: another way to ask, and no time between two links of a host. */
  ask?: Asking
  betweenMs?: number
}

const BETWEEN_MS = 2000

export function createLinkDesk({ db, clock, settings, tasks, ask = createAsking(), betweenMs = BETWEEN_MS }: Dependencies) {
  const queries = linkQueries(db)
  const isOn = () => settings.value('linkCheck')

  async function check({ url, posts }: Named): Promise<void> {
    const { fault, status } = await ask(url)
    if (fault === null) await queries.good(url)
    else await queries.failed({ url, fault, status, postIds: posts }, addisDay(clock), clock.now())
  }

  tasks.handle(
    'check-links',
    async ({ links }: { links: Named[] }) => {
      for (const [index, link] of links.entries()) {
        if (index > 0) await pause(betweenMs)
        // Turned off since it was planned.
        if (!(await isOn())) return
        await check(link)
      }
    },
    'links',
  )

  return {
    isOn,
    /** Once a day for each host, however often it is called. */
    plan: async (): Promise<void> => {
      if (!(await isOn())) return
      const links = await linksOfGuides(queries)
      await queries.forgetOthers(links.map(({ url }) => url))
      const hosts = Map.groupBy(links, ({ url }) => new URL(url).host)
      const day = addisDay(clock)
      const added = Array.from(hosts, ([host, ofHost]) => ({
        kind: 'check-links',
        key: `check-links ${host} ${day}`,
        payload: { links: ofHost },
      }))
      if (added.length === 0) return
      await tasks.add(db, ...added)
      tasks.wake()
    },
    page: async (page: number) => {
      const [rows, total] = await Promise.all([queries.broken((page - 1) * UPKEEP_PAGE_SIZE, UPKEEP_PAGE_SIZE), queries.count()])
      const titles = await queries.titles(rows.flatMap(({ postIds }) => postIds))
      const posts = (ids: string[]) => titles.filter(({ id }) => ids.includes(id))
      return { rows: rows.map(({ postIds, ...row }) => ({ ...row, posts: posts(postIds) })), total }
    },
    count: () => queries.count(),
  }
}

async function linksOfGuides(queries: ReturnType<typeof linkQueries>): Promise<Named[]> {
  const named = new Map<string, Set<string>>()
  for (let last = ''; ; ) {
    const posts = await queries.postsAfter(last)
    for (const post of posts) for (const url of linksOf(post)) named.set(url, (named.get(url) ?? new Set()).add(post.id))
    const end = posts.at(-1)
    if (!end) return Array.from(named, ([url, ids]) => ({ url, posts: [...ids] }))
    last = end.id
  }
}
export type LinkDesk = ReturnType<typeof createLinkDesk>

type Linking = { guide: Guide | null } & Localized<'body'>

/** The web addresses of a post, each once, as they are asked for: without what only a browser looks at. */
export function linksOf({ guide, ...row }: Linking): string[] {
  const named = [...(guide?.sources ?? []), ...(guide?.whereToCheck ?? [])].flatMap(({ url }) => url ?? [])
  const sites = (guide?.office.website ?? []).map((site) => (/^https?:/i.test(site) ? site : `https://${site}`))
  const inText = valuesOf(textFrom(row, 'body')).flatMap((body) =>
    Array.from((body ?? '').matchAll(/href="(https?:[^"]+)"/g), ([, url = '']) => url.replaceAll('&amp;', '&')),
  )
  const addresses = [...named, ...sites, ...inText].flatMap((address) => {
    if (!URL.canParse(address)) return []
    const url = new URL(address)
    url.hash = ''
    return [url.href]
  })
  return [...new Set(addresses)]
}
