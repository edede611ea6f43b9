// What is reckoned for lender and borrower, how the loan is called in lists, and what to do with it.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { shortDate } from '../dates.ts'
import { both } from '../fields.ts'
import { grouped } from '../fill.ts'
import { textOf } from '../values.ts'
import { interestOfYear, lastDayOf, planOf } from './plan.ts'
import { hasGuarantor, hasSpouse } from './steps.ts'
import { TITLE } from './text.ts'

export function notes(values: Values, stepId: string): readonly Text[] {
  if (stepId !== 'loan') return []
  const [year, last] = [interestOfYear(values), lastDayOf(values)]
  return [
    ...(['cash', 'before'].includes(textOf(values, 'handover'))
      ? [
          both(
            'ለብዙ ገንዘብ የባንክ ዝውውር የተሻለ ማስረጃ ነው፤ ጥሬ ገንዘብ ከሆነ በምስክሮች ፊት ይቆጠር።',
            'For a large sum a bank transfer is the better proof; cash is counted before the witnesses.',
          ),
        ]
      : []),
    ...(year === null
      ? []
      : [
          both(
            `ብድሩ ሳይመለስ በቆየበት የአንድ ዓመት ወለድ ${grouped(year)} ብር ነው።`,
            `While nothing is repaid, the interest of a year is ${grouped(year)} birr.`,
          ),
        ]),
    ...plan(values),
    ...(last === null
      ? []
      : [both(`የመጨረሻው ክፍያ ቀን ${shortDate(last, 'am')} ነው።`, `The last instalment is due on ${shortDate(last, 'en')}.`)]),
  ]
}

function plan(values: Values): Text[] {
  const found = planOf(values)
  if (!found?.fits) return []
  const { count, each, loan, last } = found
  if (last === each)
    return [
      both(
        `${count} ጊዜ ${grouped(each)} ብር ${grouped(loan)} ብር ነው፤ ከብድሩ ጋር እኩል ነው።`,
        `${count} times ${grouped(each)} birr are ${grouped(loan)} birr: the whole loan.`,
      ),
    ]
  return [
    both(
      `${count - 1} ጊዜ ${grouped(each)} ብር ሆኖ የመጨረሻው ክፍያ ${grouped(last)} ብር ነው።`,
      `${count - 1} times ${grouped(each)} birr, and ${grouped(last)} birr at the last.`,
    ),
  ]
}

export function nameOf(values: Values): Text {
  const name = textOf(values, 'borrowerName') || textOf(values, 'lenderName')
  return name === '' ? TITLE : inEach((each) => `${TITLE[each]}${punctuationOf(each).comma}${name}`)
}

const GUIDE = 'power-of-attorney'

export function next(values: Values): readonly NextStep[] {
  return [
    {
      title: both('በሁለት ምስክሮች ፊት ይፈርሙ', 'Sign before two witnesses'),
      text: both(
        'ባዶ ቦታዎችን ይሙሉ፤ በመጨረሻው ገጽ ስማቸው ያለ ሁሉ በሁሉም ቅጂዎች ላይ ይፈርማሉ። ጥሬ ገንዘብ ከሆነ በምስክሮቹ ፊት ተቆጥሮ ይሰጣል።',
        'Fill in the blanks; everybody whose name stands at the end signs every copy. Cash is counted and given before the witnesses.',
      ),
    },
    {
      title: both('ከፈለጉ ያረጋግጡት', 'Have it authenticated, if you wish'),
      text: both(
        'የተረጋገጠ ውል ለመካድ አስቸጋሪ ነው። ይህን ከመረጡ አስቀድመው አይፈርሙ፤ ሁሉም በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ቅርንጫፍ በአካል ቀርበው ይፈርማሉ።',
        'An authenticated contract is hard to deny. If you choose this, do not sign beforehand: all come to a branch of the Documents Authentication and Registration Service and sign there.',
      ),
      guide: GUIDE,
    },
    { title: both('ይዘው የሚቀርቡት', 'What to bring'), text: papers(values), guide: GUIDE },
    {
      title: both('ክፍያ', 'What is due'),
      text: both(
        'ካረጋገጡት የአገልግሎት ክፍያና የቴምብር ቀረጥ ሊኖር ይችላል፤ መጠኑን ቅርንጫፉ ይነግርዎታል።',
        'If you have it authenticated, a service fee and stamp duty may be due; the branch tells you how much.',
      ),
      guide: GUIDE,
    },
    ...registration(values),
    {
      title: both('ደረሰኞችን ይያዙ', 'Keep the receipts'),
      text: both(
        'ሁለቱም ወገኖች የባንክ ደረሰኞችንና የተፈረሙ ደረሰኞችን ብድሩ እስኪያልቅ ድረስና ከዚያም በኋላ ያስቀምጣሉ።',
        'Both keep slips of the bank and signed receipts, until the loan is repaid and after.',
      ),
    },
    {
      title: both('ተከፍሎ ሲያልቅ', 'When it has been repaid'),
      text: both(
        'አበዳሪ ዕዳው ማለቁን የሚገልጽ ደረሰኝ ፈርመው ይሰጣሉ፤ በእጃቸው ያለውን የውሉን ዋና ቅጂና መያዣ ካለ መያዣውን ይመልሳሉ።',
        'The lender signs a receipt that the debt is discharged, and returns the original of the contract and what was given as security.',
      ),
    },
  ]
}

function papers(values: Values): Text {
  const needed = [
    both('የአበዳሪ፣ የተበዳሪና የምስክሮች የታደሰ መታወቂያ ወይም ፓስፖርት', 'Valid identity cards or passports of lender, borrower and witnesses'),
    ...(hasGuarantor(values) ? [both('የዋስ መታወቂያ', "the guarantor's identity card")] : []),
    both(
      hasSpouse(values, 'borrower') ? 'የጋብቻ ማስረጃና የትዳር ጓደኛ በአካል' : 'የተበዳሪ የጋብቻ ሁኔታ ማስረጃ',
      hasSpouse(values, 'borrower')
        ? 'the marriage certificate, and the spouse in person'
        : "proof of the borrower's marital status",
    ),
    both('የውሉ ቅጂዎች', 'the copies of the contract'),
  ]
  return both(`${needed.map(({ am }) => am).join('፤ ')}።`, `${needed.map(({ en }) => en).join('; ')}.`)
}

const REGISTER = both('መያዣውን ያስመዝግቡ', 'Register the security')

/** Of what is not simply handed over. */
function registration(values: Values): NextStep[] {
  if (values.collateral === 'vehicle')
    return [
      {
        title: REGISTER,
        text: both(
          'የተሽከርካሪው መያዣ ለብቻው ተዘጋጅቶ ይመዘገባል፤ ተሽከርካሪው ዕዳ ወይም እግድ እንዳለበት አስቀድመው ያጣሩ።',
          'The security on the vehicle is made in a document of its own and registered; first find out whether the vehicle is under a debt or an injunction.',
        ),
        guide: 'vehicle-transfer',
      },
    ]
  if (values.collateral !== 'house') return []
  return [
    {
      title: REGISTER,
      text: both(
        'የቤቱ መያዣ ለብቻው ተዘጋጅቶ ይመዘገባል፤ የይዞታ ማረጋገጫ ካርታውን አይተው ቤቱ ዕዳ ወይም እግድ እንዳለበት አስቀድመው ያጣሩ።',
        'The mortgage of the house is made in a document of its own and registered; first look at the title deed and find out whether the house is under a debt or an injunction.',
      ),
      guide: 'title-deed',
    },
  ]
}
