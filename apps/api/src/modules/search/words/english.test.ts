import { expect, test } from 'vitest'
import { stemEnglish } from './english.ts'

test.each([
  ['licence licences license licenses licensed licensing'],
  ['register registers registered registration registrations'],
  ['renew renewal renewed renewing renews'],
  ['authenticate authenticated authentication authenticating'],
  ['verify verified verifies verification'],
  ['apply applied applies application applications'],
  ['marry married marriage marriages'],
  ['drive driving driver drivers drives'],
  ['transfer transfers transferred transferring'],
  ['insure insured insurance insuring'],
  ['pay paying payment payments pays'],
  ['study studies studied studying'],
  ['organise organize organised organization organisations'],
  ['tax taxes taxable taxation'],
  ['business businesses'],
  ['centre center centres'],
  ['labour labor'],
  ['import imports importing importer imported'],
  ['fee fees'],
  ['company companies'],
  ['legal legally'],
])('one stem for %s', (words) => {
  expect(new Set(words.split(' ').map(stemEnglish)).size).toBe(1)
})

test.each(['passport port', 'bus business', 'tin tint', 'rent parent', 'visa vis', 'land lend', 'birth birr', 'car carta'])(
  '%s stay apart',
  (pair) => {
    const [one = '', other = ''] = pair.split(' ')
    expect(stemEnglish(one)).not.toBe(stemEnglish(other))
  },
)

test('numbers, short words and other scripts stay as they are', () => {
  for (const word of ['12', 'id', 'ቤቶች', 'g12s', '']) expect(stemEnglish(word)).toBe(word)
})
