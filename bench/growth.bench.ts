// How responses slow down when there are a hundred times as many posts.
import { setTimeout as pause } from 'node:timers/promises'
import { indexPosts } from '../apps/api/src/modules/search/index.ts'
import { fill } from './growth-posts.ts'
import { memoryOf } from './processes.ts'
import { type Kind, measure, openSide, round, rowOf, SIZES, type Side } from './two-sizes.ts'

/** Of each kind, to each portal: what responds quickly is requested more often, so that a moment's noise is not its slowest hundredth. */
const REQUESTS = { quick: 600, search: 250 } as const
const CHANGES = 10

const searches = (queries: string[]) => () => queries.map((query) => `/api/search?language=am&${query}`)
const words = (list: string[]) => list.map((text) => `q=${encodeURIComponent(text)}`)
const suggestions = (list: string[]) => () =>
  list.map((text) => `/api/search/suggestions?language=en&q=${encodeURIComponent(text)}`)
/** Posts from the whole of the portal, not only a few that are at hand. */
const ofPosts = (part: string) => (posts: number) =>
  Array.from({ length: REQUESTS.quick }, (_, index) => `/api/posts/made-${1 + ((index * 7919) % (posts - 100))}${part}`)

const KINDS: Kind[] = [
  { name: 'home: recommended', goal: 1.5, paths: () => ['/api/post/recommendedPost'] },
  { name: 'home: cards', goal: 1.5, paths: () => ['am', 'en'].map((language) => `/api/cards?page=1&language=${language}`) },
  {
    name: 'home: organisations',
    goal: 1.5,
    paths: () => ['Government', 'Private'].map((type) => `/api/post/organization?query=${type}`),
  },
  { name: 'feed: the last page', goal: null, paths: (posts) => [`/api/cards?page=${posts / 10}&language=am`] },
  { name: 'detail: reading', goal: 1.5, paths: ofPosts('/reading?language=am') },
  { name: 'detail: comments', goal: 1.5, paths: ofPosts('/comments') },
  { name: 'detail: whole post', goal: 1.5, paths: ofPosts('') },
  {
    name: 'search: common words',
    goal: 3,
    paths: searches(words(['ፈቃድ', 'licence', 'bank', 'መታወቂያ', 'certificate', 'ክፍያ', 'register', 'የንግድ'])),
  },
  {
    name: 'search: rare words',
    goal: 3,
    paths: searches(words(['telebirr', 'chevening', 'ኮንዶሚኒየም', 'HERQA', 'ጡረታ', 'mekelle'])),
  },
  {
    name: 'search: several words',
    goal: 3,
    paths: searches(
      words([
        'trade licence',
        'የንግድ ፈቃድ እድሳት',
        'lost passport',
        'bank account company',
        'how do I get a trade licence in Ethiopia',
        'ከውጭ አገር የተላከ ገንዘብ',
        'what do I need to register a company and open a bank account',
        'blockchain mining licence',
      ]),
    ),
  },
  {
    name: 'search: misspelt',
    goal: 3,
    paths: searches(words(['passprot', 'lisence', 'trade lisence', 'ፓስፓርት', 'condominum', 'vehicle inspecton', 'ኢንቨስትምንት'])),
  },
  {
    name: 'search: Latin letters',
    goal: 3,
    paths: searches(words(['nigd fikad', 'menja fikad', 'kiray wul', 'lidet mizgeba', 'pasport', 'hawala'])),
  },
  {
    name: 'search: filters without words',
    goal: 3,
    paths: searches([
      '',
      'page=2',
      'category=business',
      'type=Private&written=both',
      'sort=views',
      'sort=views&category=private',
    ]),
  },
  {
    name: 'search: words with filters, orders, pages',
    goal: 3,
    paths: searches([
      `${words(['ፈቃድ'])[0]}&category=business`,
      `${words(['licence'])[0]}&sort=newest`,
      `${words(['bank'])[0]}&sort=views&type=Government`,
      `${words(['certificate'])[0]}&page=3`,
      `${words(['ክፍያ'])[0]}&page=11`,
    ]),
  },
  {
    name: 'suggestions',
    goal: 3,
    paths: suggestions(['trade lic', 'ፓስ', 'ፈቃ', 'lic', 'ban', 'የንግ', 'com', 'መታ', 'how to g', 'passpo']),
  },
]

type Indexed = Side & { indexing: number }

async function open(posts: number): Promise<Indexed> {
  let indexing = 0
  const side = await openSide(posts, async (pool, db) => {
    await fill(pool, posts)
    const begun = performance.now()
    await indexPosts(db)
    indexing = performance.now() - begun
  })
  return { ...side, indexing }
}

const requestsOf = (name: string): number => (/^(search|suggestions)/.test(name) ? REQUESTS.search : REQUESTS.quick)

/** From the moment when a post was changed until a search for its new word finds it. */
async function knowing(side: Side): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const word = `growth${'abcdefghij'[change]}word`
    await side.db.$client.query("update posts set title_en = title_en || ' ' || $1, updated_at = now() where id = 'made-50'", [
      word,
    ])
    const begun = performance.now()
    await indexPosts(side.db)
    while (!(await finds(side, word))) await pause(5)
    times.push(performance.now() - begun)
  }
  return times
}

async function finds({ portal }: Side, word: string): Promise<boolean> {
  const answer = await fetch(`${portal.origin}/api/search?language=en&q=${word}`)
  return ((await answer.json()) as { totalItems: number }).totalItems > 0
}

const sides: Indexed[] = []
try {
  for (const posts of SIZES) sides.push(await open(posts))
  const rows = []
  const ofSearch = sides.map((): number[] => [])
  for (const kind of KINDS) {
    const times = await measure(sides, kind, requestsOf(kind.name))
    rows.push(rowOf(kind.name, times, kind.goal))
    if (kind.name.startsWith('search:')) for (const [place, list] of times.entries()) ofSearch[place]?.push(...list)
  }
  rows.push(rowOf('search: all', ofSearch, 3))
  const known = []
  for (const side of sides) known.push(await knowing(side))
  rows.push(rowOf('a changed post is found', known, null))
  console.log(
    `growth: ${SIZES[1]} posts against ${SIZES[0]}, milliseconds; to each portal ${REQUESTS.search} requests of each kind of search, ${REQUESTS.quick} of the others`,
  )
  console.table(rows)
  for (const { size, indexing, portal } of sides) {
    const { process, all } = memoryOf(portal.pid)
    console.log(
      `${size} posts: indexed in ${round(indexing / 1000)} s; memory of the process ${Math.round(process)} MB, with the database ${Math.round(all)} MB`,
    )
  }
} finally {
  for (const side of sides) await side.close()
}
