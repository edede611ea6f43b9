// Asks whether a link leads somewhere: HEAD, then GET; in time, over the open net only, each redirect looked at like the first address. Nothing of an
// answer is read but its status and where it leads on.
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { LinkFault } from '@menged/contracts'
import { isOpenAddress, isOpenPort } from './open-net.ts'

export type Outcome = { fault: LinkFault | null; status: number | null }
type Answer = { status: number; location: string | undefined }
type Found = { address: string; family: number }
/** For tests, whose servers and names are on this machine, and which do not want to wait. `resolve` rejects for a name that nobody has. */
export type Bounds = {
  isOpenAddress: (address: string) => boolean
  isOpenPort: (url: URL) => boolean
  resolve: (host: string) => Promise<Found[]>
  ms: number
}

const BOUNDS: Bounds = { isOpenAddress, isOpenPort, resolve: (host) => lookup(host, { all: true }), ms: 10_000 }
const MOST_REDIRECTS = 5
/** Somebody is there, and does not talk to machines. */
const NOT_FOR_MACHINES = [401, 403, 405, 406, 429, 451]

class Fault extends Error {
  readonly fault: LinkFault
  constructor(fault: LinkFault) {
    super(fault)
    this.fault = fault
  }
}

export function createAsking(changed: Partial<Bounds> = {}) {
  const bounds = { ...BOUNDS, ...changed }

  async function ask(method: 'HEAD' | 'GET', start: URL): Promise<number> {
    let url = start
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, location } = await once(method, url, bounds)
      if (status < 300 || status >= 400 || location === undefined) return status
      if (!URL.canParse(location, url)) throw new Fault('redirects')
      url = new URL(location, url)
    }
    throw new Fault('redirects')
  }

  return async (address: string): Promise<Outcome> => {
    if (!URL.canParse(address)) return { fault: 'refused', status: null }
    const url = new URL(address)
    try {
      const head = await ask('HEAD', url).catch((error: unknown) => {
        // Some servers hang up on what they do not know.
        if (error instanceof Fault && error.fault === 'connection') return 500
        throw error
      })
      const status = head < 400 ? head : await ask('GET', url)
      const isGood = status < 400 || NOT_FOR_MACHINES.includes(status)
      return { fault: isGood ? null : 'status', status }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return { fault: error.fault, status: null }
    }
  }
}
export type Asking = ReturnType<typeof createAsking>

async function once(method: string, url: URL, bounds: Bounds): Promise<Answer> {
  if (!bounds.isOpenPort(url) || url.username !== '' || url.password !== '') throw new Fault('refused')
  const signal = AbortSignal.timeout(bounds.ms)
  const late = new Promise<never>((_, refuse) =>
    signal.addEventListener('abort', () => refuse(new Fault('time')), { once: true }),
  )
  late.catch(() => {})
  const address = await Promise.race([addressOf(url, bounds), late])
  return await Promise.race([send(method, url, address, signal), late])
}

/** One address of the host; all of them have to be open: which one answers is not ours to say. */
async function addressOf({ hostname }: URL, bounds: Bounds): Promise<Found> {
  const found = await bounds.resolve(hostname.replace(/^\[|\]$/g, '')).catch(() => {
    throw new Fault('host')
  })
  const [first] = found
  if (!first) throw new Fault('host')
  if (!found.every(({ address }) => bounds.isOpenAddress(address))) throw new Fault('refused')
  return first
}

/** The connection goes to the address that was looked at: a name that leads elsewhere a moment later changes nothing. */
function send(method: string, url: URL, { address, family }: Found, signal: AbortSignal): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const toThatOne: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family)
  const headers = { 'user-agent': 'Menged link check', accept: '*/*' }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, signal, lookup: toThatOne, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 500, location: response.headers.location })
      response.destroy()
    })
    asked.on('error', () => reject(new Fault('connection')))
    asked.end()
  })
}
