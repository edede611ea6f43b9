// npm test [-- filter …]: the tests that lie next to the code, by vitest.
import { run } from './run.ts'

process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)])
