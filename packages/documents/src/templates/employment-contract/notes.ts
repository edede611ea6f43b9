// What is reckoned for employer and employee, how the contract is called in lists, and what to do with it.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { both } from '../fields.ts'
import { grouped } from '../fill.ts'
import { hundredthsOf, textOf } from '../values.ts'
import { isForeign } from './answers.ts'
import { titleOf } from './build.ts'

const EMPLOYEE_PER_CENT = 7n
const EMPLOYER_PER_CENT = 11n

export function notes(values: Values, stepId: string): readonly Text[] {
  const wage = hundredthsOf(values, 'wage')
  if (stepId !== 'terms' || values.wagePer !== 'month' || wage === null || wage === 0n || isForeign(values)) return []
  const share = (perCent: bigint): string => grouped((wage * perCent) / 100n)
  return [
    both(
      `ጡረታ በየወሩ፦ ከሠራተኛ ${share(EMPLOYEE_PER_CENT)} ብር ይቀነሳል፤ አሠሪ ${share(EMPLOYER_PER_CENT)} ብር ይጨምራል። የገቢ ግብርም ይቀነሳል።`,
      `Pension each month: ${share(EMPLOYEE_PER_CENT)} birr from the employee, and ${share(EMPLOYER_PER_CENT)} birr besides from the employer. Income tax is taken off as well.`,
    ),
  ]
}

export function nameOf(values: Values): Text {
  const title = titleOf(values)
  const name = textOf(values, 'employeeName') || textOf(values, 'employerName')
  return name === '' ? title : inEach((each) => `${title[each]}${punctuationOf(each).comma}${name}`)
}

const SIGN: NextStep = {
  title: both('ፈርመው አንድ ቅጂ ይስጡ', 'Sign, and give one copy'),
  text: both(
    'ባዶ ቦታዎችን ሞልተው ሁለቱም በሁለት ቅጂ ላይ ይፈርሙ፤ የተፈረመበትን አንድ ቅጂ ለሠራተኛው ይስጡ። ሕጉ ለሥራ ውል የተለየ ፎርም አይጠይቅም፤ ውሉን የሚቀበል ተቋም ካልጠየቀ በስተቀር በሰነዶች ማረጋገጫ መረጋገጥ አያስፈልገውም።',
    'Fill in the blanks; both sign two copies, and the employee is given one that is signed. The law asks for no special form: a contract of work need not be authenticated, unless an office that receives it wants that.',
  ),
  guide: 'labour-law',
}
const PERMIT: NextStep = {
  title: both('የሥራ ፈቃድ', 'Work permit'),
  text: both(
    'የውጭ አገር ዜጋ ሥራ ከመጀመራቸው በፊት አሠሪው የሥራ ፈቃድ ይጠይቃሉ፤ በውሉና በማስረጃዎቹ ላይ ያለው የሥራ መደብ አንድ መሆን አለበት።',
    'Before a foreign national begins, the employer applies for a work permit; the job title has to be the same in the contract and in the certificates.',
  ),
  guide: 'work-permit',
}
const OTHERS: readonly NextStep[] = [
  {
    title: both('በጡረታ ያስመዝግቡ', 'Register for the pension'),
    text: both(
      'አሠሪው ለ45 ቀንና ከዚያ በላይ የተቀጠረን ሠራተኛ በግል ድርጅት ሠራተኞች ማኅበራዊ ዋስትና አስተዳደር ያስመዘግባሉ። የቀድሞ የጡረታ ቁጥር ካለ እርሱን ይስጡ።',
      "The employer registers whoever is employed for 45 days or more at the Private Organizations' Employees Social Security Administration. Give the old pension number if there is one.",
    ),
    guide: 'private-pension',
  },
  {
    title: both('የግብር ከፋይ መለያ ቁጥር', 'Taxpayer number'),
    text: both('ሠራተኛው ቲን ከሌላቸው ያውጡ፤ አንድ ሰው አንድ ቁጥር ብቻ አለው።', 'If the employee has no TIN, get one; a person has only one.'),
    guide: 'tin-registration',
  },
  {
    title: both('ይዘው የሚቀርቡት', 'What to bring'),
    text: both(
      'ለጡረታና ለግብር ምዝገባ፦ የተፈረመው ውል፣ የሠራተኛው መታወቂያና ፎቶግራፍ፤ የድርጅቱ ንግድ ፈቃድና ቲን።',
      "For the registration with pension and tax: the signed contract, the employee's identity card and photograph, the employer's trade licence and TIN.",
    ),
    guide: 'private-pension',
  },
  {
    title: both('ክፍያ', 'What is due'),
    text: both(
      'ለውሉ ክፍያ የለም። አሠሪው የደመወዝ ግብርና የጡረታ መዋጮ ከወሩ መጨረሻ ጀምሮ በ30 ቀን ውስጥ ገቢ ያደርጋሉ። የቴምብር ቀረጥ ሊኖር ይችላል፤ የታክስ መሥሪያ ቤቱን ይጠይቁ።',
      'Nothing is paid for the contract itself. The employer pays in income tax and pension within 30 days of the end of each month. Stamp duty may be due: ask the tax office.',
    ),
    guide: 'tax-categories-and-rates',
  },
]

export const next = (values: Values): readonly NextStep[] => [SIGN, ...(isForeign(values) ? [PERMIT] : []), ...OTHERS]
