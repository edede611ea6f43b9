import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The table of routes is a file of its own, fetched with the code: written into each page it would stand before the first paint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
