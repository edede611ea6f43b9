// Which addresses a link may lead this machine to: those of the open net. What only this machine or its network can reach is refused, so that
// whoever writes a guide cannot have the portal knock on doors behind its wall.
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Own, shared, documentation, multicast and future ranges of the registries. */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of what is given out at all: tunnels, which end at an address of the fourth version, and documentation. */
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closedV4 = new BlockList()
for (const [net, bits] of CLOSED_V4) closedV4.addSubnet(net, bits, 'ipv4')
const closedV6 = new BlockList()
for (const [net, bits] of CLOSED_V6) closedV6.addSubnet(net, bits, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

export function isOpenAddress(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4')
  return isIPv6(address) && givenOut.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

/** Of a web address: 80 and 443 only. */
export const isOpenPort = ({ protocol, port }: URL): boolean =>
  (protocol === 'http:' || protocol === 'https:') && ['', '80', '443'].includes(port)
