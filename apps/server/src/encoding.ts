// Which compression a reader takes.
export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
