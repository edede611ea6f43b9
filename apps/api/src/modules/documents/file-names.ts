// Names of files that people download: one that every program takes, and one in their own letters.
import type { DocumentFormat } from '@menged/contracts'

const MOST = 80
const REFUSED = /[\\/:*?"<>|%\p{Cc}\p{Cf}\p{Cs}]+/gu

/** The value of `Content-Disposition`. */
export function attachmentOf(name: string, plain: string, format: DocumentFormat): string {
  const own = [...name.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, MOST)
    .join('')
    .replace(/[. ]+$/, '')
  const encoded = encodeURIComponent(own || plain).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encoded}.${format}`
}
