import { expect, test, vi } from 'vitest'
import { createPictures } from './service.ts'

const posts = { find: () => Promise.reject(new Error('not expected')) }

function pictures(paint: () => Promise<Buffer>) {
  const painter = { paint: vi.fn(paint), close: vi.fn(async () => {}) }
  return { painter, pictures: createPictures({ posts, painter }) }
}

test('drawn once for all requests, at once and later', async () => {
  const { painter, pictures: all } = pictures(async () => Buffer.from('png'))
  const found = await all.find(null, 'am')
  const drawn = await Promise.all(Array.from({ length: 20 }, () => all.draw(found)))
  expect(new Set(drawn).size).toBe(1)
  await all.draw(found)
  expect(painter.paint).toHaveBeenCalledTimes(1)
  await all.draw(await all.find(null, 'en'))
  expect(painter.paint).toHaveBeenCalledTimes(2)
})

test('a fault is passed to its request, and is not kept', async () => {
  const paint = vi.fn().mockRejectedValueOnce(new Error('fault')).mockResolvedValue(Buffer.from('png'))
  const { pictures: all } = pictures(paint)
  const found = await all.find(null, 'am')
  await expect(all.draw(found)).rejects.toThrow('fault')
  expect((await all.draw(found)).toString()).toBe('png')
})

test('pictures larger than the room together push the oldest out', async () => {
  const { painter, pictures: all } = pictures(async () => Buffer.alloc(1024 * 1024))
  const { picture, version } = await all.find(null, 'am')
  const draw = (key: string) => all.draw({ picture, version, key })
  for (let i = 0; i < 12; i += 1) await draw(`${i}`)
  await draw('11')
  expect(painter.paint).toHaveBeenCalledTimes(12)
  await draw('0')
  expect(painter.paint).toHaveBeenCalledTimes(13)
})
