// What is reckoned for the writer of a power of attorney, how it is called in lists, and what to do with the paper.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { both } from '../fields.ts'
import { chosen, textOf } from '../values.ts'
import { hasDeed, isForCourt, needsSpouse } from './steps.ts'

export function notes(values: Values, stepId: string): readonly Text[] {
  if (stepId !== 'power') return []
  const count = chosen(values, 'specialPowers').length
  return [
    ...(values.authorityType === 'general' && count === 0
      ? [
          both(
            'ጠቅላላ ውክልና ለማስተዳደር ብቻ ነው፤ ለመሸጥ፣ ለመበደር ወይም ለመክሰስ ተለይቶ መሰጠት አለበት።',
            'General authority is for managing only: selling, borrowing or going to court must be given specially.',
          ),
        ]
      : []),
  ]
}

export function nameOf(values: Values, title: Text): Text {
  const name = textOf(values, 'clientName')
  return name === '' ? title : inEach((each) => `${title[each]}${punctuationOf(each).comma}${name}`)
}

export function next(values: Values): readonly NextStep[] {
  const papers = [
    both('ወካዩ በአካል፤ ተወካዩ መቅረብ አይጠበቅባቸውም', 'the principal in person; the agent need not come'),
    both('የወካዩ የታደሰ መታወቂያ ወይም ፓስፖርት፦ ዋናውና ቅጂው', "the principal's valid identity card or passport, original and copy"),
    ...(hasDeed(values)
      ? [
          both(
            'የንብረቱ ዋና ማስረጃ (የይዞታ ማረጋገጫ ካርታ ወይም የተሽከርካሪ ሊብሬ)',
            'the original proof of the property (title deed or vehicle book)',
          ),
        ]
      : []),
    ...(needsSpouse(values)
      ? [both('የጋብቻ ሁኔታ ማስረጃ፤ የጋራ ንብረት ከሆነ የትዳር ጓደኛ', 'proof of marital status, and the spouse when the property is common')]
      : []),
    ...(isForCourt(values) ? [both('የዝምድና ማስረጃ ወይም የጥብቅና ፈቃድ', "proof of the relation, or the advocate's licence")] : []),
  ]
  return [
    {
      title: both('የሚረጋገጥበት ተቋም', 'Where to have it authenticated'),
      text: both(
        'በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ቅርንጫፍ፣ ከተዘጋጀ በ15 ቀን ውስጥ። በውጭ አገር ከሆኑ በኢትዮጵያ ኤምባሲ ወይም ቆንስላ፣ ከዚያም በውጭ ጉዳይ ሚኒስቴር።',
        'At a branch of the Documents Authentication and Registration Service, within 15 days of preparing it. Abroad: at an Ethiopian embassy or consulate, and then at the Ministry of Foreign Affairs.',
      ),
      guide: 'power-of-attorney',
    },
    {
      title: both('ይዘው የሚቀርቡት', 'What to bring'),
      text: both(`${papers.map(({ am }) => am).join('፤ ')}።`, `${sentence(papers.map(({ en }) => en).join('; '))}.`),
      guide: 'power-of-attorney',
    },
    {
      title: both('ክፍያ', 'What is due'),
      text: both(
        'የአገልግሎት ክፍያና የቴምብር ቀረጥ ሊኖር ይችላል፤ መጠኑን ቅርንጫፉ ይነግርዎታል።',
        'A service fee and stamp duty may be due; the branch tells you how much.',
      ),
      guide: 'power-of-attorney',
    },
    {
      title: both('አንብበው ያርሙ', 'Read it through'),
      text: both(
        'ከመፈረምዎ በፊት ስሞችን፣ ቁጥሮችንና የተሰጡትን ሥልጣኖች ደግመው ያንብቡ፤ ባዶ ቦታዎችን በእጅ ይሙሉ። በተቋሙ ባለሙያ ፊት እስኪቀርቡ ድረስ አይፈርሙ።',
        'Before you sign, read names, numbers and powers again and fill in the blanks by hand. Do not sign until you stand before the officer.',
      ),
    },
  ]
}
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
