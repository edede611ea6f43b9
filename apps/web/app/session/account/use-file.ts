// A file that only the session's token opens, taken along.
import type { Endpoint } from '@menged/contracts/calls/call'
import type { Language } from '@menged/ethiopia/languages'
import { useState } from 'react'
import { saveFile } from '../../page/deferred/save-file.ts'
import { fetchFile } from './fetch-file.ts'

type FileRequest = { query: Record<string, string>; language: Language; name: string }

export function useFile() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const take = async (call: Endpoint, { query, language, name }: FileRequest) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      saveFile(await fetchFile(call, { query }, language), name)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failed, take }
}
