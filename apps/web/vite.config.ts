import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bootScript } from './build-plugins/boot-script.ts'
import { pageLists } from './build-plugins/page-lists.ts'
import { serviceWorker } from './build-plugins/service-worker.ts'
import { wholeImports } from './build-plugins/whole-imports.ts'

/** Files by parts of their path; each is a pattern, with `/` for the separator of the system. */
const filesAt = (...parts: string[]): RegExp => new RegExp(parts.map((part) => part.replaceAll('/', '[\\\\/]')).join('|'))

const SHELL = filesAt(
  'apps/web/app/(api|boot|shell|ui|words|root|entry)',
  'apps/web/app/features/posts/(share|category-tag)',
  'apps/web/app/features/saved/(save-button|marks)',
  'packages/',
  'node_modules/lucide/',
)
const RARE = filesAt(
  'api/(account-|later|client|context)',
  'shell/(account/|modals/|avatar|search-suggestions|coming|landing-header|settled|modal-layer|veil|page-wait|toasts|connectivity)',
  'shell/(guard|return-path|submission)',
  'ui/(back-closes|dialog|dialog-opened|field|password-field|busy-button|notice|pager|rows-skeleton|taken-over|time-range|trouble)\\.tsx?',
  'contracts/src/(account-rules|email-slips|endpoints|reader-endpoints|permissions|feedback)',
  'ethiopia/src/(clock|phones)',
)

/** Drawings that only such parts, or one page, show. */
const RARE_ICON = filesAt(
  'lucide/.*/(mail-check|key-round|external-link|user-round|bell|bell-ring|badge-check|download|mail-warning|megaphone)\\.[cm]?js',
  'lucide/.*/(monitor-smartphone|log-out|users|message-square-warning|wifi-off|pause|play|video|inbox)\\.[cm]?js',
  'lucide/.*/(chevron-left|trash|search-x|sliders-horizontal|signpost)\\.[cm]?js',
)
/** What dialogs and forms are made of, and what every account dialog does: one request each, not a dozen. */
const FORMS = filesAt(
  'apps/web/app/ui/(back-closes|dialog|dialog-opened|field|password-field|busy-button|notice|trouble)',
  'apps/web/app/shell/submission',
  'ethiopia/src/phones',
)
const ACCOUNT = filesAt(
  'lucide/.*/(mail-check|user-round)\\.',
  'app/(api/account-|shell/return-path|features/account/(trouble|resend|six-digits))',
  'contracts/src/(account-rules|endpoints)',
)
/** The typed client, for whoever calls the API at all. */
const CLIENT = filesAt('app/api/client\\.ts', 'contracts/src/reader-endpoints')
/** What a guide shares with its parts that come later: one file, not one for each small thing. */
const GUIDE = filesAt('app/features/posts/detail/(body|contents|fact-labels|fee-and-days|month|text-language)\\.ts')

/** What stands on every page; not what only some show, or a reader may never open. */
const isShell = (id: string): boolean => SHELL.test(id) && !RARE.test(id) && !RARE_ICON.test(id)

export default defineConfig({
  plugins: [tailwindcss(), bootScript(), wholeImports(), pageLists(), serviceWorker(), reactRouter()],
  // Workspace packages are TypeScript sources: they are bundled, so that the server build runs alone.
  ssr: { noExternal: [/^@menged\//] },
  // In development: found one by one they would load the page anew in the middle of its takeover, and updates would meet no router.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*', '!app/**/test/**'] },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files, for fewer requests on a slow line: two for what every page needs, the others for what is used together.
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
