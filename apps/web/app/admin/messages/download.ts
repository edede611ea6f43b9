// The inbox as a file, which only the session's token opens.
import { exportMessages } from '@menged/contracts/calls/messages'
import type { Language } from '@menged/contracts/language'
import { storedToken } from '../../session/session.ts'

const KEPT_MS = 10_000

export async function downloadMessages(query: Record<string, string>, language: Language): Promise<void> {
  const headers = { authorization: `Bearer ${storedToken() ?? ''}`, 'accept-language': language }
  const response = await fetch(`${exportMessages.path}?${new URLSearchParams(query)}`, { headers })
  if (!response.ok) throw new Error(exportMessages.path)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = 'messages.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
