// What a signed-in reader does with comments, on the line.
import type { Language } from '@menged/contracts/language'
import { accountApi } from '../../api/account-client.ts'

export const mineOf = (postId: string, language: Language) => accountApi(language).myComments(postId)
export const remove = (commentId: string, language: Language) => accountApi(language).deleteComment(commentId)
