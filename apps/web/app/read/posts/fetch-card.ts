// A card in another language: its code comes when a reader opens one.
import { card } from '@menged/contracts/calls/read/posts'
import type { Card } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from '../../session/account/account-api.ts'

/** `wanted`: of the card; `language`: of the page, for the words of an error. */
export async function fetchCard(postId: string, wanted: Language, language: Language): Promise<Card> {
  return (await accountApi(language)(card, { params: { postId }, query: { language: wanted } })).data
}
