// A portal for one file of journeys: those that count what is there, or change all of it, while others come and go on the shared one.
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { test as base } from './fixtures.ts'

/**
 * One for each process that runs the file; `test.describe.configure({ mode: 'default' })` keeps it to one. `settings`: as an operator gives them.
 */
export const test = base.extend<object, { portal: Portal; settings: Record<string, string> }>({
  settings: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ settings }, use) => {
      const portal = await startPortal({ env: settings })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.origin)
  },
})
