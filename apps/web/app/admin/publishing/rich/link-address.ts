// Where a link of a guide may lead: to another site by https, to a telephone, to a mailbox, to a page of Menged.

/** Any base: a path that leads back to it leads to this site. */
const HERE = 'https://menged.invalid'
/** Calls and the local mailbox are no pages to read. */
const NO_PAGES = /^\/(?:api|dev)(?:\/|$)/i

/** A path of this site as a browser would understand it. */
function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null
  const { origin, pathname, search, hash } = new URL(address, HERE)
  return origin !== HERE || pathname.startsWith('//') || NO_PAGES.test(pathname) ? null : pathname + search + hash
}

/** Search engines and mail programs lead around by themselves: where they would end. */
function unwrapped(url: URL): URL {
  const wraps = /^(?:www\.)?google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
  const inner = wraps ? (url.searchParams.get('q') ?? url.searchParams.get('url') ?? '') : ''
  return inner !== '' && URL.canParse(inner) ? new URL(inner) : url
}

/** An address as it is stored, null when no link may lead there. `origin`: of this site, whose whole addresses become paths. */
export function linkAddress(typed: string, origin: string): string | null {
  const address = typed.trim()
  const own = ownPath(address)
  if (own !== null) return own
  if (!URL.canParse(address)) return null
  const url = unwrapped(new URL(address))
  if (url.origin === origin) return ownPath(url.pathname + url.search + url.hash)
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol === 'https:' || url.protocol === 'http:') return url.hostname.includes('.') ? url.href : null
  return (url.protocol === 'tel:' || url.protocol === 'mailto:') && url.pathname !== '' ? url.href : null
}

/** What people type where an address is wanted: a site without its protocol, a number, a mailbox. Of other sites only https. */
export function typedAddress(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (/^\+?[\d ()-]{3,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return linkAddress(`mailto:${text}`, origin)
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text)
  const address = linkAddress(isBare ? `https://${text}` : text, origin)
  return address?.startsWith('http:') ? null : address
}
