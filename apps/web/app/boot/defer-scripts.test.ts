import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const PAGE = `<html><head><script type="application/ld+json">{"name":"a \\u003c b"}</script><link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/en.json?v=1" data-words=""/>
<link rel="modulepreload" href="/assets/entry.client.js"/><link rel="modulepreload" crossorigin="anonymous" href="/assets/framework.js"/>
<link rel="stylesheet" href="/assets/app.css"/><noscript><link rel="stylesheet" href="/assets/app.css"/></noscript>
<link rel="preload" as="image" href="/x.png"/><link rel="icon" href="/favicon.svg"/></head><body>
<script>window.__reactRouterContext = {"a":1};</script><script nonce="n" type="module" async="">import * as route0 from "/assets/root.js"</script><script>window.__reactRouterContext.streamController.enqueue("type=\\"module\\"")</script>
<script type="application/json">{"type":"module"}</script>
</body></html>`

test('code, words and the whole stylesheet are inert, data scripts and pictures stay as they are', () => {
  const page = deferScripts(PAGE)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page.match(/rel="later-modulepreload"/g)).toHaveLength(2)
  expect(page).toContain('rel="later-preload" as="fetch"')
  expect(page).toContain('<link rel="later-stylesheet" href="/assets/app.css"/><noscript><link rel="stylesheet"')
  expect(page).toContain('type="later-module" async=""')
  expect(page).toContain('<script></script><script nonce="n" type="later-module"')
  expect(page).toContain('<script>window.__reactRouterContext = {"a":1};window.__reactRouterContext.streamController.enqueue(')
  expect(page).toMatch(/<script type="application\/ld\+json">[^<]*<\/script><\/body>/)
  for (const kept of ['rel="preload" as="image"', 'rel="icon"', 'enqueue("type=\\"module\\"")', '{"type":"module"}']) {
    expect(page).toContain(kept)
  }
})

test('what it does not know passes through', () => {
  expect(deferScripts('<p>type="module"</p>')).toBe('<p>type="module"</p>')
})
