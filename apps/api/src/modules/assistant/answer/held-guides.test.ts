import { expect, test } from 'vitest'
import type { GuideRow } from '../queries.ts'
import { HeldGuides } from './held-guides.ts'

const row = (id: string, title = id): GuideRow => ({
  id,
  titleEn: title,
  titleAm: null,
  bodyEn: `<p>Of ${title}.</p>`,
  bodyAm: null,
  guide: null,
})

function setUp() {
  const titles = new Map<string, string>([
    ['one', 'One'],
    ['two', 'Two'],
  ])
  const asked: string[][] = []
  let reading = Promise.resolve()
  const guides = async (ids: string[]) => {
    asked.push(ids)
    const rows = ids.flatMap((id) => (titles.has(id) ? [row(id, titles.get(id))] : []))
    await reading
    return rows
  }
  return {
    held: new HeldGuides({ guides }),
    titles,
    asked,
    wait: (until: Promise<void>) => {
      reading = until
    },
  }
}
const titlesOf = async (held: HeldGuides, ids: string[]) => (await held.of(ids)).map(({ title }) => title.en)

test('guides are read once, in the order that is asked for, without those that are not there', async () => {
  const { held, asked } = setUp()
  held.listening(true)
  expect(await titlesOf(held, ['two', 'none', 'one'])).toEqual(['Two', 'One'])
  expect(await titlesOf(held, ['one', 'two'])).toEqual(['One', 'Two'])
  expect(asked).toEqual([['two', 'none', 'one']])
  expect(held.figures()).toMatchObject({ guides: 2, passages: 2 })
})

test('one that has changed is read again, as everything is after a notice of everything', async () => {
  const { held, asked, titles } = setUp()
  held.listening(true)
  await held.of(['one', 'two'])
  titles.set('one', 'Other')
  held.changed(new Set(['lists', 'post:one']))
  expect(await titlesOf(held, ['one', 'two'])).toEqual(['Other', 'Two'])
  held.changed()
  await held.of(['one', 'two'])
  expect(asked.slice(1)).toEqual([['one'], ['one', 'two']])
})

test('without notices nothing is kept', async () => {
  const { held, asked } = setUp()
  await held.of(['one'])
  await held.of(['one'])
  held.listening(true)
  await held.of(['one'])
  held.listening(false)
  await held.of(['one'])
  expect(asked).toHaveLength(4)
})

test('what was being read when a change came is not kept', async () => {
  const { held, titles, wait } = setUp()
  held.listening(true)
  let go = (): void => {}
  wait(
    new Promise<void>((resolve) => {
      go = resolve
    }),
  )
  const before = titlesOf(held, ['one'])
  titles.set('one', 'Other')
  held.changed(new Set(['post:one']))
  go()
  expect(await before).toEqual(['One'])
  expect(await titlesOf(held, ['one'])).toEqual(['Other'])
})
