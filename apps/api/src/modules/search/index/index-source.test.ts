// The index in memory and a plain, slow reference give the same posts, whatever they hold and whatever happened to them.
import { soundKey } from '@menged/ethiopia'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetLexeme, passes, readFacet } from '../query/facets.ts'
import { createFinder } from '../query/finder.ts'
import type { Field, Way } from '../query/part.ts'
import { type Plan, testsOf } from '../query/plan.ts'
import type { Among, ListPart, Matches, MatchRow, SearchSource, Weights } from '../query/source.ts'
import { likestInOtherScript, weightAmong } from '../query/vocabulary.ts'
import type { Aliases } from '../words/aliases.ts'
import { analyse, lexemesOf } from '../words/analyse.ts'
import { distanceWithin } from '../words/distance.ts'
import { createIndexSource } from './index-source.ts'
import { type IndexedPost, InvertedIndex, type Level } from './inverted-index.ts'
import { nearAmong } from './near.ts'

fc.configureGlobal({ seed: 2019, numRuns: 150 })

const WORDS =
  `passport passports licence license licences trade trading trademark fee fees land lease bank water ፓስፖርት የፓስፖርት ፓስፖርቴ
  ፈቃድ የፈቃድ ፈቃዶች ንግድ የንግድ ንግዱ ግንባታ የግንባታ ውሃ 2019`.split(/\s+/)
const TYPED = [
  ...WORDS,
  'pasport',
  'lisence',
  'fikad',
  'fekad',
  'nigd',
  'trad',
  'watr',
  'ፓስፓርት',
  'ግምባታ',
  'wuha',
  'zzzz',
  'tradebank',
]
const LEVEL_OF: Record<Field, Level> = { A: 3, B: 2, C: 1 }
const NO_ALIASES: Aliases = { at: () => undefined, has: () => false }

type Post = IndexedPost & { hidden: boolean }

