// What must fit together in a power of attorney, and what the law does not allow.
import type { Problem, Values } from '../../template.ts'
import { endsAfter, error, formProblems, sameId, threeNames, warning, when } from '../checks.ts'
import { has } from '../fields.ts'
import { chosen, textOf, yesNo } from '../values.ts'
import { isForCourt, steps } from './steps.ts'

export function problems(values: Values): readonly Problem[] {
  return [
    ...formProblems(steps(values), values),
    ...sameId(values, ['clientIdNumber', 'attorneyIdNumber']),
    ...court(values),
    ...endsAfter(values, 'effectiveDate', 'expirationDate'),
    ...threeNames(values, 'clientName'),
    ...threeNames(values, 'attorneyName'),
    ...kinds(values),
    ...hiddenPowers(values),
    ...when(
      yesNo(values, 'revocable') === false,
      warning(
        'revocable',
        'በሕጉ መሠረት ወካይ ውክልናውን በማንኛውም ጊዜ መሻር ይችላሉ (የፍትሐ ብሔር ሕግ አንቀጽ 2226)፤ ሰነዱም ውክልናው ሊሻር እንደሚችል ይገልጻል',
        'By law a power of attorney can be revoked at any time (Civil Code, article 2226): the document says that it is revocable',
      ),
    ),
  ]
}

/** In court only advocates, and relatives of the Civil Procedure Code, article 58. */
function court(values: Values): Problem[] {
  if (!isForCourt(values) || has(values, 'attorneyLicense')) return []
  const relation = textOf(values, 'attorneyRelation')
  if (relation === 'other')
    return [
      warning(
        'specialPowers',
        'በፍርድ ቤት መወከል የሚችሉት ሕጉ የፈቀዳቸው ዘመዶች ብቻ ናቸው፤ ይህ ዝምድና በቂ መሆኑን ፍርድ ቤቱን ይጠይቁ',
        'Only the relatives whom the law allows may appear in court: ask the court whether this one may',
      ),
    ]
  if (relation !== '' && relation !== 'none') return []
  const am = 'በፍርድ ቤት የሚወክል ሰው ጠበቃ ወይም የቅርብ ዘመድ መሆን አለበት፤ የጥብቅና ፈቃድ ቁጥሩን ወይም ዝምድናውን በ‹የተወካይ መረጃ› ይጻፉ'
  const en =
    'In court only an advocate or a close relative may act: give the licence number or the relation under Attorney details'
  return [error('attorneyLicense', am, en), error('specialPowers', am, en)]
}

function kinds(values: Values): Problem[] {
  return [
    ...when(
      values.authorityType === 'durable',
      warning(
        'authorityType',
        'ወካዩ ችሎታ ካጡ በኋላ ውክልናው መቀጠሉ በሕጉ በግልጽ አልተወሰነም፤ ከመፈረምዎ በፊት የሕግ ባለሙያ ይጠይቁ',
        'The law does not clearly say that a power of attorney goes on after the principal becomes incapable: ask a lawyer before you sign',
      ),
    ),
    ...when(
      values.authorityType === 'healthcare',
      warning(
        'authorityType',
        'ሕጉ የሕክምና ጉዳይ ውክልናን ለይቶ አልደነገገም፤ የሕክምና ተቋሙ መቀበሉን አስቀድመው ይጠይቁ',
        'The law knows no special power of attorney for health care: ask the health institution first whether it accepts one',
      ),
    ),
  ]
}

/** Words in the free text that stand for a special power which has not been chosen. */
const HIDDEN: readonly [powers: string[], words: RegExp][] = [
  [['sellImmovable', 'sellVehicle'], /መሸጥ|ሽያጭ|እንዲሸጥ|ለመሸጥ|\bsell|\bsale\b/iu],
  [['mortgageImmovable'], /መያዣ|ሞርጌጅ|\bmortgage/iu],
  [['donate'], /ስጦታ|\bdonat|\bgift\b/iu],
  [['guarantee'], /ዋስ መሆን|ዋስትና|\bguarant/iu],
  [['borrow'], /መበደር|እንዲበደር|\bborrow|\bloan\b/iu],
  [['court'], /ፍርድ ቤት|ክስ|\bcourt\b|\bsue\b|\bsuit\b/iu],
]

function hiddenPowers(values: Values): Problem[] {
  const text = textOf(values, 'scopeOfAuthority')
  const picked = chosen(values, 'specialPowers')
  return when(
    HIDDEN.some(([powers, words]) => words.test(text) && !powers.some((one) => picked.includes(one))),
    warning(
      'scopeOfAuthority',
      'እዚህ የጻፉት ልዩ ውክልና የሚጠይቅ ይመስላል፤ ከላይ ካለው ዝርዝር ይምረጡት፣ አለዚያ ተቋሙ ላይቀበለው ይችላል',
      'This seems to need a special power: choose it in the list above, or the office may refuse it',
    ),
  )
}
