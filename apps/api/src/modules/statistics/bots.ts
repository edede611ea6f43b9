// Programs that read pages: they are served, and are not counted.

// Cubot is a maker of phones.
const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|facebookexternalhit|whatsapp|preview|embedly|inspection|monitor|uptime|archiver|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|ruby|postman|lighthouse|pagespeed/i

/** Browsers always say who they are. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOTS.test(userAgent)
