// What is reckoned for landlord and tenant, how the lease is called in lists, and what to do with it.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { shortDate } from '../dates.ts'
import { both } from '../fields.ts'
import { grouped } from '../fill.ts'
import { dateOf, hundredthsOf, textOf, yearsLater } from '../values.ts'
import { titleOf } from './build.ts'
import { isBusiness, isHome } from './steps.ts'

export function notes(values: Values, stepId: string): readonly Text[] {
  if (stepId !== 'terms') return []
  const rent = hundredthsOf(values, 'monthlyRent')
  const start = dateOf(values, 'leaseStartDate')
  return [
    ...(rent === null || !isHome(values)
      ? []
      : [
          both(
            `ለመኖሪያ ቤት ዋስትናና ቅድመ ክፍያ በድምር ቢበዛ ${grouped(rent * 2n)} ብር ነው።`,
            `For a home, deposit and advance together are at most ${grouped(rent * 2n)} birr.`,
          ),
        ]),
    ...(start === null || !isHome(values)
      ? []
      : [
          both(
            `የሁለት ዓመት ውል የሚያበቃው ${shortDate(yearsLater(start, 2), 'am')} ነው።`,
            `Two years end on ${shortDate(yearsLater(start, 2), 'en')}.`,
          ),
        ]),
  ]
}

export function nameOf(values: Values): Text {
  const title = titleOf(values)
  const name = textOf(values, 'tenantName') || textOf(values, 'landlordName')
  return name === '' ? title : inEach((each) => `${title[each]}${punctuationOf(each).comma}${name}`)
}

export function next(values: Values): readonly NextStep[] {
  return isBusiness(values) ? forBusiness : forHome
}

const due = both(
  'የምዝገባ ወይም የማረጋገጫ ክፍያና የቴምብር ቀረጥ ሊኖር ይችላል፤ መጠኑን ተቋሙ ይነግርዎታል።',
  'A fee and stamp duty may be due; the office tells you how much.',
)
const papers = both(
  'የአከራይና የተከራይ መታወቂያ፤ የአከራዩ የይዞታ ማረጋገጫ ካርታ፤ ተወካይ የሚፈርም ከሆነ የውክልና ማስረጃ፤ የውሉ ወረቀትና ፋይል።',
  'The identity cards of both; the landlord’s title deed; the power of attorney if an agent signs; the lease on paper and as a file.',
)
const DUE = { title: both('ክፍያ', 'What is due'), text: due, guide: 'rent-contract' }
const SIGN = {
  title: both('በምስክሮች ፊት ይፈርሙ', 'Sign before witnesses'),
  text: both(
    'ባዶ ቦታዎችን ሞልተው አከራይ፣ ተከራይና ምስክሮች በሁሉም ቅጂዎች ላይ ይፈርማሉ።',
    'Fill in the blanks; landlord, tenant and witnesses sign every copy.',
  ),
  guide: 'rent-contract',
}

const forHome: readonly NextStep[] = [
  SIGN,
  {
    title: both('በወረዳው ያስመዝግቡ', 'Register it at the woreda'),
    text: both(
      'ቤቱ በሚገኝበት ወረዳ የቤቶች አስተዳደር ጽሕፈት ቤት፣ ከተፈረመ በ30 ቀን ውስጥ። ያልተመዘገበ ውል ዋጋ የለውም፤ እስከ ሦስት ወር ኪራይ የሚደርስ ቅጣትም ያስከትላል።',
      'At the housing office of the woreda where the house stands, within 30 days of signing. Unregistered, the lease has no effect and brings a fine of up to three months’ rent.',
    ),
    guide: 'rent-contract',
  },
  { title: both('ይዘው የሚቀርቡት', 'What to bring'), text: papers, guide: 'rent-contract' },
  DUE,
]

const forBusiness: readonly NextStep[] = [
  SIGN,
  {
    title: both('የሚረጋገጥበት ተቋም', 'Where to have it authenticated'),
    text: both(
      'በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ቅርንጫፍ፤ የንግድ ፈቃድ ለማውጣት የተረጋገጠ የኪራይ ውል ይጠየቃል።',
      'At a branch of the Documents Authentication and Registration Service; a business licence asks for an authenticated lease.',
    ),
    guide: 'power-of-attorney',
  },
  { title: both('ይዘው የሚቀርቡት', 'What to bring'), text: papers, guide: 'rent-contract' },
  { title: DUE.title, text: due, guide: 'trade-licence' },
]
