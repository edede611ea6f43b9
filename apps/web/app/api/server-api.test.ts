import { comments } from '@menged/contracts/calls/read/comments'
import { readStatistics } from '@menged/contracts/calls/read/statistics'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { serverContext } from './context.ts'
import { serverApi } from './server-api.ts'

test('a call says what its answer shows; one that a page reads without saying so does not compile', async () => {
  const callApi = vi.fn(async () => ({ status: 200, json: () => ({}) }))
  const context = new RouterContextProvider()
  context.set(serverContext, { callApi } as never)
  const api = serverApi(context, new Request('http://localhost/'), 'am')
  await api(comments, { params: { postId: 'tin' } })
  expect(callApi).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/posts/tin/comments', subjects: ['post:tin'] }))
  // @ts-expect-error: it has no `shows`
  await api(readStatistics, { query: {} })
})
