import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { searchFromMemory, startTestApi } from '../../../test/api.ts'
import { measureAnswers, WORKED } from '../../../test/assistant-questions.ts'
import { CONTENT_DIR } from '../../seed.ts'

test('try', async () => {
  const on = await startTestApi({ contentDir: CONTENT_DIR, config: { rateLimitFactor: 1000 } })
  await searchFromMemory(on)
  const log: string[] = []
  const result = await measureAnswers(
    WORKED,
    async (q, language) => {
      const r = await on.get(`/api/assistant/answer?language=${language}&q=${encodeURIComponent(q)}`)
      const j = r.json()
      if (!j.data) throw new Error(`${q} ${r.body}`)
      log.push(`\n### ${q}\n${j.data.kind} ${j.data.language} ${j.data.guide}\n` + j.data.blocks.map((b: any) => (b.kind === 'list' ? b.items.map((i: any) => ` - ${i.text}`).join('\n') : `${b.kind} ${b.label ?? ''} ${b.text}`) ).join('\n'))
      return j.data
    },
    (id) => JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', `${id}.json`), 'utf8')),
  )
  writeFileSync('/tmp/assistant-try.txt', JSON.stringify(result, null, 1) + log.join('\n'))
  await on.close()
}, 120000)
