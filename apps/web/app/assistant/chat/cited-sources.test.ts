import type { Citation } from '@menged/contracts/assistant'
import { expect, test } from 'vitest'
import { sourcesOf } from './cited-sources.ts'

const citation = (n: number, id: string, anchor: string, checkedOn: string | null): Citation => ({
  n,
  id,
  kind: 'guide',
  href: `/post/detail/${id}#${anchor}`,
  title: id,
  section: anchor,
  quote: '',
  checkedOn,
  isOverdue: false,
})

test('a guide is one source, as old as its oldest passage', () => {
  const [one, two, three] = [
    citation(1, 'a', 'fees', '2026-01'),
    citation(2, 'b', 'steps', null),
    citation(3, 'a', 'glance', '2025'),
  ]
  expect(sourcesOf([one, two, three])).toEqual([
    { href: '/post/detail/a', title: 'a', passages: [one, three], oldest: three },
    { href: '/post/detail/b#steps', title: 'b', passages: [two], oldest: two },
  ])
})

test('an undated passage leaves the source undated', () => {
  const [dated, undated] = [citation(1, 'a', 'fees', '2026-01'), citation(2, 'a', 'glance', null)]
  expect(sourcesOf([dated, undated])[0]?.oldest).toBe(undated)
})
