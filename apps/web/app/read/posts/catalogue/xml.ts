// XML from texts that people wrote.

/** What XML 1.0 cannot hold, escaped or not: controls, halves of letters, and two codes that are none. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? '')

export function xmlAnswer(type: string, body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
}
