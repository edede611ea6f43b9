// The page that a message is about. The last parts of some addresses are secrets of a mail, and no message's business.
const MOST_LETTERS = 300

export const pageOf = (pathname: string): string =>
  pathname.replace(/^\/(emailConfirmation|passwordreset|admin-setup)\/.*/, '/$1').slice(0, MOST_LETTERS)
