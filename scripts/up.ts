// npm run up: build what has changed, then serve. Migration and seed are part of the start.
import { buildIfChanged } from './build.ts'

await buildIfChanged()
process.env.NODE_ENV ??= 'production'
await import('../apps/server/src/main.ts')
