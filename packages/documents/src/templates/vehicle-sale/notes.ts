// What is reckoned for seller and buyer, how the contract is called in lists, and what to do with it.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { both } from '../fields.ts'
import { grouped } from '../fill.ts'
import { restOf } from './build.ts'
import { hasAgent, isCompany, isShared, nameOfParty, SIDES } from './parties.ts'
import { isInParts, isPledged } from './steps.ts'

/** Taxis and commercial vehicles. */
const isTaxed = (values: Values): boolean => values.plateCode === '1' || values.plateCode === '3'

export function notes(values: Values, stepId: string): readonly Text[] {
  if (stepId === 'vehicle' && isTaxed(values))
    return [both('ለኮድ 1 እና 3 የግብር ክሊራንስ ይጠየቃል።', 'For codes 1 and 3 a tax clearance is asked for.')]
  const rest = restOf(values)
  if (stepId === 'terms' && isInParts(values) && rest !== null)
    return [both(`ቀሪው ዋጋ ${grouped(rest)} ብር ነው።`, `The rest of the price is ${grouped(rest)} birr.`)]
  return []
}

export function nameOf(values: Values, title: Text): Text {
  const name = nameOfParty(values, 'buyer') || nameOfParty(values, 'seller')
  return name === '' ? title : inEach((each) => `${title[each]}${punctuationOf(each).comma}${name}`)
}

const guide = 'vehicle-transfer'

function papers(values: Values): Text[] {
  return [
    both('ዋናው ሊብሬና የጉምሩክ ዲክላራሲዮን', 'the original libre and the customs declaration'),
    both('የሻጭና የገዢ የታደሰ መታወቂያ፣ ዋናውና ቅጂው', 'valid identity cards of seller and buyer, originals and copies'),
    ...(isCompany(values, 'seller') ? [] : [both('የሻጭ የጋብቻ ሁኔታ ማስረጃ', "proof of the seller's marital status")]),
    ...(isShared(values)
      ? [
          both(
            'የትዳር ጓደኛ በአካል ከነመታወቂያቸው፣ ወይም የተረጋገጠ ስምምነታቸው',
            'the spouse in person with identity card, or the authenticated consent',
          ),
        ]
      : []),
    ...(SIDES.some((side) => hasAgent(values, side))
      ? [both('የተረጋገጠ የውክልና ሰነድና የተወካይ መታወቂያ', "the authenticated power of attorney and the agent's identity card")]
      : []),
    ...(SIDES.some((side) => isCompany(values, side))
      ? [
          both(
            'የድርጅቱ ንግድ ምዝገባ፣ መመሥረቻ ጽሑፍ፣ መተዳደሪያ ደንብ፣ የመሸጥ ወይም የመግዛት ሥልጣን ማስረጃና ማኅተም',
            'the trade registration, memorandum, articles, proof of the power to sell or buy, and seal of the company',
          ),
        ]
      : []),
    both('የዋጋ ግምቱና የዘመኑ ቦሎ', 'the estimate of the value and the bolo of this year'),
    isTaxed(values)
      ? both('ለግምቱና ለዝውውሩ የግብር ክሊራንስና የንግድ ፈቃድ', 'for the estimate and the transfer, the tax clearance and the trade licence')
      : both('ለግምቱ የግብር ክሊራንስ', 'for the estimate, the tax clearance'),
    ...(isPledged(values) || values.dutyStatus === 'free' || values.dutyStatus === 'lifted'
      ? [both('ዕዳው፣ እግዱ ወይም ከቀረጥ ነጻ መብቱ መነሣቱን የሚያሳይ ማስረጃ', 'the paper that shows that debt, order or duty-free right is lifted')]
      : []),
  ]
}

export function next(values: Values): readonly NextStep[] {
  const bring = papers(values)
  const sentence = bring.map(({ en }) => en).join('; ')
  return [
    {
      title: both('ዋጋውን ያስገምቱ', 'Have the value estimated'),
      text: both(
        'ተሽከርካሪውን በተመዘገበበት የተሽከርካሪ ባለሥልጣን ቅርንጫፍ ያስገምቱ። ለግምቱ ሻጭና ገዢ የፈረሙበት፣ ቴምብር የተለጠፈበት አንድ ተጨማሪ ቅጂ (የመንደር ውል) ይጠየቃል፤ የሚረጋገጠውን ቅጂ ግን አስቀድመው አይፈርሙ።',
        'Take the vehicle to the branch of the vehicle authority where it is registered. For the estimate it asks for one more copy, signed by both, with a stamp; do not sign beforehand the copies that are to be authenticated.',
      ),
      guide,
    },
    {
      title: both('የሚረጋገጥበት ተቋም', 'Where to have it authenticated'),
      text: both(
        'በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ቅርንጫፍ፣ ቅጹን በኢንተርኔት በሞሉ በ15 ቀን ውስጥ፤ ሻጭና ገዢ በአካል ቀርበው ይፈርማሉ። ዕዳና እግድ እስኪጣራ ድረስ ብዙ ገንዘብ አይክፈሉ።',
        'At a branch of the Documents Authentication and Registration Service, within 15 days of filling in its form online; both sign there in person. Pay nothing large before debts and court orders have been checked.',
      ),
      guide,
    },
    {
      title: both('ይዘው የሚቀርቡት', 'What to bring'),
      text: both(`${bring.map(({ am }) => am).join('፤ ')}።`, `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`),
      guide,
    },
    {
      title: both('ክፍያ', 'What is due'),
      text: both(
        'የማረጋገጫ፣ የግምትና የዝውውር ክፍያ እንዲሁም የቴምብር ቀረጥ ሊኖር ይችላል፤ ቀረጡ የሚሰላው በግምቱ ሊሆን ይችላል። መጠኑን ተቋማቱ ይነግሩዎታል።',
        'Fees for authentication, estimate and transfer, and stamp duty, may be due; the duty may be reckoned on the estimate. The offices tell you how much.',
      ),
      guide,
    },
    {
      title: both('ስሙን ያዛውሩ', 'Change the name'),
      text: both(
        'የተረጋገጠውን ውል፣ የቀድሞውን ሊብሬ፣ የቀረጥ ደረሰኙን፣ የመድን ማስረጃውን፣ ቦሎውንና የገዢውን ሁለት ፎቶግራፍ ይዘው ወደ ተሽከርካሪ ባለሥልጣኑ ቅርንጫፍ አብረው ይሂዱ። ተሽከርካሪው በሰነድ የገዢ የሚሆነው ከዚህ በኋላ ነው።',
        'Go together to the branch of the vehicle authority with the authenticated contract, the old libre, the receipt of the duty, the insurance, the bolo and two photographs of the buyer. Only then is the vehicle the buyer’s on paper.',
      ),
      guide,
    },
    {
      title: both('መድኑን ያስተካክሉ', 'See to the insurance'),
      text: both(
        'ሻጭ በሸጡበት ዕለት ለመድን ድርጅቱ ያሳውቁ፤ ገዢ ከርክክቡ በፊት የሦስተኛ ወገን መድን በስማቸው ያውጡ ወይም ውሉን ወደ ስማቸው ያዙሩ።',
        'The seller tells the insurer on the day of the sale; the buyer takes third-party insurance, or has the policy put into the buyer’s name, before the handover.',
      ),
      guide: 'insurance',
    },
  ]
}
