// Which header a page wears: the main one unless the table says another. A chat never has one, nor has the admin area.
import { FRAMES } from './chrome.pages.ts'

export type Chrome = 'main' | 'landing' | 'none'

export const chromeOf = (pathname: string): Chrome =>
  FRAMES[pathname] ?? (/(\/chatbot|^\/admin)(\/|$)/.test(pathname) ? 'none' : 'main')
