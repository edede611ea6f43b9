import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The table of routes is a file of its own, fetched with the code: written into each page it would stand before the first paint.
  routeDiscovery: { mode: 'initial' },
  // An action that is called in the browser is a few lines: a file of its own for each would be named in the table, which every page loads.
  splitRouteModules: false,
} satisfies Config
