// The comments on the screen: those the server has written, and over them what happens here.
import type { Comment, HiddenComment } from '@menged/contracts/comments'
import { useEffect, useState } from 'react'
import { toastError } from '../../dialogs/toast.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'

/** What needs an account comes with it. */
const loadActs = () => import('./comment-calls.ts')

/** Before the server has responded, a comment has an id of this kind. */
export const SENDING = 'sending-'

export function useComments(postId: string, given: readonly Comment[] | null) {
  const { language, t } = useLocale()
  const userId = useSession((session) => session.userId)
  const [added, setAdded] = useState<Comment[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  const [mine, setMine] = useState<readonly string[]>([])
  const [hidden, setHidden] = useState<readonly HiddenComment[]>([])
  useEffect(() => {
    setMine([])
    setHidden([])
    if (userId === null) return
    let wanted = true
    loadActs()
      .then(({ mineOf }) => mineOf(postId, language))
      .then(({ data, hidden }) => {
        if (!wanted) return
        setMine(data)
        setHidden(hidden)
      }, console.debug)
    return () => {
      wanted = false
    }
  }, [postId, userId, language])

  const known = new Set(given?.map(({ _id }) => _id))
  const all = [...(given ?? []), ...added.filter(({ _id }) => !known.has(_id))]
  const remove = async (comment: Comment) => {
    setGone((before) => [...before, comment._id])
    try {
      await (await loadActs()).remove(comment._id, language)
    } catch {
      setGone((before) => before.filter((id) => id !== comment._id))
      void toastError(t('error.wentWrong'), { id: 'comment' })
    }
  }
  /** `answer`: as the server has it, or null when it was refused. */
  const settle = (sendingId: string, answer: Comment | null) => {
    setAdded((before) => before.flatMap((each) => (each._id === sendingId ? (answer ?? []) : each)))
    if (answer) setMine((before) => [...before, answer._id])
  }
  const add = (comment: Comment) => setAdded((before) => [...before, comment])
  return { comments: withoutGone(all, gone), mine, hidden, add, settle, remove }
}

/** A comment that was taken back leaves its place as long as it has replies. */
export function withoutGone(comments: readonly Comment[], gone: readonly string[]): Comment[] {
  return comments.flatMap((comment) => {
    if (!gone.includes(comment._id)) return comment
    const answered = comments.some(({ _id, parentId }) => parentId === comment._id && !gone.includes(_id))
    return answered ? { ...comment, state: 'removed' as const, text: '', author: '', avatar: null, official: false } : []
  })
}
