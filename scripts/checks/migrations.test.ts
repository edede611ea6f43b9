import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { check } from './migrations.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

const NAME = 'apps/api/migrations/0000_first.sql'

function repository(): { root: string; write(text: string): void; commit(): void } {
  const root = treeOf({ [NAME]: 'CREATE TABLE one (n int);' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: root })
  git('init', '-q')
  const commit = () => {
    git('add', '.')
    git('commit', '-qm', 'x')
  }
  commit()
  return { root, commit, write: (text) => writeFileSync(join(root, NAME), text) }
}

test('a migration that was edited after its first commit is found, committed or not', () => {
  const { root, write, commit } = repository()
  expect(check(root)).toEqual({ problems: [], note: '1 files' })
  write('CREATE TABLE one (n bigint);')
  expect(linesOf(check(root))[0]).toMatch(/0000_first\.sql.*was edited after [0-9a-f]{7} had brought it/)
  commit()
  expect(check(root).problems).toHaveLength(1)
})

test('a new file may change until it is committed, and without a history nothing is claimed', () => {
  const { root } = repository()
  writeFileSync(join(root, 'apps/api/migrations/0001_second.sql'), 'SELECT 1')
  expect(check(root).problems).toEqual([])
  rmSync(join(root, '.git'), { recursive: true })
  expect(check(root).note).toMatch(/^not run/)
})

test('of the snapshots of the tables only the newest stays', () => {
  const snapshot = (n: number) => `apps/api/migrations/meta/000${n}_snapshot.json`
  const root = treeOf({ [snapshot(0)]: '{}', [snapshot(1)]: '{}' })
  expect(linesOf(check(root))).toEqual([expect.stringMatching(/0000_snapshot\.json.*older snapshot/)])
  rmSync(join(root, snapshot(0)))
  expect(check(root).problems).toEqual([])
})
