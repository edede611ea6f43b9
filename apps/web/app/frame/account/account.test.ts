import { expect, test } from 'vitest'
import { settled } from './account-language.ts'
import { countShown, personOf } from './account-rows.ts'
import { recordVisit } from './data-layer.ts'
import { isGuarded } from './guarded-pages.ts'

// covers S-12
test('the data layer gets whose visit it is, in a list of its own or in the one that is there', () => {
  const page: { dataLayer?: object[] } = {}
  recordVisit('u-1', page)
  recordVisit('u-1', page)
  expect(page.dataLayer).toEqual([
    { event: 'user-identified', user_id: 'u-1' },
    { event: 'user-identified', user_id: 'u-1' },
  ])
})

test('which pages need a token', () => {
  for (const path of ['/profile', '/user-profile', '/notifications', '/saved', '/saved/', '/admin', '/admin/users'])
    expect(isGuarded(path)).toBe(true)
  for (const path of ['/', '/savedx', '/administration', '/post/detail/saved']) expect(isGuarded(path)).toBe(false)
})

test('a device without a choice follows the account; a choice on a device goes into the account', () => {
  expect(settled({ chosen: false, device: 'amharic', account: 'english' })).toEqual({ device: 'english' })
  expect(settled({ chosen: false, device: 'amharic', account: null })).toBeNull()
  expect(settled({ chosen: true, device: 'amharic', account: 'english' })).toEqual({ account: 'amharic' })
  expect(settled({ chosen: true, device: 'amharic', account: null })).toEqual({ account: 'amharic' })
  expect(settled({ chosen: true, device: 'english', account: 'english' })).toBeNull()
})

test('who one is in the menus, also before it is known', () => {
  const profile = { fullName: 'ሰላም ተስፋዬ', email: 'selam@example.com' } as Parameters<typeof personOf>[0]
  expect(personOf(profile)).toEqual({ name: 'ሰላም ተስፋዬ', initial: 'ሰ', email: 'selam@example.com' })
  expect(personOf(null)).toEqual({ name: '', initial: 'U', email: '' })
  expect([3, 99, 100].map(countShown)).toEqual(['3', '99', '99+'])
})
