// The call that returns a picture.
import { pictureNamed } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/read/pictures'
import { HOUR_SECONDS, YEAR_SECONDS } from '@menged/ethiopia/durations'
import { AppError } from '../../platform/errors.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import type { Pictures } from './service.ts'

export function registerPictures(app: Api, pictures: Pictures): void {
  app.addHook('onClose', pictures.close)
  serve(app, calls.picture, async ({ params, query, headers }, reply) => {
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
  })
}
