// The part of the browser's caches that the worker uses, in memory, for tests.
const ORIGIN = 'http://localhost'

class MemoryCache {
  readonly kept = new Map<string, Response>()
  private addressOf(request: string | Request): string {
    return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  }
  async put(request: string | Request, response: Response): Promise<void> {
    const body = await response.text()
    this.kept.set(this.addressOf(request), new Response(body, { headers: response.headers }))
  }
  async match(request: string | Request): Promise<Response | undefined> {
    return this.kept.get(this.addressOf(request))?.clone()
  }
  async matchAll(): Promise<Response[]> {
    return [...this.kept.values()].map((response) => response.clone())
  }
  async delete(request: string | Request): Promise<boolean> {
    return this.kept.delete(this.addressOf(request))
  }
  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url))
  }
}

export class MemoryCaches {
  private readonly all = new Map<string, MemoryCache>()
  async open(name: string): Promise<MemoryCache> {
    const cache = this.all.get(name) ?? new MemoryCache()
    this.all.set(name, cache)
    return cache
  }
  async addresses(name: string): Promise<string[]> {
    return [...(await this.open(name)).kept.keys()].map((url) => url.slice(ORIGIN.length))
  }
}
