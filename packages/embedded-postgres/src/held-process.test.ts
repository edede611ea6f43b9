import { expect, it } from 'vitest'
import { startHeld } from './held-process.ts'
import type { RunAs } from './user.ts'

const MYSELF: RunAs = { label: 'myself', spawn: {}, wrap: [], owner: undefined }

async function ran(...command: string[]) {
  const lines: string[] = []
  const held = startHeld(command, MYSELF, (line) => lines.push(line))
  return { code: await held.ended, lines, lastWords: held.lastWords(), running: held.running() }
}

it('says each line that a program writes, on either side, and none that is empty', async () => {
  const { code, lines, lastWords, running } = await ran('sh', '-c', 'echo one; echo; echo "  "; echo two; exit 3')
  expect([code, running]).toEqual([3, false])
  expect(lines).toEqual(['one', 'two'])
  expect(lastWords).toBe('one\ntwo')
  expect((await ran('sh', '-c', 'echo wrong >&2')).lines).toEqual(['wrong'])
})

it('keeps the last lines only', async () => {
  const { lines, lastWords } = await ran('sh', '-c', 'for n in $(seq 1 200); do echo line $n; done')
  const kept = lastWords.split('\n')
  expect(lines.length).toBe(200)
  expect(kept.length).toBeLessThan(100)
  expect(kept).toEqual(lines.slice(-kept.length))
})
