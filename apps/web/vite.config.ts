import { reactRouter } from '@react-router/dev/vite'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { bareCalls } from './build-plugins/bare-calls.ts'
import { bootScript } from './build-plugins/boot-script.ts'
import { CHUNKS } from './build-plugins/chunks.ts'
import { directIcons } from './build-plugins/direct-icons.ts'
import { STYLES, SYNTAX } from './build-plugins/floor.ts'
import { leanRouter } from './build-plugins/lean-router.ts'
import { olderCss } from './build-plugins/older-css.ts'
import { pageLists } from './build-plugins/page-lists.ts'
import { previewCopies } from './build-plugins/preview-copies.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'
import { textSizes } from './build-plugins/text-sizes.ts'
import { wholeImports } from './build-plugins/whole-imports.ts'

export default defineConfig({
  plugins: [
    bareCalls(),
    directIcons(),
    pageLists(),
    previewCopies(),
    bootScript(),
    wholeImports(),
    leanRouter(),
    serviceWorker(),
    reactRouter(),
  ],
  // Workspace packages are TypeScript sources: they are bundled.
  ssr: { noExternal: [/^@menged\//] },
  // In development: found one by one they would reload the page in the middle of its takeover, and updates would meet no router.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/test/**'] },
  build: { target: SYNTAX, cssTarget: STYLES, assetsInlineLimit: 0, sourcemap: false },
  css: {
    postcss: { plugins: [olderCss(), textSizes()] },
    // Translated by the language of a page they would mirror none of ours, whose direction is an attribute.
    lightningcss: { exclude: Features.LogicalProperties | Features.LightDark },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // It reads the words from their folders, which lie where its source lies.
    ssr: { build: { rolldownOptions: { external: ['@menged/i18n'] } } },
  },
})
