// The router as the browser gets it. A link that is pointed at has the router load the code of its page, and where that does not come the router
// reloads the page that is open: with a line that is gone, whatever was typed would be lost by a movement of the hand. What is only fetched ahead may
// fail. A page whose code does not come is loaded as a document instead, once there is a line: a release may have taken its file away. And its instrumentation, which nothing here asks for, stays out.
import type { Plugin } from 'vite'

const LOADS = 'let mod = await loadRouteModule(route, routeModules);'
const FETCHES = `let mod = routeModules[route.id] ?? await fetch(route.module)
  .then(async (response) => (await response.blob(), response.ok ? import(/* @vite-ignore */ route.module) : {}))
  .catch(() => ({}));`

const RELOADS =
  /console\.error\(`Error loading route module[^;]+;\s*console\.error\(error\);([\s\S]+?)window\.location\.reload\(\);/
const GOES_ON = `$1const next = window.__reactRouterDataRouter?.state.navigation.location;
const address = next ? next.pathname + next.search : location.href;
fetch(address, { method: 'HEAD' }).then(() => next ? location.assign(address) : location.reload(), () => {});`

const NO_INSTRUMENTATION = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`

export function leanRouter(): Plugin {
  return {
    name: 'menged-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]router[\\/]instrumentation\.js$/ },
      handler: () => NO_INSTRUMENTATION,
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]ssr[\\/](?:links|routeModules)\.js$/ },
      handler(code) {
        const lean = code.replace(LOADS, FETCHES).replace(RELOADS, GOES_ON)
        if (lean === code) this.error('the router fetches the code of pages in another way: see build-plugins/lean-router.ts')
        return { code: lean, map: null }
      },
    },
  }
}
