// Which header a page wears: the landing page its own, the assistant none, every other the main one.
export type Chrome = 'main' | 'landing' | 'none'

export function chromeOf(pathname: string): Chrome {
  if (pathname === '/generative-ai' || /\/chatbot(\/|$)/.test(pathname)) return 'none'
  return pathname === '/landing' ? 'landing' : 'main'
}
