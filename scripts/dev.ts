// npm run dev: the same process with Vite inside; the API restarts on change, pages keep their state.
import { spawn } from 'node:child_process'

const child = spawn(
  process.execPath,
  [
    '--watch-path=apps/api/src',
    '--watch-path=apps/server/src',
    '--watch-path=packages',
    '--watch-preserve-output',
    'apps/server/src/main.ts',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
process.on('SIGINT', () => {})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
