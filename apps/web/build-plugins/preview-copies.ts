// The editor's preview of a post is drawn with what readers see. Shared with their pages it would move into files that each of them loads: so the preview
// has copies of it, in a file of its own. What holds state (words, session, dialogs) is the same everywhere.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'

const PREVIEW = /[\\/]read[\\/]posts[\\/]detail[\\/]post-preview\.tsx$/
const COPIED =
  /[\\/](?:web[\\/]app[\\/](?:read[\\/]posts|page|ui)|packages[\\/](?:ethiopia|contracts)[\\/]src(?![\\/]calls)|lucide)[\\/]/
const NEVER = /\.css$|\.pages\.ts$/
const MARK = '?preview'

export function previewCopies() {
  return {
    name: 'menged-preview-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !(PREVIEW.test(importer) || importer.endsWith(MARK))) return null
      const resolved = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true })
      if (!resolved || resolved.external || !COPIED.test(resolved.id) || NEVER.test(resolved.id)) return resolved
      return { ...resolved, id: `${resolved.id}${MARK}` }
    },
    load: {
      filter: { id: /\?preview$/ },
      handler(id) {
        const file = id.slice(0, -MARK.length)
        const kind = extname(file).slice(1)
        return { code: readFileSync(file, 'utf8'), moduleType: kind === 'mjs' ? 'js' : kind, moduleSideEffects: false }
      },
    },
  } satisfies Plugin
}
