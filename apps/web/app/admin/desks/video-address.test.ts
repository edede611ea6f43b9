import { expect, test } from 'vitest'
import { videoIdIn } from './video-address.ts'

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=1', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/12345', '12345'],
  ['https://player.vimeo.com/video/12345', '12345'],
  ['https://example.com/x', 'https://example.com/x'],
])('of %s the id is %s', (typed, id) => {
  expect(videoIdIn(typed)).toBe(id)
})
