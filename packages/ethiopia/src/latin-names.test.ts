import { expect, test } from 'vitest'
import { nameInLatin } from './latin-names.ts'

test.each([
  ['አበበ ከበደ ለማ', 'Abebe Kebede Lemma'],
  ['አልማዝ ተስፋዬ ወልደማርያም', 'Almaz Tesfaye Woldemariam'],
  ['ብሩክ ታደሰ ገብረመድኅን', 'Biruk Tadesse Gebremedhin'],
  ['ትዕግሥት ኃይሉ መንግሥቱ', 'Tigist Hailu Mengistu'],
  ['ዮሐንስ ኀይለ ሥላሴ', 'Yohannes Haile Selassie'],
  ['Sara ሙሉጌታ', 'Sara Mulugeta'],
])('%s is %s, as in passports', (am, latin) => {
  expect(nameInLatin(am)).toBe(latin)
})

test.each([
  ['አዲስ አበባ፣ ቦሌ ክፍለ ከተማ፣ ወረዳ 03፣ የቤት ቁጥር B-1247፣ 4ኛ ፎቅ', 'Addis Ababa, Bole sub-city, woreda 03, house no. B-1247, floor 4'],
  ['ባሕር ዳር፣ ቀበሌ 08', 'Bahir Dar, kebele 08'],
  ['ቂርቆስ ክ/ከተማ', 'Kirkos sub-city'],
  ['አዲስ አበባው', 'Adis Abebaw'],
  ['', ''],
])('an address: %s is %s', (am, latin) => {
  expect(nameInLatin(am)).toBe(latin)
})

test('nothing of the script is left of what can be read', () => {
  expect(nameInLatin('አለሙ ዓለሙ ሀሰን ሐሰን')).toBe('Alemu Alemu Hassen Hassen')
})
