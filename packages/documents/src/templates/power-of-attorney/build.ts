// The document of a power of attorney, in the first person of the principal.

import type { Text } from '@menged/ethiopia/text'
import type { Doc } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { documentOf } from '../document.ts'
import { both, has } from '../fields.ts'
import { type Extras, eachLine, formOf } from '../fill.ts'
import { ending, nationalities, particulars, party } from '../people.ts'
import { article, asList, type Piece } from '../pieces.ts'
import { entryOf, textOf, yesNo } from '../values.ts'
import { whatOf } from './powers.ts'
import { isForCourt, needsSpouse, pickedPowers, steps } from './steps.ts'
import { COURT, DUTIES, ENDING, MANAGED, OF_TYPE, SPOUSE, TIME, TITLE, TYPE_NAMES } from './text.ts'

export function build(values: Values, issue: Issue): Doc {
  const form = formOf(values, steps(values), { ...nationalities(values, ['client', 'attorney']), ...typeName(values) })
  const pieces: Piece[] = [
    { k: 'p', text: both('የተሰጠበት ቦታ፦ {signingPlace}። ቀን፦ {_16}።', 'Made at: {signingPlace}. Date: {_16}.') },
    parties(values),
    authority(values),
    ...powers(values),
    ...spouse(values),
    duties(values),
    fee(values),
    article(TIME.title, TIME.start, has(values, 'expirationDate') ? TIME.end : TIME.open),
    article(ENDING.title, ENDING.revocable, values.authorityType === 'durable' ? ENDING.durable : ENDING.byLaw, ENDING.paper),
    article(TIME.effectTitle, TIME.effect),
    ...ending(values, [
      party(both('ወካይ', 'Principal'), 'clientName', 'clientIdNumber'),
      ...(hasSpouse(values) ? [party(both('የወካይ የትዳር ጓደኛ', 'Spouse of the principal'), 'spouseName', 'spouseIdNumber')] : []),
      party(both('ተወካይ (ከቀረቡ)', 'Agent (if present)'), 'attorneyName', 'attorneyIdNumber'),
    ]),
  ]
  return documentOf(TITLE, pieces, form, issue)
}

const hasSpouse = (values: Values): boolean =>
  needsSpouse(values) && values.clientMaritalStatus === 'married' && values.spouseConsent !== 'personal'

/** `{typeName}`: as the sentence wants it. */
const typeName = (values: Values): Extras => ({
  typeName: (language) => {
    const name = entryOf(TYPE_NAMES, textOf(values, 'authorityType'))
    return [name ? { field: 'authorityType', text: name[language] } : { blank: 14, field: 'authorityType' }]
  },
})

const isRelated = (values: Values): boolean => has(values, 'attorneyRelation') && values.attorneyRelation !== 'none'

function parties(values: Values): Piece {
  const hasLicence = has(values, 'attorneyLicense') || (isForCourt(values) && !isRelated(values))
  return article(
    both('ወካይና ተወካይ', 'Principal and agent'),
    particulars('client', both('ወካይ', 'Principal'), values),
    particulars(
      'attorney',
      both('ተወካይ', 'Agent'),
      values,
      ...(isRelated(values) ? [both('ለወካይ ያላቸው ዝምድና፦ {attorneyRelation}', 'relation to the principal: {attorneyRelation}')] : []),
      ...(hasLicence ? [both('የጥብቅና ፈቃድ ቁጥር፦ {attorneyLicense}', "advocate's licence number: {attorneyLicense}")] : []),
    ),
  )
}

function authority(values: Values): Piece {
  const ofType = entryOf(OF_TYPE, textOf(values, 'authorityType'))
  return article(
    both('የውክልናው ዓይነት', 'Kind of authority'),
    both(
      'እኔ ወካይ፣ በፍትሐ ብሔር ሕግ አንቀጽ 2199 መሠረት፣ በዚህ ሰነድ የተመለከቱትን ሕጋዊ ተግባራት በእኔ ስም እንዲፈጽሙ ለተወካይ {typeName} ሰጥቻለሁ።',
      'I, the principal, give the agent {typeName} under article 2199 of the Civil Code, to perform in my name the acts stated in this document.',
    ),
    ...(ofType ? [ofType] : []),
    both(
      'ልዩ ውክልና የሚጠይቅ ሆኖ በዚህ ሰነድ ተለይቶ ያልተጻፈ ተግባር አልተፈቀደም።',
      'No act for which the law requires special authority is given unless this document names it.',
    ),
  )
}

/** What belongs to the kind of authority and what was written, then the special powers one by one. */
function powers(values: Values): Piece[] {
  const managed = entryOf(MANAGED, textOf(values, 'authorityType')) ?? []
  const picked = pickedPowers(values)
  const hasScope = has(values, 'scopeOfAuthority') || (managed.length === 0 && picked.length === 0)
  const acts = [...managed, ...(hasScope ? eachLine(values, 'scopeOfAuthority') : [])]
  const special = picked.map(({ id, label, what }): Text => {
    const thing = what !== undefined && (what.isNeeded || has(values, whatOf(id))) ? `{${whatOf(id)}}` : null
    const [am, en] = [`[specialPowers|${label.am}]`, `[specialPowers|${lowered(label.en)}]`]
    return thing === null ? both(am, en) : both(`${am}፦ ${thing}`, `${en}: ${thing}`)
  })
  return [
    ...(acts.length > 0
      ? [
          {
            ...article(both('የተሰጡ ሥልጣኖች', 'Powers given'), ...asList(acts)),
            lead: both('ተወካይ በእኔ ስም የሚከተሉትን መፈጸም ይችላሉ፦', 'The agent may, in my name:'),
          },
        ]
      : []),
    ...(special.length > 0
      ? [
          {
            ...article(both('ተለይተው የተሰጡ ልዩ ሥልጣኖች', 'Powers given specially'), ...asList(special)),
            lead: both(
              'ልዩ ውክልና ስለሚያስፈልጋቸው (የፍትሐ ብሔር ሕግ አንቀጽ 2205) የሚከተሉት ሥልጣኖች አንድ በአንድ ተሰጥተዋል፦',
              'The following powers require special authority (Civil Code, article 2205) and are given one by one:',
            ),
          },
        ]
      : []),
    ...(isForCourt(values)
      ? [article(COURT.title, isRelated(values) && !has(values, 'attorneyLicense') ? COURT.relative : COURT.advocate)]
      : []),
  ]
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function spouse(values: Values): Piece[] {
  if (!needsSpouse(values)) return []
  if (values.clientMaritalStatus !== 'married') return [article(SPOUSE.title, SPOUSE.status)]
  return [article(SPOUSE.title, SPOUSE.status, values.spouseConsent === 'personal' ? SPOUSE.personal : SPOUSE.consents)]
}

const duties = (values: Values): Piece =>
  article(DUTIES.title, ...DUTIES.always, yesNo(values, 'substitution') === true ? DUTIES.substitute : DUTIES.inPerson)

const fee = (values: Values): Piece =>
  article(
    both('ክፍያና ወጪ', 'Fee and expenses'),
    has(values, 'attorneyFee')
      ? both('ለተወካይ ስለ ሥራቸው {attorneyFee} ይከፈላል።', 'The agent is paid {attorneyFee} for the work.')
      : both('ተወካይ ሥራውን ያለ ክፍያ ይፈጽማሉ።', 'The agent acts without a fee.'),
    both('ተወካይ ለሥራው ያወጡትን አስፈላጊ ወጪ በማስረጃ መሠረት እከፍላለሁ።', 'I reimburse the necessary expenses of the agent against receipts.'),
  )
