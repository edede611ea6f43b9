// Whoever has the address of a mailed link may use it: nothing that is stored, sent on or logged names more of it than its page.
import { SECRET_PREFIXES } from './secret-paths.pages.ts'

const SECRET = new RegExp(`^(${SECRET_PREFIXES.join('|')})/[^?#]+`, 'i')

/** `/passwordreset/AbC?lang=am` becomes `/passwordreset/…?lang=am`. Any other path comes back as it is. */
export function withoutSecret(path: string, mark = '/…'): string {
  const read = asRouted(path)
  return SECRET.test(read) ? read.replace(SECRET, `$1${mark}`) : path
}

/** The router reads `/%70asswordreset` as `/passwordreset`. */
function asRouted(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
