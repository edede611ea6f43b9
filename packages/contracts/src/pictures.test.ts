import { expect, test } from 'vitest'
import { pictureNamed, picturePath, pictureVersion } from './pictures.ts'

test('the address of a picture changes with the post, and its name is read back', () => {
  const post = { _id: 'trade-licence', updatedAt: '2026-11-20T08:00:00.000Z' }
  const path = picturePath('am', post)
  expect(path).toMatch(/^\/og\/trade-licence\.am\.png\?v=[\w.]+$/)
  expect(picturePath('am', { ...post, updatedAt: '2026-11-20T08:00:00.001Z' })).not.toBe(path)
  expect(path.endsWith(`?v=${pictureVersion(post.updatedAt)}`)).toBe(true)
  expect(pictureNamed('trade-licence.am.png')).toEqual({ postId: 'trade-licence', language: 'am' })
  expect(picturePath('en')).toMatch(/^\/og\/en\.png\?v=\d+$/)
  expect(pictureNamed('en.png')).toEqual({ postId: null, language: 'en' })
})

test('other names are none', () => {
  for (const name of ['', 'en', 'en.jpg', 'fr.png', 'a.en.png', 'Trade.en.png', 'x/y.en.png', '.en.png', 'en.png\n']) {
    expect(pictureNamed(name), name).toBeNull()
  }
})
