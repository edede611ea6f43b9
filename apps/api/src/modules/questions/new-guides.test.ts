// A guide that an editor publishes, without any way of asking for it, is found by what people ask: forty made-up guides, ten questions each, written
// by somebody who knew no code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssistantAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { CONTENT_DIR } from '../../seed.ts'

const on = testApi({ contentDir: CONTENT_DIR, config: { rateLimitFactor: 10_000 } })
type Both = { am: string; en: string }
type MadeUp = {
  id: string
  title: Both
  summary: Both
  facts: Record<'cost' | 'time' | 'where', Both>
  documents: Both[]
  steps: Both[]
  questions: string[]
}
const FILE = join(import.meta.dirname, '../../../../../bench/assistant/made-up-guides.json')
const GUIDES: MadeUp[] = JSON.parse(readFileSync(FILE, 'utf8'))
const FOUND = 0.8
/** With these several guides are named, or one below the numbers of who helps in danger. */
const NAMING: AssistantAnswer['kind'][] = ['choice', 'probable', 'danger']

async function publish({ id, title, summary, facts, documents, steps }: MadeUp): Promise<void> {
  const guide = {
    summary,
    facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])),
    documents: documents.map((text, n) => ({ id: `paper-${n}`, text })),
    steps: steps.map((text) => ({ title: text, text: { am: '', en: '' } })),
    office: { name: facts.where, note: { am: '', en: '' } },
    fees: [],
    law: [],
  }
  await on.database.db.execute(sql`
    insert into posts (id, category, organisation_id, author, title_en, title_am, body_en, body_am, preview_en, preview_am, guide, created_at, updated_at)
    select ${id}, category, organisation_id, author, ${title.en}, ${title.am}, '', '', '', '', guide || ${JSON.stringify(guide)}::jsonb, created_at, updated_at
    from posts where id = 'sim-card'`)
}

test('of four hundred questions eight in ten lead to the guide', { timeout: 900_000 }, async () => {
  for (const guide of GUIDES) await publish(guide)
  const missed: string[] = []
  for (const { id, questions } of GUIDES)
    for (const question of questions) {
      const response = await on.get(`/api/assistant/answer?language=en&q=${encodeURIComponent(question)}`)
      const { kind, guide, nearest } = response.json().data as AssistantAnswer
      const isNamed = guide === id || (NAMING.includes(kind) && nearest.some((each) => each.id === id))
      if (!isNamed) missed.push(`${id}: ${question}: ${kind} ${guide}`)
    }
  const all = GUIDES.flatMap(({ questions }) => questions).length
  expect(1 - missed.length / all, missed.join('\n')).toBeGreaterThanOrEqual(FOUND)
})
