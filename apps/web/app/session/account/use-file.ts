// A file that only the session's token opens, taken along.
import { type Endpoint, requestOf } from '@menged/contracts/calls/call'
import type { Language } from '@menged/contracts/language'
import { useState } from 'react'
import { storedToken } from '../session.ts'

type Asked = { query: Record<string, string>; language: Language; name: string }

async function fetchFile(call: Endpoint, { query, language }: Asked): Promise<Blob> {
  const { method, path } = requestOf(call)
  const headers = { 'accept-language': language, authorization: `Bearer ${storedToken() ?? ''}` }
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { method, headers })
  if (!response.ok) throw new Error(path)
  return await response.blob()
}

export function useFile() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const take = async (call: Endpoint, asked: Asked) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      const url = URL.createObjectURL(await fetchFile(call, asked))
      const link = document.createElement('a')
      link.href = url
      link.download = asked.name
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, take }
}
