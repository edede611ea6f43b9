// Names the stylesheet of exchange rates: its route exports these links, and the router waits for it.
import type { LinksFunction } from 'react-router'
import stylesheet from './exchange.css?url'

export const links: LinksFunction = () => (import.meta.env.DEV ? [] : [{ rel: 'stylesheet', href: stylesheet }])