/** Everything is looked at for everything. */
function referenceSource(all: Map<string, Post>): SearchSource {
  const posts = () => [...all.values()].filter(({ hidden }) => !hidden)
  const levelOf = ({ words }: Post, lexeme: string): number =>
    Math.max(
      0,
      ...[...words].flatMap(([word, level]) => {
        const own = lexemesOf(analyse(word))
        const isIt = lexeme.endsWith('*') ? own.some((each) => each.startsWith(lexeme.slice(0, -1))) : own.includes(lexeme)
        return isIt ? [level] : []
      }),
    )
  const meets = (post: Post, lists: string[][], field: Field): boolean =>
    lists.every((lexemes) => lexemes.some((lexeme) => levelOf(post, lexeme) >= LEVEL_OF[field]))
  const postsOf = (lexeme: string): number =>
    lexeme.endsWith('*') ? 0 : [...all.values()].filter((post) => levelOf(post, lexeme) > 0).length
  const words = [...new Set([...all.values()].flatMap((post) => [...post.words.keys()]))].sort()
  const known = words.map((word) => ({ word, posts: postsOf(`x:${word}`) }))
  const sounding = (word: string) =>
    soundKey(word).length <= 1
      ? []
      : known
          .filter((each) => analyse(each.word).sounds[0]?.slice(2) === soundKey(word))
          .sort((one, other) => other.posts - one.posts || (one.word < other.word ? -1 : 1))
  const inOrder = (chosen: Post[], { order, offset, limit }: ListPart): string[] =>
    chosen
      .sort((one, other) => (order === 'views' ? other.views - one.views : 0) || byAge(one, other))
      .slice(offset, offset + limit)
      .map(({ id }) => id)
  const counted = (chosen: Post[]) =>
    [...Map.groupBy(chosen, ({ facet }) => facet)].map(([facet, alike]) => ({ ...readFacet(facet), posts: alike.length }))

  function matches(plan: Plan): Matches {
    const isMet = (post: Post, { ways }: { ways: Way[] }, named: boolean): boolean =>
      ways.some(({ all: lists, fields }) => meets(post, lists, named || !fields.includes('C') ? 'B' : 'C'))
    const among = ({ gate, filters, without = [] }: Among): Post[] =>
      posts().filter((post) => {
        const met = gate.parts.map((part) => isMet(post, plan.parts[part] ?? { ways: [] }, gate.named))
        const isIn = gate.every ? met.every(Boolean) : met.some(Boolean)
        return isIn && passes(readFacet(post.facet), filters) && !without.includes(post.id)
      })
    const bestOf = (post: Post, part: number, field: Field): number =>
      Math.max(
        0,
        ...testsOf(plan)
          .filter((each) => each.part === part && each.field === field && meets(post, each.all, field))
          .map(({ score }) => Math.fround(score)),
      )
    const placeOf = (post: Post, part: number, onlySure: boolean): Field | '' =>
      (['A', 'B', 'C'] as const).find((field) =>
        testsOf(plan).some(
          (each) => each.part === part && each.field === field && (each.sure || !onlySure) && meets(post, each.all, field),
        ),
      ) ?? ''
    function rowOf(post: Post, { all: whole, fewest, named }: Weights): MatchRow[] {
      const parts = [...plan.parts.keys()].filter((part) => placeOf(post, part, false) !== '')
      const weigh = (chosen: number[]) => chosen.reduce((sum, part) => sum + (plan.parts[part]?.weight ?? 0), 0)
      if (parts.length === 0 || weigh(parts.filter((part) => !named || placeOf(post, part, false) !== 'C')) < fewest) return []
      const add = (sum: number, each: number): number => Math.fround(sum + each)
      const score = parts
        .map((part) => (['A', 'B', 'C'] as const).map((field) => bestOf(post, part, field)).reduce(add, 0))
        .reduce(add, 0)
      const places = parts.map((part) => placeOf(post, part, false) as Field)
      const surely = parts.map((part) => placeOf(post, part, true))
      const { id, views, createdAt } = post
      return [
        {
          id,
          views,
          createdAt,
          score: (score * weigh(parts)) / whole,
          parts,
          places,
          surely,
          posts: 1,
          ...readFacet(post.facet),
        },
      ]
    }
    return {
      all: async (where) => among(where).map(({ id }) => id),
      countedAmong: async (where) => counted(among(where)),
      listedAmong: async (where, part) => inOrder(among(where), part),
      likeliest: async (where, field, limit) =>
        among(where)
          .map((post) => ({
            ...post,
            score: plan.parts.reduce((sum, _, part) => Math.fround(sum + bestOf(post, part, field)), 0),
          }))
          .filter(({ score }) => score > 0)
          .sort((one, other) => other.score - one.score || other.views - one.views || (one.id < other.id ? -1 : 1))
          .slice(0, limit)
          .map(({ id }) => id),
      scored: async (ids, weights) =>
        ids
          .flatMap((id) => rowOf(all.get(id) as Post, weights))
          .sort((one, other) => other.score - one.score || other.views - one.views || byAge(one, other)),
    }
  }

  return {
    withVocabulary: async (ask) =>
      ask({
        has: (lexeme) => postsOf(lexeme) > 0,
        weightOf: (lexemes) => weightAmong(posts().length, Math.max(0, ...lexemes.map(postsOf))),
        startsWith: (prefix) => words.some((word) => word.startsWith(prefix)),
        near: (word) => nearAmong(known)(word, sounding(word)),
        inOtherScript: (word) =>
          likestInOtherScript(
            word,
            sounding(word).map((each) => each.word),
          ),
        spelled: (word) => word,
      }),
    counted: async () => counted(posts()),
    listed: async (filters, part) =>
      inOrder(
        posts().filter(({ facet }) => passes(readFacet(facet), filters)),
        part,
      ),
    matching: (plan, work) => work(matches(plan)),
  }
}

const byAge = (one: { createdAt: number; id: string }, other: { createdAt: number; id: string }): number =>
  other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1)

