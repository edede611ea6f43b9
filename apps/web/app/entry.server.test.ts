import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy, withoutMarks } from './entry.server.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const MARK = '5f1c'
const PAGE = `<script nonce="${MARK}">boot()</script><script>evil()</script><p>x</p><script nonce="guess">evil()</script>
<script nonce="">evil()</script><script data-x=" nonce=${MARK}">evil()</script>
<script type="module" async="" nonce="${MARK}">import "/a.js"</script>
<script type="application/json" nonce="${MARK}">{}</script><script src="/a.js" nonce="${MARK}"></script>`
const allowed = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('only scripts of this rendering are allowed, not one that got into the page', () => {
  vi.stubEnv('DEV', false)
  expect(allowed(contentSecurityPolicy(PAGE, MARK))).toEqual(["'self'", hash('boot()'), hash('import "/a.js"')])
})

test('no mark leaves the server', () => {
  expect(withoutMarks(PAGE, MARK)).not.toContain(` nonce="${MARK}"`)
  expect(withoutMarks(PAGE, MARK)).toContain('<script>boot()</script>')
})
