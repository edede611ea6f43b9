// The oldest browsers that the page's code and styles are built for (decision 0070). Below it a page is HTML and styles, without code.
const FLOOR = { chrome: 87, firefox: 78, safari: 14 }

/** The newest edition of the language that all of them read; what it lacks of later ones comes with `older-browsers`. */
export const SYNTAX = 'es2020'

/** What styles are translated for: `chrome87`. */
export const STYLES = Object.entries(FLOOR).map(([name, version]) => `${name}${version}`)

/** For lists of what browsers know: `chrome >= 87`. */
export const BROWSERS = Object.entries(FLOOR).flatMap(([name, version]) =>
  name === 'safari' ? [`safari >= ${version}`, `ios_saf >= ${version}`] : [`${name} >= ${version}`],
)

/** Those that have `Promise.withResolvers`: what is newer than they are is not used at all, and what they have older ones are given. */
export const MODERN = ['chrome 119', 'firefox 121', 'safari 17.4']
