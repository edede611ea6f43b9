// The call that answers a picture. It lies outside /api: what shares a page keeps to robots.txt.
import { ENDPOINTS, pictureNamed } from '@menged/contracts'
import { HOUR_SECONDS, YEAR_SECONDS } from '@menged/ethiopia/durations'
import { z } from 'zod'
import { allow } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { type Api, answers, at } from '../../platform/routes.ts'
import { maySeePictures } from './policy.ts'
import type { Pictures } from './service.ts'

export function registerPictures(app: Api, pictures: Pictures): void {
  app.addHook('onClose', pictures.close)
  app.route({
    ...at(ENDPOINTS.picture),
    schema: {
      tags: ['pictures'],
      summary: 'The picture of a guide (trade-licence.en.png) or of the portal (en.png) for those who share it, 1200 x 630',
      params: z.object({ picture: z.string().max(100) }),
      querystring: z.object({ v: z.string().max(30).optional().describe('With the right version it may be kept for a year') }),
      response: answers(z.any().describe('image/png')),
    },
    onRequest: allow(maySeePictures),
    handler: async ({ params, query, headers }, reply) => {
      const named = pictureNamed(params.picture)
      if (!named) throw new AppError('not_found')
      const found = await pictures.find(named.postId, named.language)
      const etag = `"${found.version}"`
      const isKnown = headers['if-none-match']?.split(/\s*,\s*/).includes(etag)
      const png = isKnown ? null : await pictures.draw(found)
      const age = query.v === found.version ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${HOUR_SECONDS}`
      reply.removeHeader('x-robots-tag')
      reply.headers({ etag, 'cache-control': `public, ${age}`, 'cross-origin-resource-policy': 'cross-origin' })
      return png ? reply.type('image/png').send(png) : reply.code(304).send()
    },
  })
}
