// Who speaks: an account, else a device that has been known for a day, else the network that the call comes from. Limits, reports and whatever
// else counts people count voices, so that leaving out a cookie, or getting a fresh one, makes nobody many (decision 0065).
import { isIPv6 } from 'node:net'

export type Voice = {
  kind: 'account' | 'device' | 'network'
  /** What it is counted by. Stored as a keyed hash only. */
  name: string
  network: string
}
/** What a request shows of its sender. */
export type Speaker = {
  actor?: { userId: string | null }
  device: string | null
  /** We gave it that id a day ago or earlier. */
  isKnownDevice: boolean
  ip: string
}

export function voiceOf({ actor, device, isKnownDevice, ip }: Speaker): Voice {
  const network = networkOf(ip)
  if (actor && actor.userId !== null) return { kind: 'account', name: `account ${actor.userId}`, network }
  if (device !== null && isKnownDevice) return { kind: 'device', name: `device ${device}`, network }
  return { kind: 'network', name: `network ${network}`, network }
}

/** An IPv6 subscriber holds a whole /64 and may change the rest of the address at will. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = ip.split('%', 1)[0]?.split('::') ?? []
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...gap, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
