// Lists of posts, single posts, and the catalogue that sitemaps and feeds are made from.
import {
  cardAnswer,
  cardPageAnswer,
  categoriesAnswer,
  languageQuerySchema,
  newestAnswer,
  organisationPostsAnswer,
  organisationQuerySchema,
  outlinesAnswer,
  outlinesQuerySchema,
  pageQuerySchema,
  postDetailAnswer,
  postPageAnswer,
  postParamsSchema,
  publishedPageAnswer,
  publishedQuerySchema,
  readingAnswer,
} from '../../posts.ts'
import { callsOf } from '../call.ts'

const call = callsOf('posts')
const may = 'posts.read'

export const recommendedPosts = call({
  method: 'GET',
  path: '/api/post/recommendedPost',
  summary: 'The first page of the feed: the ten recommended posts',
  may,
  answer: postPageAnswer,
})

export const allPosts = call({
  method: 'GET',
  path: '/api/post/getallpost',
  summary: 'Any page of the feed',
  may,
  query: pageQuerySchema,
  answer: postPageAnswer,
})

export const organisationPosts = call({
  method: 'GET',
  path: '/api/post/organization',
  summary: 'The most viewed post of each organisation, at most seven',
  may,
  query: organisationQuerySchema,
  answer: organisationPostsAnswer,
  shows: ['lists'],
})

export const categories = call({
  method: 'GET',
  path: '/api/categories',
  summary: 'The categories and how many posts each has',
  may,
  answer: categoriesAnswer,
})

export const cards = call({
  method: 'GET',
  path: '/api/cards',
  summary: 'A page of the feed as cards in one language',
  may,
  query: pageQuerySchema.extend(languageQuerySchema.shape),
  answer: cardPageAnswer,
  shows: ['lists'],
})

export const card = call({
  method: 'GET',
  path: '/api/posts/:postId/card',
  summary: 'One post as a card in one language',
  may,
  params: postParamsSchema,
  query: languageQuerySchema,
  answer: cardAnswer,
  shows: ['post'],
})

export const post = call({
  method: 'GET',
  path: '/api/posts/:postId',
  summary: 'A whole post in both languages',
  may,
  params: postParamsSchema,
  answer: postDetailAnswer,
})

export const reading = call({
  method: 'GET',
  path: '/api/posts/:postId/reading',
  summary: 'A post as one reader sees it, in one language',
  may,
  params: postParamsSchema,
  query: languageQuerySchema,
  answer: readingAnswer,
  shows: ['post'],
})

export const published = call({
  method: 'GET',
  path: '/api/post/published',
  summary: 'Every post with its languages and its last change, five hundred to a page',
  may,
  query: publishedQuerySchema,
  answer: publishedPageAnswer,
  shows: ['lists'],
})

export const newest = call({
  method: 'GET',
  path: '/api/post/newest',
  summary: 'The thirty newest posts that are written in a language',
  may,
  query: languageQuerySchema,
  answer: newestAnswer,
  shows: ['lists'],
})

export const outlines = call({
  method: 'GET',
  path: '/api/post/outlines',
  summary: 'Papers and steps of guides, for those who are in the midst of them',
  may,
  query: outlinesQuerySchema,
  answer: outlinesAnswer,
})
