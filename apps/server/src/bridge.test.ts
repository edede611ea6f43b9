import { expect, test } from 'vitest'
import { ownAddress } from './bridge.ts'

test('a page is asked for at our own host, whatever the target says', () => {
  expect(ownAddress('http://menged.example:80', '/about-us?x=//y').href).toBe('http://menged.example/about-us?x=//y')
  for (const target of ['//evil.example/about-us', '/\\evil.example', '@evil.example/', '.evil.example/', '/.//evil.example']) {
    expect(() => ownAddress('http://menged.example', target)).toThrow('no path of ours')
  }
})
