import { createHash } from 'node:crypto'
import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy, framesOf, render, withoutMarks } from './entry.server.tsx'

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

async function rendered(part: ReactNode) {
  const onError = vi.fn()
  const page = createElement(Suspense, { fallback: 'later' }, part)
  const html = await render(createElement('main', null, page), { nonce: MARK, signal: new AbortController().signal, onError })
  return { html, errors: onError.mock.calls.map(([error]) => error) }
}

test('a page says its document type, whichever way it is rendered', async () => {
  const Part = lazy(async () => ({ default: () => 'here' }))
  const pageOf = (part: ReactNode) =>
    createElement('html', null, createElement('body', null, createElement(Suspense, null, part)))
  const options = { nonce: MARK, signal: new AbortController().signal, onError: vi.fn() }
  const said = /^<!DOCTYPE html><html>.*here/
  expect(await render(pageOf('here'), options)).toMatch(said)
  expect(await render(pageOf(createElement(Part)), options)).toMatch(said)
})

test('a part whose code comes later stands in the page all the same', async () => {
  const Part = lazy(async () => ({ default: () => 'here' }))
  const { html, errors } = await rendered(createElement(Part))
  expect(html).toContain('here')
  expect(html).not.toContain('later')
  expect(errors).toEqual([])
})

test('a part that fails is reported, and the page comes without it', async () => {
  const fault = new Error('broken')
  const { html, errors } = await rendered(
    createElement(() => {
      throw fault
    }),
  )
  expect(html).toContain('later')
  expect(errors).toEqual([fault])
})

test('players are allowed where the page names them, and nothing that is no origin', () => {
  expect(framesOf('<section data-players="https://a.example https://b.example:8443" nonce="n1">', 'n1')).toEqual([
    'frame-src https://a.example https://b.example:8443',
  ])
  for (const named of ['', 'javascript:alert(1)', "https://a.example; script-src 'unsafe-inline'", 'http://a.example', '*'])
    expect(framesOf(`<section data-players="${named}" nonce="n1">`, 'n1').join()).not.toMatch(/javascript|script-src|http:|\*/)
  // What somebody has written into a text holds no mark of this rendering.
  for (const text of [
    '<p>data-players</p>',
    '<p> data-players="https://evil.example"</p>',
    '<p> data-players="https://evil.example" nonce="n2"</p>',
  ])
    expect(framesOf(text, 'n1')).toEqual([])
  expect(contentSecurityPolicy('', 'x')).not.toContain('frame-src')
})
