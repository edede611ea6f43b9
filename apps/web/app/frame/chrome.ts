// Which header a page wears: the main one unless the table says another. A chat never has one.
import { FRAMES } from './chrome.pages.ts'

export type Chrome = 'main' | 'landing' | 'none'

export const chromeOf = (pathname: string): Chrome => FRAMES[pathname] ?? (/\/chatbot(\/|$)/.test(pathname) ? 'none' : 'main')
