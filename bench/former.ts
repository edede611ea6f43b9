// A former commit of the portal in a folder of its own, for benches that compare with it in one run: cloned, installed, built; gone afterwards.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What today's figures are compared with. */
export const FORMER = 'b07c29b'

/** `root`: for `startPortal`. */
export type Former = { commit: string; root: string; remove: () => void }

/**
 * Takes some minutes, and the package registry. MENGED_FORMER names a folder in which that was done before: it is used, or else made and left there.
 * @throws when the commit is not there, or cannot be installed or built
 */
export function prepareFormer(commit: string = FORMER): Former {
  const kept = process.env.MENGED_FORMER
  const root = kept ?? join(mkdtempSync(join(tmpdir(), 'menged-former-')), commit)
  const remove = () => {
    if (kept === undefined) rmSync(join(root, '..'), { recursive: true, force: true })
  }
  if (existsSync(join(root, 'apps/web/build/.sources'))) return { commit, root, remove }
  try {
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', process.cwd(), root], '.')
    run('git', ['checkout', '--quiet', '--detach', commit], root)
    run(process.execPath, ['scripts/bootstrap.mjs', 'build'], root)
  } catch (error) {
    remove()
    throw error
  }
  return { commit, root, remove }
}

function run(program: string, args: string[], cwd: string): void {
  console.error(`former commit: ${program} ${args.join(' ')}`)
  const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`)
}
