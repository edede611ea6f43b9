// `import code from './boot.ts?boot'` gives the file as one minified string for an inline script.
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

export function bootScript(): Plugin {
  return {
    name: 'menged-boot-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?boot')) return
      const input = id.slice(0, -'?boot'.length)
      this.addWatchFile(input)
      const bundle = await rolldown({ input })
      const { output } = await bundle.generate({ format: 'iife', minify: true })
      return `export default ${JSON.stringify(output[0].code.trim().replaceAll('/* @__PURE__ */ ', ''))}`
    },
  }
}
