// Bounds what one connection, and one address, may hold: bodies that never come, readers that never read, sockets without end.
// An address that goes past a bound loses its own oldest connection; nobody else notices.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'

export type Bounds = {
  /** Milliseconds for a body of 64 kB; a longer one gets as much again for each further 64 kB. */
  bodyMs: number
  /** Bodies of one address that have begun and not ended. */
  bodies: number
  /** Open connections of one address. Many phones share one here. */
  connections: number
  /** Requests of one connection that wait for their response. Browsers send one at a time. */
  waiting: number
  /** Bytes of responses that a connection leaves unread, and for how many milliseconds it may. */
  unsent: number
  unsentMs: number
  /** Milliseconds between two looks at what is unsent. */
  lookMs: number
}

export const BOUNDS: Bounds = {
  bodyMs: 10_000,
  bodies: 64,
  connections: 1000,
  waiting: 8,
  unsent: 1024 * 1024,
  unsentMs: 5000,
  lookMs: 1000,
}
const BODY_STEP = 64 * 1024

type Address = { connections: Set<Socket>; bodies: Map<Socket, NodeJS.Timeout> }

/** Call before the server listens. `proxies` may open as many connections as they like: theirs are everybody's. */
export function boundConnections(server: Server, proxies: readonly string[] = [], bounds: Bounds = BOUNDS): void {
  const addresses = new Map<string, Address>()
  const busy = new Map<Socket, number>()
  const isProxy = listOf(proxies)

  function addressOf(socket: Socket): Address {
    const name = socket.remoteAddress ?? ''
    const known = addresses.get(name) ?? { connections: new Set(), bodies: new Map() }
    addresses.set(name, known)
    return known
  }

  server.on('connection', (socket) => {
    const name = socket.remoteAddress ?? ''
    const address = addressOf(socket)
    address.connections.add(socket)
    socket.once('close', () => {
      busy.delete(socket)
      address.connections.delete(socket)
      endBody(address, socket)
      if (address.connections.size === 0) addresses.delete(name)
    })
    if (address.connections.size > bounds.connections && !isProxy(socket)) oldestIdle(address, busy)?.destroy()
  })

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (busy.get(socket) ?? 0) + 1
    busy.set(socket, count)
    response.once('close', () => busy.set(socket, Math.max(0, (busy.get(socket) ?? 1) - 1)))
    if (count > bounds.waiting) socket.destroy()
    else if (hasBody(request)) awaitBody(addressOf(socket), request)
  })

  /** The deadline runs from the headers on; of too many bodies from one address the oldest is given up. */
  function awaitBody(address: Address, request: IncomingMessage): void {
    const { socket, headers } = request
    const steps = Math.max(1, Math.ceil(Number(headers['content-length'] ?? 0) / BODY_STEP))
    const late = setTimeout(() => giveUp(address, socket), bounds.bodyMs * Math.min(steps, 100)).unref()
    endBody(address, socket)
    address.bodies.set(socket, late)
    request.once('end', () => endBody(address, socket)).once('close', () => endBody(address, socket))
    const [oldest] = address.bodies.keys()
    if (oldest && address.bodies.size > bounds.bodies && !isProxy(socket)) giveUp(address, oldest)
  }

  const looking = setInterval(() => {
    for (const { connections } of addresses.values()) for (const socket of connections) endUnread(socket, bounds)
  }, bounds.lookMs).unref()
  server.once('close', () => clearInterval(looking))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function endBody(address: Address, socket: Socket): void {
  clearTimeout(address.bodies.get(socket))
  address.bodies.delete(socket)
}

/** As Node itself refuses a request that takes too long: with a word, then without the connection. */
function giveUp(address: Address, socket: Socket): void {
  endBody(address, socket)
  if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  socket.destroy()
}

/** Sets keep the order of coming. A connection with a request under way is not idle, unless all are. */
function oldestIdle({ connections }: Address, busy: Map<Socket, number>): Socket | undefined {
  for (const socket of connections) if ((busy.get(socket) ?? 0) === 0) return socket
  return connections.values().next().value
}

const unreadSince = new WeakMap<Socket, number>()

function endUnread(socket: Socket, { unsent, unsentMs }: Bounds): void {
  if (socket.writableLength <= unsent) {
    unreadSince.delete(socket)
    return
  }
  const now = performance.now()
  const since = unreadSince.get(socket) ?? now
  unreadSince.set(socket, since)
  if (now - since >= unsentMs) socket.destroy()
}

function listOf(proxies: readonly string[]): (socket: Socket) => boolean {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', length] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return ({ remoteAddress = '' }) => list.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}
