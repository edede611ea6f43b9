// For `drizzle-kit generate`: writes the next file of migrations/ from what changed in the tables.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/tables.ts', './src/platform/http/limit-queries.ts', './src/platform/tasks/task-queries.ts'],
  out: './migrations',
  breakpoints: false,
})
