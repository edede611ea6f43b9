// The page that a message is about. Whoever has the address of some pages may use them: that is no message's business.
import { withoutSecret } from '@menged/contracts/secret-path'

const MOST_LETTERS = 300

export const pageOf = (pathname: string): string => withoutSecret(pathname, '').slice(0, MOST_LETTERS)
