// The ten cities that filters offer.

import type { Text } from './text.ts'

const AMHARA: Text = { en: 'Amhara', am: 'አማራ' }
const OROMIA: Text = { en: 'Oromia', am: 'ኦሮሚያ' }

/** In the order in which lists show them. Dire Dawa and Harar share one telephone area. */
export const CITIES = [
  city('addis-ababa', 'Addis Ababa', 'አዲስ አበባ', { en: 'Addis Ababa City Administration', am: 'አዲስ አበባ ከተማ አስተዳደር' }, '11'),
  city('dire-dawa', 'Dire Dawa', 'ድሬዳዋ', { en: 'Dire Dawa City Administration', am: 'ድሬዳዋ ከተማ አስተዳደር' }, '25'),
  city('adama', 'Adama', 'አዳማ', OROMIA, '22'),
  city('bahir-dar', 'Bahir Dar', 'ባሕር ዳር', AMHARA, '58'),
  city('gondar', 'Gondar', 'ጎንደር', AMHARA, '58'),
  city('mekelle', 'Mekelle', 'መቐለ', { en: 'Tigray', am: 'ትግራይ' }, '34'),
  city('hawassa', 'Hawassa', 'ሐዋሳ', { en: 'Sidama', am: 'ሲዳማ' }, '46'),
  city('jimma', 'Jimma', 'ጅማ', OROMIA, '47'),
  city('dessie', 'Dessie', 'ደሴ', AMHARA, '33'),
  city('harar', 'Harar', 'ሐረር', { en: 'Harari', am: 'ሐረሪ' }, '25'),
] as const

export type City = (typeof CITIES)[number]
export type CityId = City['id']

function city<Id extends string>(id: Id, en: string, am: string, region: Text, areaCode: string) {
  return { id, name: { en, am } satisfies Text, region, areaCode } as const
}

/** Whether a text from an address or a form is the id of one of the ten cities. */
export const isCityId = (text: string): text is CityId => CITIES.some(({ id }) => id === text)

/** The city with this id, or `undefined`. */
export const cityById = (id: string): City | undefined => CITIES.find((item) => item.id === id)
