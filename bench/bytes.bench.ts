// What the main screens weigh on the line, brotli: the page itself, and the code that comes after it.
import { request } from 'node:http'
import { startPortal } from '../scripts/portal.ts'

const SCREENS = ['/', '/post/detail/trade-licence', '/about-us', '/privacy-policy', '/lazy']

/** Bytes of the answer's body as sent, and the page's text. */
function fetchBytes(url: string, language: 'en' | 'am'): Promise<{ bytes: number; headers: number }> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'br', cookie: `language=${language === 'am' ? 'amharic' : 'english'}` }
    request(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done({ bytes, headers: response.rawHeaders.join(': \r\n').length + 20 }))
    })
      .on('error', fail)
      .end()
  })
}

async function scriptsOf(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text()
  return [
    ...new Set([...html.matchAll(/(?:href|src|from|import)[="(\s]+"?(\/assets\/[^"')\s]+\.js)/g)].map((match) => match[1] ?? '')),
  ]
}

const portal = await startPortal()
try {
  const rows = []
  for (const screen of SCREENS) {
    for (const language of ['en', 'am'] as const) {
      const page = await fetchBytes(portal.origin + screen, language)
      const scripts = await scriptsOf(portal.origin + screen)
      const code = await Promise.all(scripts.map((path) => fetchBytes(portal.origin + path, language)))
      const words = await fetchBytes(`${portal.origin}/locales/${language}.json`, language)
      rows.push({
        screen,
        language,
        'page, with headers': page.bytes + page.headers,
        'code after it': code.reduce((sum, one) => sum + one.bytes, 0),
        'code files': scripts.length,
        words: words.bytes,
      })
    }
  }
  console.log('bytes, brotli')
  console.table(rows)
} finally {
  await portal.stop()
}
