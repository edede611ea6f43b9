// Marks the scripts that we write ourselves while a page is rendered. Only on the server: it never reaches a reader, because the
// page is cached, and the browser's own rendering must write the same attributes.
import { createContext } from 'react'

export const Nonce = createContext<string | undefined>(undefined)
