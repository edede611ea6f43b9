import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES, PICTURE_SIZE, WRITTEN } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '../../seed.ts'
import type { GuideFile } from '../posts/index.ts'
import { AREA, createDraw, createRenderer, drawable, FAMILY, fit, type Picture } from './drawing.ts'

const picture = (change: Partial<Picture> = {}): Picture => ({
  language: 'en',
  over: 'Business',
  title: 'How to get a trade licence',
  lead: '',
  facts: [{ label: 'Cost', value: 'About ETB 204' }],
  ...change,
})

const draw = await createDraw()
const renderer = await createRenderer()

/** The pixels of one letter. Those of any letter that no font has are those of the empty box. */
async function pixels(letter: string, fontWeight: number): Promise<Buffer> {
  const style = { fontFamily: FAMILY, fontWeight, fontSize: 40, backgroundColor: 'white' }
  return Buffer.from(await renderer.render({ type: 'text', text: letter, style }, { width: 64, height: 64, format: 'raw' }))
}

test('every letter of every title and fact that ships is drawn as itself, in both languages', async () => {
  const folder = join(CONTENT_DIR, 'guides')
  const guides = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as GuideFile)
  const texts = WRITTEN.flatMap((language) => [
    ...guides.flatMap(({ title, facts }) => [title[language], facts.cost.value[language], facts.time.value[language]]),
    ...CATEGORIES.map((category) => translateIn(language)(`post.category_${category}`)),
    translateIn(language)('seo.homeDescription'),
  ])
  const letters = [...new Set(texts.join(''))].filter((letter) => letter.trim() !== '')
  expect(letters.filter((letter) => /\p{Script=Ethiopic}/u.test(letter)).length).toBeGreaterThan(150)
  expect(letters.filter((letter) => drawable(letter) !== letter)).toEqual([])
  for (const weight of [400, 700]) {
    const box = await pixels('中', weight)
    const boxes = await Promise.all(letters.map(async (letter) => ((await pixels(letter, weight)).equals(box) ? letter : '')))
    expect(boxes.join('')).toBe('')
  }
})

test('the PNG is 1200 x 630, and the same at each drawing', async () => {
  const png = Buffer.from(await draw(picture()))
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(PICTURE_SIZE)
  expect(png.equals(Buffer.from(await draw(picture())))).toBe(true)
  expect(png.equals(Buffer.from(await draw(picture({ title: 'የንግድ ፈቃድ', language: 'am' }))))).toBe(false)
})

test('the longest texts stay above the hills, the shortest are large', async () => {
  const heightOf = async (change: Partial<Picture>) =>
    (await renderer.measure(await fit(renderer, picture(change)), PICTURE_SIZE)).height
  for (const language of WRITTEN) {
    for (const letters of ['W', 'ጨ', 'ሐ ', 'ጿሟሮ ', 'Wage ']) {
      const endless = letters.repeat(150)
      const fact = { label: endless, value: endless }
      const height = await heightOf({ language, over: endless, title: endless, facts: [fact, fact] })
      expect(height, `${language} ${letters}`).toBeLessThanOrEqual(AREA.height)
      expect(await heightOf({ language, over: '', title: endless, lead: endless, facts: [] })).toBeLessThanOrEqual(AREA.height)
    }
    expect(await heightOf({ language, over: '', title: 'TIN', facts: [] })).toBeGreaterThan(80)
  }
})

test('letters of other scripts, signs and controls leave no empty box', () => {
  expect(drawable('Fees 😀 up\u0000 by 5% 中文\u202e — “new”')).toBe('Fees up by 5% — “new”')
})
