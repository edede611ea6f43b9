// Names the stylesheet of the assistant and its documents.
import type { LinksFunction } from 'react-router'
import stylesheet from './assistant.css?url'

export const links: LinksFunction = () => (import.meta.env.DEV ? [] : [{ rel: 'stylesheet', href: stylesheet }])
