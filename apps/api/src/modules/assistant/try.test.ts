
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
  let last = ''
  ;(globalThis as any).LOG = (...a: any[]) => { last = a.join(' | ') }
  const exp = new Map(WORKED.map((w) => [w.question, w.expected]))
  const result = await measureAnswers(WORKED, async (q, language) => {
      last = ''
      const j = (await on.get(`/api/assistant/answer?language=${language}&q=${encodeURIComponent(q)}`)).json()
      log.push(`${exp.get(q) === 'unknown' ? 'UNK' : 'ok '} ${j.data.kind.slice(0,4)} ${exp.get(q)!.includes(j.data.guide) ? '+' : exp.get(q) === j.data.kind ? '+' : '-'} ${last}`)
      return j.data
    },
    (id) => JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', `${id}.json`), 'utf8')))
  writeFileSync('/tmp/assistant-try.txt', JSON.stringify(result, null, 1) + log.join('\n'))
  await on.close()
}, 120000)
