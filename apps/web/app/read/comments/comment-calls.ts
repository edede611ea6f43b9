// The calls for comments of a signed-in reader.
import { deleteComment, myComments } from '@menged/contracts/calls/read/comments'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from '../../session/account/account-api.ts'
import { fetchWords } from '../../words/files.ts'

/** What is said of hidden ones stands in a file of its own. */
export async function mineOf(postId: string, language: Language) {
  const mine = await accountApi(language)(myComments, { params: { postId } })
  if (mine.hidden.length > 0) await fetchWords(language, 'account')
  return mine
}
export const remove = (commentId: string, language: Language) => accountApi(language)(deleteComment, { params: { commentId } })
