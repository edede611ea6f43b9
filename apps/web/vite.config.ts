import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bootScript } from './build-plugins/boot-script.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'

const SHELL =
  /apps[\\/]web[\\/]app[\\/](api|boot|shell|ui|words|root|entry|features[\\/]posts[\\/](share|category-tag)|features[\\/]saved[\\/](save-button|marks))|packages[\\/]|node_modules[\\/]lucide[\\/]/
const RARE =
  /api[\\/](account-|later|client|context)|shell[\\/](account[\\/]|modals[\\/]|search-suggestions|coming|landing-header|settled|modal-layer|veil|page-wait|toasts|connectivity|guard|return-path|submission)|ui[\\/](dialog|dialog-opened|field|password-field|busy-button|notice|pager|rows-skeleton|submit-button|taken-over|time-range|trouble)\.tsx?|contracts[\\/]src[\\/](account-rules|endpoints|reader-endpoints|permissions|feedback)|ethiopia[\\/]src[\\/](clock|phones)/

/** Drawings that only such parts, or one page, show. */
const RARE_ICON =
  /lucide[\\/].*[\\/](mail-check|key-round|external-link|user-round|bell|bell-ring|badge-check|download|mail-warning|megaphone|monitor-smartphone|log-out|users|message-square-warning|wifi-off|pause|play|video|inbox|chevron-left|trash|search-x|sliders-horizontal|signpost)\.[cm]?js/
/** What dialogs and forms are made of, and what every account dialog does: one request each, not a dozen. */
const FORMS =
  /apps[\\/]web[\\/]app[\\/]ui[\\/](dialog|dialog-opened|field|password-field|busy-button|notice)|ethiopia[\\/]src[\\/]phones/
const ACCOUNT =
  /lucide[\\/].*[\\/](mail-check|user-round)\.|app[\\/](api[\\/]account-|shell[\\/]return-path|features[\\/]account[\\/](trouble|resend|six-digits))|contracts[\\/]src[\\/](account-rules|endpoints)/
/** The typed client, for whoever calls the API at all. */
const CLIENT = /app[\\/]api[\\/]client\.ts|contracts[\\/]src[\\/]reader-endpoints/

/** What a guide shares with its parts that come later: one file, not one for each small thing. */
const GUIDE = /app[\\/]features[\\/]posts[\\/]detail[\\/](body|contents|fact-labels|fee-and-days|month|text-language)\.ts/

/** What stands on every page; not what only some show, or a reader may never open. */
const isShell = (id: string): boolean => SHELL.test(id) && !RARE.test(id) && !RARE_ICON.test(id)

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
                { name: 'forms', test: FORMS },
                { name: 'client', test: CLIENT },
                { name: 'account', test: ACCOUNT },
                { name: 'guide', test: GUIDE },
              ],
            },
          },
        },
      },
    },
  },
})
