// Hands the data of the loaders over to the router in the browser, as its own server part does; that one streams them behind the page,
// and only React's slower way of rendering can.

/** `data`: what the router has written for its own decoder. `nonce`: marks the script as ours. A page without the router's code gets none. */
export function withRouterData(html: string, data: string, nonce: string): string {
  if (!html.includes('window.__reactRouterContext = ')) return html
  const stream = 'window.__reactRouterContext.streamController'
  const code = `${stream}.enqueue(new TextEncoder().encode(${JSON.stringify(data).replace(UNSAFE, escaped)}));${stream}.close();`
  return html.replace(ENCODER, '').replace('</body>', () => `<script nonce="${nonce}">${code}</script></body>`)
}

/** Firefox before 113 has none. */
const ENCODER = '.pipeThrough(new TextEncoderStream())'

/** Nothing in the data may end the script, nor look like a part of the page. Marks of a guide's text stay as the page has them: so they compress. */
const UNSAFE = /[&\u2028\u2029]|<(?!\/?(?:p|h[23]|ul|ol|li|strong|em|a)\b)/g
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
