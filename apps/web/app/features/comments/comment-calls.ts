// The calls for comments of a signed-in reader.
import { deleteComment, myComments } from '@menged/contracts/calls/comments'
import type { Language } from '@menged/contracts/language'
import { accountApi } from '../../session/account/account-api.ts'

export const mineOf = async (postId: string, language: Language) =>
  (await accountApi(language)(myComments, { params: { postId } })).data
export const remove = (commentId: string, language: Language) => accountApi(language)(deleteComment, { params: { commentId } })
