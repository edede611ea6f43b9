import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { letReadersGoFirst } from './background.ts'

test.runIf(process.platform === 'linux')('the threads of the pool give way, the one that serves requests does not', async () => {
  expect(await letReadersGoFirst()).toBeGreaterThanOrEqual(1)
  const of = (name: string) =>
    readdirSync('/proc/self/task').filter((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === name)
  for (const id of of('libuv-worker')) expect(getPriority(Number(id))).toBe(10)
  expect(getPriority(process.pid)).toBeLessThan(10)
})
