// Which posts carry a mark: the account's list, and over it what was just tapped and has no response yet.
import { create } from 'zustand'
import { useSession } from '../../../session/session.ts'

export const useTapped = create<Record<string, boolean>>()(() => ({}))

const isListed = (postId: string): boolean => useSession.getState().userData?.savedMessages.includes(postId) ?? false
export const isSaved = (postId: string): boolean => useTapped.getState()[postId] ?? isListed(postId)

export function useSaved(postId: string): boolean {
  const listed = useSession(({ userData }) => userData?.savedMessages.includes(postId) ?? false)
  const tapped = useTapped((marks) => marks[postId])
  return tapped ?? listed
}
