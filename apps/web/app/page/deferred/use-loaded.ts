// What a panel shows comes from the server once; what is changed is put in from the answers.
import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<Data> = {
  /** Null until it is there. */
  data: Data | null
  failed: boolean
  set: (change: (before: Data) => Data) => void
  reload: () => void
}

/** `key`: loads anew when it changes. */
export function useLoaded<Data>(load: () => Promise<Data>, key = ''): Loaded<Data> {
  const [data, setData] = useState<Data | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(load)
  latest.current = load
  const latestRequest = useRef(0)
  const reload = useCallback(() => {
    latestRequest.current += 1
    const own = latestRequest.current
    setFailed(false)
    latest.current().then(
      (found) => own === latestRequest.current && setData(found),
      () => own === latestRequest.current && setFailed(true),
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(reload, [key, reload])
  const set = useCallback((change: (before: Data) => Data) => setData((before) => (before === null ? null : change(before))), [])
  return { data, failed, set, reload }
}
