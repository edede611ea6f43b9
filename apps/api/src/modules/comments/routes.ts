// The call that reads the comments of a post.
import { commentsAnswer, ENDPOINTS, postParamsSchema } from '@menged/contracts'
import { allow } from '../../platform/access.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { mayReadComments } from './policy.ts'
import { presentComment } from './present.ts'
import type { Comments } from './service.ts'

export function registerComments(app: Api, comments: Comments): void {
  app.route({
    ...at(ENDPOINTS.comments),
    schema: {
      tags: ['comments'],
      summary: 'The comments of a post, newest first',
      params: postParamsSchema,
      response: answers(commentsAnswer),
    },
    onRequest: allow(mayReadComments),
    handler: async ({ params }) => {
      const rows = await comments.ofPost(params.postId)
      return { success: true as const, data: rows.map(presentComment) }
    },
  })
}
