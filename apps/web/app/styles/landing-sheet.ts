// Names the stylesheet of the landing page and the plans.
import type { LinksFunction } from 'react-router'
import stylesheet from './landing.css?url'

export const links: LinksFunction = () => (import.meta.env.DEV ? [] : [{ rel: 'stylesheet', href: stylesheet }])
