// Where the router fetches the data of a page. Apart from path-to.ts, which comes with every page: only the server and the worker need it.

/** `/search.data`, which the router fetches for moving to a page, belongs to `/search`; `/_.data` to `/`. */
export const pathOfData = (pathname: string): string => pathname.replace(/(\/_)?\.data$/, '') || '/'
