// How many bytes the main screens transfer, brotli: the page until it can be read and whole, and the code and words that come after it.
import { brotliCompressSync } from 'node:zlib'
import { startPortal } from '../scripts/portal.ts'

/** `readable` ends what people came for. */
const SCREENS = [
  { path: '/', readable: '</main>' },
  { path: '/post/detail/trade-licence', readable: 'id="changed"' },
  { path: '/post/detail/new-passport', readable: 'id="changed"' },
  { path: '/search?q=passport', readable: '</main>' },
  { path: '/lazy', readable: '</main>' },
  { path: '/privacy-policy', readable: '</main>' },
]

const packed = (text: string): number => brotliCompressSync(text).length

/** Status line and headers as they are sent. */
const headersOf = (answer: Response): number =>
  [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 'HTTP/1.1 200 OK\r\n\r\n'.length)

async function weigh(origin: string, { path, readable }: (typeof SCREENS)[number], language: string) {
  const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  const html = await answer.text()
  const headers = headersOf(answer)
  const code = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''))
  const sizes = await Promise.all([...code].map(async (file) => packed(await (await fetch(origin + file)).text())))
  const words = await (await fetch(origin + (/"(\/locales\/[^"]+)"/.exec(html)?.[1] ?? ''))).text()
  return {
    screen: path,
    language,
    'until readable, with headers': packed(html.slice(0, html.indexOf(readable))) + headers,
    'whole page, with headers': packed(html) + headers,
    headers,
    'code after it': sizes.reduce((sum, size) => sum + size, 0),
    'code files': sizes.length,
    words: packed(words),
  }
}

const portal = await startPortal()
try {
  const rows = []
  for (const screen of SCREENS) for (const language of ['en', 'am']) rows.push(await weigh(portal.origin, screen, language))
  console.log('bytes, brotli; goals: 16000 until readable, 115000 of code, 12000 of words')
  console.table(rows)
} finally {
  await portal.stop()
}
