// Which addresses messages may be sent to: those of the push services that the operator names, written in one way.

const LOOPBACK = ['localhost', '127.0.0.1']
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/** The address as it is stored and requested; null when it leads elsewhere. `*.example.com` stands for every host below example.com. */
export function pushEndpoint(typed: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(typed)) return null
  const url = new URL(typed)
  if (url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null
  if (!hosts.some((host) => isAt(url, host))) return null
  url.hash = ''
  return url.href
}

function isAt(url: URL, pattern: string): boolean {
  const [host = '', port = ''] = pattern.split(':')
  if (url.protocol === 'http:') return port !== '' && LOOPBACK.includes(host) && isHost(url, host) && portOf(url, '80') === port
  return url.protocol === 'https:' && isHost(url, host) && portOf(url, '443') === (port || '443')
}

const portOf = ({ port }: URL, usual: string): string => port || usual

const isHost = ({ hostname }: URL, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
