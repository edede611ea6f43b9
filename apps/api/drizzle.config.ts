// For `drizzle-kit generate`: writes the next file of migrations/ from what changed in the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/modules/*/tables.ts',
    ...['database/day-salt', 'http/limit-queries', 'tasks/task-queries'].map((file) => `./src/platform/${file}.ts`),
  ],
  out: './migrations',
  breakpoints: false,
})
