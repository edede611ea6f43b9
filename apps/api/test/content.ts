// A small content folder: guides made from a number, so that a test can say what it expects of each.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommentFile } from '../src/modules/comments/seed.ts'
import type { SampleWorker } from '../src/modules/marketplace/seed.ts'
import type { Engagement, GuideFile, OrganisationFile } from '../src/modules/posts/seed.ts'
import { CONTENT_DIR } from '../src/seed.ts'

const text = (en: string, am: string) => ({ en, am })
const CATEGORIES = ['government', 'private', 'scholarship', 'business', 'construction'] as const

export const guideId = (number: number): string => `guide-${String(number).padStart(2, '0')}`

export function guide(number: number, change: Partial<GuideFile> = {}): GuideFile {
  const fact = { value: text('ETB 100', '100 ብር'), note: text('May have changed', 'ተቀይሮ ሊሆን ይችላል') }
  return {
    id: guideId(number),
    category: CATEGORIES[number % CATEGORIES.length] ?? 'government',
    organisation: `office-${number % 9}`,
    title: text(`Guide ${number}`, `መመሪያ ${number}`),
    summary: text('What it costs.', 'ምን ያህል እንደሚያስከፍል።'),
    facts: { cost: fact, time: fact, where: fact },
    documents: [{ id: 'id-card', text: text('ID card', 'መታወቂያ') }],
    steps: [{ title: text('Go there', 'ይሂዱ'), text: text('In the morning.', 'ጠዋት ላይ።'), fee: text('Free', 'ነጻ') }],
    fees: [{ item: text('Form', 'ቅጽ'), amount: text('ETB 2', '2 ብር'), certainty: 'high', asOf: '2025-01' }],
    office: { name: text('Office', 'ጽሕፈት ቤት'), phone: ['905'], website: ['etrade.gov.et'] },
    law: [text('Proclamation No. 1', 'አዋጅ ቁጥር 1')],
    sources: [{ name: text('Site', 'ድረ ገጽ'), url: 'https://etrade.gov.et' }],
    asOf: '2025-01',
    certainty: 'high',
    related: [guideId(number + 1), 'not-there'],
    body: text(`<p>Guide number ${number}.</p><h2>More</h2><p>Text.</p>`, `<p>መመሪያ ቁጥር ${number}።</p><h2>ተጨማሪ</h2>`),
    ...change,
  }
}

export type TestContent = {
  guides: GuideFile[]
  organisations: OrganisationFile
  engagement: Engagement
  comments: CommentFile
  workers: SampleWorker[]
}

/** 27 guides about 9 offices: pages of 10, 10 and 7. Number 0 is the newest and the least viewed. */
export function testContent(): TestContent {
  const numbers = Array.from({ length: 27 }, (_, index) => index)
  return {
    guides: numbers.map((number) => guide(number)),
    organisations: Array.from({ length: 9 }, (_, index) => ({
      id: `office-${index}`,
      type: index === 8 ? ('Private' as const) : ('Government' as const),
      name: text(`Office ${index}`, `መሥሪያ ቤት ${index}`),
    })),
    engagement: Object.fromEntries(
      numbers.map((number) => [guideId(number), { views: 1000 + number * 10, daysAgo: 1 + number * 2.5, views30: 300 + number }]),
    ),
    comments: [
      { postId: guideId(3), author: 'Bethlehem A.', avatar: 'female', language: 'en', text: 'Older.', daysAgo: 2 },
      { postId: guideId(3), author: 'ዮናስ መ.', avatar: 'male', language: 'am', text: 'አዲስ።', daysAgo: 1 },
      { postId: guideId(4), author: 'Abel', avatar: null, language: 'en', text: 'One.', daysAgo: 1 },
    ],
    workers: [],
  }
}

const LEGAL = {
  effective: '2024-12',
  updated: '2024-12',
  title: text('Privacy policy', 'የግላዊነት ፖሊሲ'),
  lead: text('What we keep.', 'ምን እንደምንይዝ።'),
  sections: [{ id: 'who', title: text('Who', 'ማን'), html: text('<p onclick="x()">We.</p>', '<p>እኛ።</p>') }],
}

const BANKS = [
  { id: 'CBE', name: text('Commercial Bank of Ethiopia', 'የኢትዮጵያ ንግድ ባንክ') },
  { id: 'AWB', name: text('Awash Bank', 'አዋሽ ባንክ') },
  { id: 'DB', name: text('Dashen Bank', 'ዳሸን ባንክ') },
  { id: 'NBE', name: text('National Bank of Ethiopia', 'የኢትዮጵያ ብሔራዊ ባንክ'), reference: true },
]

const RATES = {
  date: '2026-02-21',
  sample: true,
  banks: [
    {
      id: 'CBE',
      rates: [
        { currency: 'USD', cashBuying: 151.7175, cashSelling: 154.7519 },
        { currency: 'EUR', cashBuying: 179.0267, cashSelling: 182.6072 },
      ],
    },
  ],
}

/** What ships: small enough, and of one shape only. */
const LANDING = JSON.parse(readFileSync(join(CONTENT_DIR, 'landing.json'), 'utf8')) as unknown

/** What questions are understood by is that of the guides which ship. */
const UNDERSTANDING = ['questions', 'question-kinds.json', 'understanding', 'help-lines.json']

/** Writes it to disk; may be called again to change the files. */
export function writeContent(dir: string, content: TestContent): void {
  const write = (path: string, value: unknown) => writeFileSync(join(dir, path), JSON.stringify(value))
  for (const folder of ['guides', 'sample', 'rates', 'legal', 'search']) mkdirSync(join(dir, folder), { recursive: true })
  for (const each of content.guides) write(`guides/${each.id}.json`, each)
  write('organisations.json', content.organisations)
  write('sample/engagement.json', content.engagement)
  write('sample/comments.json', content.comments)
  write('rates/banks.json', BANKS)
  write('rates/sample.json', RATES)
  write('sample/workers.json', content.workers)
  write('claims.json', { successRate: 98 })
  write('landing.json', LANDING)
  write('search/aliases.json', [])
  for (const name of UNDERSTANDING) if (!existsSync(join(dir, name))) symlinkSync(join(CONTENT_DIR, name), join(dir, name))
  for (const id of ['privacy-policy', 'terms-of-service']) write(`legal/${id}.json`, { id, ...LEGAL })
}

export function temporaryContent(content = testContent()): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'menged-content-'))
  writeContent(dir, content)
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
