// Every action of every page, as the router runs it, with every body that is no form: refused as the sender's mistake, never a fault.
import { createElement } from 'react'
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { serverContext } from '../api/context.ts'
import pages from '../routes.ts'

type Module = { action?: unknown; loader?: unknown }
const modules: Record<string, () => Promise<Module>> = import.meta.glob<Module>('./*.{ts,tsx}')
const load = async (file: string): Promise<Module> => (await modules[`./${file.replace('routes/', '')}`]?.()) ?? {}

const faults: unknown[] = []
async function portal() {
  const routes: Record<string, unknown> = {
    root: { id: 'root', path: '', module: { default: () => createElement('p') } },
  }
  for (const page of pages) {
    const id = page.id ?? page.file
    const { action } = await load(page.file)
    const module = { ...(action ? { action } : {}), default: () => createElement('p') }
    routes[id] = { id, parentId: 'root', path: page.path, index: page.index, module }
  }
  const entry = {
    default: (_request: Request, status: number, headers: Headers) => new Response('a page', { status, headers }),
    handleError: (error: unknown) => void (isRouteErrorResponse(error) || faults.push(error)),
  }
  const build = {
    entry: { module: entry },
    routes,
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
  return createRequestHandler(build as unknown as ServerBuild, 'production')
}

const TOKEN = 'A'.repeat(43)
const addressOf = (path = '') =>
  `/${path.replace(':postId', 'trade-licence').replace(':token', TOKEN).replace(/:\w+/, '1').replace('*', 'nowhere')}`

/** It ends in the middle, as a connection that drops does. */
function half(): ReadableStream<Uint8Array> {
  let isBegun = false
  return new ReadableStream({
    pull(body) {
      if (isBegun) return body.error(new TypeError('terminated'))
      isBegun = true
      body.enqueue(new TextEncoder().encode('q=what+was&text=typed'))
    },
  })
}
const FORM = 'application/x-www-form-urlencoded'
const BODIES: Record<string, { body?: BodyInit; type?: string; duplex?: 'half' }> = {
  none: {},
  'none, called a form': { type: FORM },
  'none, called a multipart': { type: 'multipart/form-data; boundary=x' },
  'an empty form': { body: '', type: FORM },
  JSON: { body: '{"q":"x"}', type: 'application/json' },
  text: { body: 'q=x', type: 'text/plain' },
  'bytes of no type': { body: new Uint8Array([0, 255, 254]) },
  'a broken multipart': {
    body: '--x\r\nContent-Disposition: form-data; name="q"\r\n\r\nhalf',
    type: 'multipart/form-data; boundary=x',
  },
  'a multipart without a boundary': { body: 'q=x', type: 'multipart/form-data' },
  'half a form': { body: half(), type: FORM, duplex: 'half' },
  'half a multipart': { body: half(), type: 'multipart/form-data; boundary=x', duplex: 'half' },
  'a huge form': { body: `q=${'x'.repeat(300_000)}&text=${'x'.repeat(300_000)}&password=${'x'.repeat(300_000)}`, type: FORM },
  'a form of broken signs': { body: 'q=%E1%88&text=%00%ff&%=%&language=%ZZ', type: FORM },
  'a file in place of a word': {
    body: '--x\r\nContent-Disposition: form-data; name="q"; filename="a"\r\n\r\nx\r\n--x--\r\n',
    type: 'multipart/form-data; boundary=x',
  },
}

const context = () => {
  const provider = new RouterContextProvider()
  // An API that refuses every call: what comes so far is not the point here.
  const callApi = async () => ({ status: 400, json: () => ({ success: false, error: 'no', code: 'invalid_input' }) })
  provider.set(serverContext, { callApi, log: (_: string, error: unknown) => void faults.push(error) } as never)
  return provider
}

test('no body makes a fault of any page, at its address and at that of its data', async () => {
  const handle = await portal()
  const wrong: unknown[] = []
  let withAction = 0
  for (const { path, file } of pages) {
    if ((await load(file)).action) withAction += 1
    for (const address of [addressOf(path), path === undefined ? '/_root.data' : `${addressOf(path)}.data`]) {
      for (const [name, { body, type, duplex }] of Object.entries(BODIES)) {
        const request = new Request(`http://localhost${address}`, {
          method: 'POST',
          headers: type ? { 'content-type': type } : {},
          ...(body === undefined ? {} : { body: body instanceof ReadableStream ? half() : body }),
          ...(duplex ? { duplex } : {}),
        } as RequestInit)
        const { status } = await handle(request, context())
        if (status < 400 || status >= 500) wrong.push([address, name, status])
      }
    }
  }
  expect(withAction).toBeGreaterThan(5)
  expect(wrong).toEqual([])
  expect(faults).toEqual([])
})
