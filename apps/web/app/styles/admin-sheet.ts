// Names the stylesheet of the admin area.
import type { LinksFunction } from 'react-router'
import stylesheet from './admin.css?url'

export const links: LinksFunction = () => (import.meta.env.DEV ? [] : [{ rel: 'stylesheet', href: stylesheet }])
