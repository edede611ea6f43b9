// Biome: format, lint, lengths of files and functions, the environment, undeclared packages. Its rules stand in biome.json.
import { spawnSync } from 'node:child_process'
import type { Finding } from './sources.ts'

export function check(root = '.'): Finding {
  const { status, stdout, stderr, error } = spawnSync(
    'biome',
    ['ci', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=100', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20, shell: process.platform === 'win32' },
  )
  const said = `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`.trim()
  if (status === 0) return { problems: [], note: /Checked \d+ files/.exec(said)?.[0].toLowerCase() ?? '' }
  return { problems: [{ file: 'biome', text: said.replaceAll('\n', '\n  ') }] }
}
