// Addresses as people and programs write them: with the full stop or the bracket of the sentence behind them, or in capitals.
import { pathTo } from '@menged/contracts/path-to'

/** No path of ours ends in one of these. */
const BEHIND = /[\s\p{Cf}.,;:!?)\]}>'"»”’…።፣፤፥፦፧]+$/u
const GUIDES = pathTo('post', { postId: '' })

/** The address that is meant; null where it is the one that was asked for. */
export function meantAddress(url: string): string | null {
  const [path = '', query] = url.split('?', 2)
  const typed = decoded(path)
  if (typed === null) return null
  const bare = typed.replace(BEHIND, '')
  const isGuide = bare.toLowerCase().startsWith(GUIDES)
  const meant = isGuide ? bare.toLowerCase() : bare
  if (meant === typed || !meant.startsWith('/') || meant.startsWith('//')) return null
  return encodeURI(meant) + (query === undefined ? '' : `?${query}`)
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** What browsers and password managers ask for by its name. */
export const KNOWN_ADDRESSES: Readonly<Record<string, string>> = {
  '/favicon.ico': '/icon-192.png',
  '/.well-known/change-password': `${pathTo('user-profile')}#security-title`,
}
