// What a reader gets while too many others are served, or too much comes from their address: a sentence in their language, and the
// next try by itself.
import { type AppError, CROWDED_RETRY_SECONDS } from '@menged/api'
import { DEFAULT_LANGUAGE, languageFromCookie } from '@menged/contracts/language'
import { FULL_LANGUAGES, isLanguage, type Language } from '@menged/ethiopia/languages'
import { translateIn } from '@menged/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOK = 'max-width:36em;margin:15vh auto;padding:0 1em;font:1.1em/1.7 system-ui,sans-serif;color:#14231b;background:#f8f5ee'

/** A page of a few hundred bytes that costs nothing to make; 503, or 429 with what the limit says. */
export function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  limit?: AppError,
  on: readonly Language[] = FULL_LANGUAGES,
): FastifyReply {
  const seconds = limit?.headers['retry-after'] ?? String(CROWDED_RETRY_SECONDS)
  const chosen = (request.query as { lang?: unknown } | null)?.lang
  const language = isLanguage(chosen, on) ? chosen : (languageFromCookie(request.headers.cookie ?? '', on) ?? DEFAULT_LANGUAGE)
  const t = translateIn(language)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('error.away')}</title>`
  const body = `<h1>${t('error.away')}</h1><p>${limit ? t(limit.words, limit.values) : t('error.crowded')}</p><p><a href="">${t('error.reload')}</a></p>`
  return reply
    .code(limit ? 429 : 503)
    .headers({
      'retry-after': seconds,
      // Browsers understand this one.
      refresh: seconds,
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${language}"><head>${head}</head><body style="${LOOK}">${body}</body></html>`)
}
