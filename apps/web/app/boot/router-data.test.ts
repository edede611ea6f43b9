import { expect, test } from 'vitest'
import { withRouterData } from './router-data.ts'

const PAGE = '<body><script>window.__reactRouterContext = {}.pipeThrough(new TextEncoderStream());</script></body>'
const codeIn = (html: string) => /<script nonce="n">([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? ''

test('what the loaders brought arrives in the browser as the router wrote it, and cannot end the script', () => {
  const data = '["</script><!--",\u2028"$&", "ሀ & b"]\n'
  const received: string[] = []
  const window = {
    __reactRouterContext: {
      streamController: {
        enqueue: (part: Uint8Array) => received.push(new TextDecoder().decode(part)),
        close: () => received.push('closed'),
      },
    },
  }
  const code = codeIn(withRouterData(PAGE, data, 'n'))
  // Older browsers have none.
  expect(withRouterData(PAGE, data, 'n')).not.toContain('TextEncoderStream')
  expect(code).not.toMatch(/[<&\u2028]/)
  new Function('window', code)(window)
  expect(received).toEqual([data, 'closed'])
})

test('marks of text stay as they are, and no other', () => {
  const code = withRouterData(PAGE, '<p><strong>a</strong></p><ul><a href="/">b</a></body><link/><script><style></SCRIPT>', 'n')
  const written = code.slice(code.indexOf('enqueue'), code.lastIndexOf('</script>'))
  expect(written.match(/<\/?\w+/g)).toEqual(['<p', '<strong', '</strong', '</p', '<ul', '<a', '</a'])
})

test('a page without the router in the browser gets no data', () => {
  expect(withRouterData('<body></body>', '[]', 'n')).toBe('<body></body>')
})
