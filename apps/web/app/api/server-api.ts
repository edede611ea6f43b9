// Calls of loaders and actions: in-process.
import type { AnswerOf, PageCall, Subject } from '@menged/contracts/calls/call'
import type { Language } from '@menged/ethiopia/languages'
import type { RouterContextProvider } from 'react-router'
import { type Arguments, apiClient, type CallParts } from './client.ts'
import { serverContext } from './context.ts'

/** As the client's, for calls that say what their answer shows: a page is kept until that changes. */
export type ServerApi = <Of extends PageCall>(call: Of, ...asked: Arguments<Of>) => Promise<AnswerOf<Of>>

/** The request's language and address go along, for the words of errors and the limits. */
export function serverApi(context: Readonly<RouterContextProvider>, request: Request, language: Language): ServerApi {
  const { callApi } = context.get(serverContext)
  const cookie = request.headers.get('cookie')
  const headers: Record<string, string> = { 'accept-language': language, ...(cookie ? { cookie } : {}) }
  return (call, ...asked) => {
    const { params }: CallParts = asked[0] ?? {}
    const subjects = call.shows === 'anything' ? undefined : call.shows?.map((subject) => subjectOf(subject, params))
    return apiClient(({ signal: _, ...sent }) => callApi({ ...sent, headers, subjects }))(call, ...asked)
  }
}

const subjectOf = (subject: Subject, params: CallParts['params'] = {}): string =>
  subject === 'post' ? `post:${params.postId}` : subject
