import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftContentSchema, emptyDraft, emptyDraftGuide } from '@menged/contracts'
import { expect, test } from 'vitest'
import { both, wholeGuide, written } from '../../../test/drafts.ts'
import { sanitise } from '../../platform/sanitise.ts'
import { CONTENT_DIR } from '../../seed.ts'
import { guideFileSchema, type PostContent } from '../posts/index.ts'
import { changedParts, completenessOf, problemsOf } from './checking.ts'
import { cleanContent, contentOfPost, freeId, postOfContent, wantedId } from './content.ts'

/** Every guide that ships, as a post. */
const guides = readdirSync(join(CONTENT_DIR, 'guides')).map((name) => {
  const file = guideFileSchema.parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', name), 'utf8')))
  const { id, category, organisation, title, related, body, ...guide } = file
  const post: PostContent = {
    id,
    category,
    organisationId: organisation,
    guide,
    related,
    titleEn: title.en,
    titleAm: title.am,
    bodyEn: sanitise(body.en),
    bodyAm: sanitise(body.am),
  }
  return post
})

test('every guide that ships goes into a draft and comes out the same, whole and publishable', () => {
  expect(guides.length).toBeGreaterThan(50)
  for (const post of guides) {
    const content = contentOfPost(post)
    expect([post.id, draftContentSchema.safeParse(content).error]).toEqual([post.id, undefined])
    expect([post.id, changedParts(post, postOfContent(cleanContent(content), post.id, post.organisationId))]).toEqual([
      post.id,
      [],
    ])
    expect([post.id, problemsOf(content, false)]).toEqual([post.id, []])
    const { en, am } = completenessOf(content)
    expect([en.filled, am.filled]).toEqual([en.of, am.of])
  }
})

test('what has changed is named part by part', () => {
  const [post] = guides
  if (!post?.guide) throw new Error('no guide')
  const to = (change: Partial<PostContent>) => changedParts(post, { ...post, ...change })
  expect(to({ titleAm: 'ሌላ' })).toEqual(['title'])
  expect(to({ guide: { ...post.guide, steps: [] }, bodyEn: '<p>Other.</p>' })).toEqual(['text', 'steps'])
  expect(to({ guide: { ...post.guide, nameMustMatch: !post.guide.nameMustMatch } })).toEqual(['papers'])
  expect(to({ guide: { ...post.guide, asOf: '2026' } })).toEqual(['sources'])
  expect(to({ organisationId: 'another' })).toEqual(['office'])
  expect(changedParts(undefined, post)).toEqual([])
})

test('one whole language is enough for a post; a guide needs both', () => {
  const empty = emptyDraft('private')
  const paths = (change: object) => problemsOf({ ...empty, ...change }, false).map(({ path }) => path)
  expect(paths({})).toEqual(['title.en', 'body.en', 'title.am', 'body.am'])
  expect(paths({ title: both('', 'ርዕስ'), body: both('', '<p>ጽሑፍ።</p>') })).toEqual([])
  expect(paths({ title: both('Title', 'ርዕስ'), body: both('', '<p>ጽሑፍ።</p>') })).toEqual(['body.en'])
  expect(paths({ ...written('a'), guide: emptyDraftGuide() })).toEqual(
    ['summary', 'facts.cost.value', 'facts.time.value', 'facts.where.value', 'office.name'].flatMap((field) => [
      `guide.${field}.en`,
      `guide.${field}.am`,
    ]),
  )
  expect(problemsOf({ ...written('a'), guide: wholeGuide() }, true)).toEqual([{ path: 'address', code: 'taken', language: null }])
})

test('the readable id comes from the wish, the English title, the Amharic one, and is never somebody else’s', () => {
  const id = (en: string, am: string, address = '') => wantedId({ address, title: both(en, am) })
  expect(id('Trade licence: renewal!', 'ንግድ')).toBe('trade-licence-renewal')
  expect(id('', 'የንግድ ፈቃድ')).toBe('yengid-fekad')
  expect(id('…', '።')).toBe('post')
  expect(id('Title', 'ርዕስ', 'my-own')).toBe('my-own')
  const long = id('word '.repeat(40), '')
  expect([long.length <= 72, /^word(-word)+$/.test(long)]).toEqual([true, true])
  expect(id('x'.repeat(150), '')).toHaveLength(72)
  expect(freeId('a-post', [])).toBe('a-post')
  expect(freeId('a-post', ['a-post', 'a-post-2', 'a-post-4'])).toBe('a-post-3')
})
