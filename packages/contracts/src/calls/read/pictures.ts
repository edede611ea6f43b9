// The picture that stands for a page where it is shared. It lies outside /api: what shares a page keeps to robots.txt.
import { z } from 'zod'
import { callsOf } from '../call.ts'

const call = callsOf('pictures')

export const picture = call({
  method: 'GET',
  path: '/og/:picture',
  summary: 'The picture of a guide (trade-licence.en.png) or of the portal (en.png) for those who share it, 1200 x 630',
  may: 'posts.read',
  params: z.object({ picture: z.string().max(100) }),
  query: z.object({ v: z.string().max(30).optional().describe('With the right version it may be kept for a year') }),
  answer: z.any().describe('image/png'),
})
