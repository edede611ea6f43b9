// Names the marketplace's stylesheet: a route of the marketplace exports these links, and the router waits for it.
import type { LinksFunction } from 'react-router'
import stylesheet from './market.css?url'

export const links: LinksFunction = () => (import.meta.env.DEV ? [] : [{ rel: 'stylesheet', href: stylesheet }])
