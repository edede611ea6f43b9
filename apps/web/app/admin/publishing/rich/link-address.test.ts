import { expect, it } from 'vitest'
import { linkAddress, typedAddress } from './link-address.ts'

const HERE = 'https://menged.example'

it.each([
  ['https://etrade.gov.et', 'https://etrade.gov.et/'],
  ['etrade.gov.et/fees', 'https://etrade.gov.et/fees'],
  ['/post/detail/trade-licence', '/post/detail/trade-licence'],
  [`${HERE}/post/detail/tin#steps`, '/post/detail/tin#steps'],
  ['+251 911 23-45-67', 'tel:+251911234567'],
  ['8199', 'tel:8199'],
  ['info@moti.gov.et', 'mailto:info@moti.gov.et'],
  ['tel:994', 'tel:994'],
])('understands %s', (typed, address) => {
  expect(typedAddress(typed, HERE)).toBe(address)
})

it.each([
  '',
  'ንግድ ሚኒስቴር',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/api/auth/login',
  'https://u@evil.example',
  'http://etrade.gov.et',
  'https://localhost',
  '#top',
])('refuses %s', (typed) => {
  expect(typedAddress(typed, HERE)).toBeNull()
})

it('keeps an older link that is not encrypted where it stands', () => {
  expect(linkAddress('http://etrade.gov.et/', HERE)).toBe('http://etrade.gov.et/')
})
