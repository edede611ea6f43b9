// Makes the page's code inert on the server, so that nothing but the HTML stands between the reader and the guide.
// The boot script puts the markup back exactly as the router wrote it. Markup that is not known passes through: the worst is an eager page.

/** Code and words as `later-…` links, the router's module script as `later-module`. Data scripts stay as they are. */
export const deferScripts = (html: string): string =>
  html
    .replace(/(<link\b[^>]*?\brel=")(modulepreload"|preload"(?=[^>]*\bas="fetch"))/g, '$1later-$2')
    .replace(/(<script\b(?![^>]*\bsrc=)[^>]*?\btype=")module"/g, '$1later-module"')