const aWord = fc.constantFrom(...WORDS)
const aPost = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map((number) => `post-${number}`),
  facet: fc
    .constantFrom('business', 'private')
    .map((category) =>
      facetLexeme({ category: category as 'business', type: null, english: true, amharic: category === 'private' }),
    ),
  createdAt: fc.integer({ min: 1, max: 5 }),
  indexedAt: fc.constant(1),
  views: fc.integer({ min: 0, max: 3 }),
  words: fc
    .array(fc.tuple(aWord, fc.constantFrom<Level>(1, 1, 2, 3)), { minLength: 1, maxLength: 8 })
    .map((words) => new Map(words)),
})
const anOperation = fc.oneof(
  { weight: 8, arbitrary: aPost.map((post) => ({ kind: 'put' as const, post })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((number) => ({ kind: 'remove' as const, id: `post-${number}` })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }).map((number) => ({ kind: 'hide' as const, id: `post-${number}` })) },
)
const aQuery = fc.array(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const anOrder = fc.record({
  filters: fc.constantFrom({}, { category: 'business' as const }, { written: 'am' as const }),
  sort: fc.constantFrom('relevance' as const, 'newest' as const, 'views' as const),
  offset: fc.constantFrom(0, 3),
  limit: fc.constant(10),
})

function apply(operations: { kind: string; post?: IndexedPost; id?: string }[]) {
  const index = new InvertedIndex()
  const reference = new Map<string, Post>()
  for (const { kind, post, id = '' } of operations) {
    if (kind === 'put' && post) {
      index.put(post)
      reference.set(post.id, { ...post, hidden: false })
    } else if (kind === 'remove') {
      index.remove(id)
      reference.delete(id)
    } else if (reference.has(id)) (reference.get(id) as Post).hidden = true
  }
  index.hide([...reference.values()].filter(({ hidden }) => hidden).map(({ id }) => id))
  return { index, reference }
}

/** Groups come in no order. */
const comparable = <Found extends { groups: object[] }>(found: Found) => ({
  ...found,
  groups: found.groups
    .map((group) =>
      JSON.stringify(
        Object.entries(group)
          .filter(([key]) => key !== 'score')
          .sort(),
      ),
    )
    .sort(),
})

test('the index finds what a slow look at every post finds, for any posts, changes, words, filters and orders', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anOperation, { minLength: 1, maxLength: 60 }),
      aQuery,
      anOrder,
      fc.boolean(),
      async (operations, query, order, typing) => {
        const { index, reference } = apply(operations)
        const finders = [createIndexSource(index, async () => []), referenceSource(reference)].map((source) =>
          createFinder(source, NO_ALIASES),
        )
        const [found, expected] = await Promise.all(
          finders.map(async (finder) => {
            const plan = await finder.plan(query, typing)
            return {
              plan: { ...plan, didYouMean: plan.didYouMean?.([]) },
              found: comparable(await finder.find(plan, order)),
              about: await finder.about(plan),
              nearest: await finder.nearest(plan, [], 'business'),
              all: comparable(await finder.find(null, order)),
            }
          }),
        )
        expect(found).toEqual(expected)
      },
    ),
  )
})

test('slips are found as a distance to every word finds them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'abcdሀለሐመ'), minLength: 3, maxLength: 9 })),
      fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 4, maxLength: 9 }),
      (words, typed) => {
        const known = [...new Set(words)].map((word) => ({ word, posts: 1 }))
        const most = typed.length >= 8 ? 2 : 1
        const near = known
          .filter(({ word }) => /^[a-d]{4,}$/.test(word) || (/[a-d]/.test(word) && !/[ሀ-መ]/.test(word) && word.length >= 4))
          .map(({ word }) => ({ word, distance: distanceWithin(typed, word, most) }))
          .filter(({ distance }) => distance <= most)
        const least = Math.min(...near.map(({ distance }) => distance))
        const nearest = near.filter(({ distance }) => distance === least).map(({ word }) => word)
        expect(nearAmong(known)(typed, [])).toEqual(nearest.sort().slice(0, 6))
      },
    ),
  )
})
