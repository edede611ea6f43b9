import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { bareCalls } from './bare-calls.ts'

const ENTRY = '\0entry'
const CONTRACTS = fileURLToPath(new URL('../../../packages/contracts/src', import.meta.url))

async function bundled(code: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? code : null),
  }
  const bundle = await rolldown({ input: ENTRY, plugins: [bareCalls(), entry] })
  return (await bundle.generate({ format: 'es' })).output[0].code
}

test('a browser gets method and path of the calls that it makes, and no schema', async () => {
  const code = await bundled(`import { savePost } from ${JSON.stringify(`${CONTRACTS}/calls/account/saved.ts`)}
import { pathOf } from ${JSON.stringify(`${CONTRACTS}/calls/call.ts`)}
console.log(savePost, pathOf)`)
  expect(code).toContain('"method": "PUT"')
  expect(code).toContain('/api/profile/saved/:postId')
  expect(code).not.toContain('/api/profile/getSavedMessages')
  expect(code).not.toMatch(/zod|summary|posts\.save/i)
})
