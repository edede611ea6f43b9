// `import code from './boot.ts?boot'` gives the file as one minified string for an inline script, which knows the address of what older browsers need.
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { SYNTAX } from './floor.ts'
import { olderBrowsers } from './older-browsers.ts'

export function bootScript(): Plugin {
  return {
    name: 'menged-boot-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?boot')) return
      const input = id.slice(0, -'?boot'.length)
      this.addWatchFile(input)
      const isBuild = this.environment.mode === 'build'
      const OLDER_BROWSERS = JSON.stringify(isBuild ? `/${(await olderBrowsers()).fileName}` : '/assets/none.js')
      const bundle = await rolldown({ input, external: /^\/assets\//, transform: { define: { OLDER_BROWSERS }, target: SYNTAX } })
      const { output } = await bundle.generate({ format: 'iife', minify: true })
      return `export default ${JSON.stringify(output[0].code.trim().replaceAll('/* @__PURE__ */ ', ''))}`
    },
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...(await olderBrowsers()) })
    },
  }
}
