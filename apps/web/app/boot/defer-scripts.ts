// Makes the page's code inert on the server, so that nothing but the HTML stands between the reader and the guide, and puts what only the
// code and machines need after the page. The boot script wakes it. Markup that is not known passes through: the worst is an eager page.

/**
 * Code, words and the whole stylesheet as `later-…` links, the router's module script as `later-module`. Data scripts stay in
 * their order and are one: each costs the hash of its text in the policy.
 */
export function deferScripts(html: string): string {
  const deferred: string[] = []
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      deferred.push(link.replace('rel="', 'rel="later-'))
      return ''
    })
    .replace(/<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/, (described) => {
      deferred.push(described)
      return ''
    })
    .replace(/(?<!<noscript>)(<link rel=")(stylesheet"|preload"(?=[^>]*\bas="fetch"))/g, '$1later-$2')
    .replace(/(<script\b(?![^>]*\bsrc=)[^>]*?\btype=")module"/g, '$1later-module"')
    .replace(
      /(<script\b[^>]*>)(window\.__reactRouterContext = [^<]*)(<\/script><script\b[^>]*\btype="later-module"[^>]*>[^<]*<\/script><script\b[^>]*>)/,
      (_, opening: string, context: string, until: string) => `${opening}${until}${context}`,
    )
    .replace('</body>', () => `${deferred.join('')}</body>`)
}
