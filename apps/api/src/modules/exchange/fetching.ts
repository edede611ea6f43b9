// Asks a foreign server for JSON: in time, of a bounded length, from that address and no other. Says in our own words what was wrong.

/** What a source did wrong; nothing that it has sent stands in it. */
export class SourceFault extends Error {}

const TIMEOUT_MS = 15_000
const MOST_BYTES = 1024 * 1024

/** `deadline`: for tests, which do not want to wait. */
export async function fetchJson(url: URL, deadline: () => AbortSignal = () => AbortSignal.timeout(TIMEOUT_MS)): Promise<unknown> {
  const text = await textOf(url, deadline())
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceFault('the answer is no JSON')
  }
}

async function textOf(url: URL, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new SourceFault(`the answer is ${response.status}`)
    }
    return await bounded(response)
  } catch (error) {
    if (error instanceof SourceFault) throw error
    throw new SourceFault(signal.aborted ? 'no answer in time' : 'the source cannot be reached')
  }
}

async function bounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new SourceFault('the answer is too long')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
