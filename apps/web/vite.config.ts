import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bootScript } from './build-plugins/boot-script.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'

const SHELL =
  /apps[\\/]web[\\/]app[\\/](api|boot|shell|ui|words|root|entry|features[\\/]posts[\\/](share|category-tag))|packages[\\/]|node_modules[\\/]lucide[\\/]/
const RARE =
  /api[\\/](account-|later)|shell[\\/](modals[\\/]|search-suggestions|coming|landing-header|settled|toasts|connectivity)|ui[\\/](dialog|field|pager)\.tsx|ethiopia[\\/]src[\\/]phones/

/** What stands on every page; not what only some show, or a reader may never open. */
const isShell = (id: string): boolean => SHELL.test(id) && !RARE.test(id)

export default defineConfig({
  plugins: [tailwindcss(), bootScript(), serviceWorker(), reactRouter()],
  // Workspace packages are TypeScript sources: they are bundled, so that the server build runs alone.
  ssr: { noExternal: [/^@menged\//] },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Two chunks for what every page needs: fewer requests on a slow line, and a page names fewer files.
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
                { name: 'shell', test: isShell },
              ],
            },
          },
        },
      },
    },
  },
})
