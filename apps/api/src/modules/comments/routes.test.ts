import { commentsAnswer } from '@menged/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi()

test('comments are returned newest first, marked as samples', async () => {
  const { data } = commentsAnswer.parse((await on.get(`/api/posts/${guideId(3)}/comments`)).json())
  expect(data).toMatchObject([
    { author: 'ዮናስ መ.', avatar: 'male', language: 'am', text: 'አዲስ።', createdAt: '2026-11-19T09:00:00.000Z', sample: true },
    { author: 'Bethlehem A.', avatar: 'female', language: 'en', text: 'Older.', sample: true },
  ])
})

test('the ids on lists are those of the comments, in the same order', async () => {
  const { data: posts } = (await on.get('/api/post/getallpost?pagesize=50')).json()
  for (const { _id, comments } of posts) {
    const { data } = (await on.get(`/api/posts/${_id}/comments`)).json()
    expect(data.map((comment: { _id: string }) => comment._id)).toEqual(comments)
  }
})

test('a post without comments has none; an unknown post is not found', async () => {
  expect((await on.get(`/api/posts/${guideId(1)}/comments`)).json()).toEqual({ success: true, data: [] })
  expect((await on.get('/api/posts/nowhere/comments')).json()).toMatchObject({ success: false, code: 'post_not_found' })
})
