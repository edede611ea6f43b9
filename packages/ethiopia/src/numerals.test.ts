import { toGeez as kenatToGeez, toArabic } from 'kenat'
import { expect, test } from 'vitest'
import { fromGeez } from './numeral-reading.ts'
import { toGeez } from './numerals.ts'

const PAIRS = `1=፩ 2=፪ 9=፱ 10=፲ 11=፲፩ 19=፲፱ 20=፳ 21=፳፩ 50=፶ 99=፺፱ 100=፻ 101=፻፩ 110=፻፲ 111=፻፲፩ 123=፻፳፫ 200=፪፻ 256=፪፻፶፮ 999=፱፻፺፱
1000=፲፻ 1001=፲፻፩ 1010=፲፻፲ 1100=፲፩፻ 1900=፲፱፻ 1999=፲፱፻፺፱ 2000=፳፻ 2013=፳፻፲፫ 2019=፳፻፲፱ 5000=፶፻ 9999=፺፱፻፺፱ 10000=፼ 10001=፼፩
10100=፼፻ 11000=፼፲፻ 20000=፪፼ 100000=፲፼ 1000000=፻፼ 10000000=፲፻፼ 78010092=፸፰፻፩፼፺፪ 100000000=፼፼
123456789012=፲፪፻፴፬፼፶፮፻፸፰፼፺፻፲፪ 780100000092=፸፰፻፩፼፼፺፪ 1000000000000=፼፼፼`.split(/\s+/)

test.each(PAIRS)('%s, both ways', (pair) => {
  const [digits = '', geez = ''] = pair.split('=')
  expect(toGeez(Number(digits))).toBe(geez)
  expect(toGeez(BigInt(digits))).toBe(geez)
  expect(fromGeez(geez)).toBe(BigInt(digits))
})

test('every number to 300,000 comes back, and so do large ones', () => {
  for (let value = 1; value <= 300_000; value++) {
    if (Number(fromGeez(toGeez(value))) !== value) throw new Error(`${value} does not come back`)
  }
  for (let value = 7n; value < 10n ** 60n; value = value * 13n + 1n) expect(fromGeez(toGeez(value))).toBe(value)
})

test('agrees with kenat, both ways, to 100,000', () => {
  const wrong: number[] = []
  for (let value = 1; value <= 100_000; value++) {
    const geez = toGeez(value)
    if (geez !== kenatToGeez(value) || Number(fromGeez(geez)) !== toArabic(geez)) wrong.push(value)
  }
  expect(wrong).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 0n, -5n])('%s has no numeral', (value) => {
  expect(() => toGeez(value)).toThrow(RangeError)
})

test.each(['', '፩2', '12', 'ሀ', '፩፪', '፩፲', '፻፻', '፪ ፻', '፲፳'])('"%s" is not a numeral', (text) => {
  expect(() => fromGeez(text)).toThrow(RangeError)
})

test('a written-out one before ፻ and ፼ is read too', () => {
  expect(fromGeez('፩፻፩')).toBe(101n)
  expect(fromGeez('፩፼')).toBe(10_000n)
})
