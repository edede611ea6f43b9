import { expect, test } from 'vitest'
import { CITIES, cityById, isCityId } from './cities.ts'
import { parsePhone } from './phones.ts'
import { slug } from './transliterate.ts'

test('the ten filter cities, in order', () => {
  expect(CITIES.map((city) => city.name.en).join(', ')).toBe(
    'Addis Ababa, Dire Dawa, Adama, Bahir Dar, Gondar, Mekelle, Hawassa, Jimma, Dessie, Harar',
  )
})

test('ids are the English names as slugs', () => {
  for (const city of CITIES) expect(city.id).toBe(slug(city.name.en))
})

test('both names and both region names are written in their script', () => {
  for (const { name, region } of CITIES) {
    for (const text of [name, region]) {
      expect(text.en).toMatch(/^[A-Za-z ]+$/)
      expect(text.am).toMatch(/^[\u1200-\u135A ]+$/)
    }
  }
})

test('every area code is one that phone numbers may have', () => {
  for (const city of CITIES) expect(parsePhone(`0${city.areaCode}1234567`)).toBe(`+251${city.areaCode}1234567`)
})

test('a city is found by its id', () => {
  expect(cityById('mekelle')).toMatchObject({ name: { am: 'መቐለ' }, region: { en: 'Tigray' }, areaCode: '34' })
  expect(cityById('Mekelle')).toBeUndefined()
  expect([isCityId('harar'), isCityId('nairobi')]).toEqual([true, false])
})
