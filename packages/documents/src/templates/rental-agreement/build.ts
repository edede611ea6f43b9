// The document of a lease: of a home or of business premises, by the type of the property.

import type { Text } from '@menged/ethiopia/text'
import type { Doc, Inline } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { conditions } from '../conditions.ts'
import { documentOf } from '../document.ts'
import { both, has } from '../fields.ts'
import { eachLine, formOf } from '../fill.ts'
import { ending, particulars, party } from '../people.ts'
import { type Article, article, type Piece } from '../pieces.ts'
import { entryOf, textOf, yesNo } from '../values.ts'
import { isBusiness, isCommon, isFurnished, isHome, steps } from './steps.ts'
import { DISPUTES, EFFECT, ENDING, HOME_TERM, INCREASE, LANDLORD, LAW, REPAIRS, TAXES, TENANT, TITLES } from './text.ts'

export const titleOf = (values: Values): Text =>
  isHome(values) ? TITLES.home : isBusiness(values) ? TITLES.business : TITLES.undecided

export function build(values: Values, issue: Issue): Doc {
  const form = formOf(values, steps(values), { frequency: () => [frequency(values)] })
  const pieces: Piece[] = [
    { k: 'p', text: both('የተፈረመበት ቦታ፦ {signingPlace}። ቀን፦ {_16}።', 'Signed at: {signingPlace}. Date: {_16}.') },
    parties(values),
    property(values),
    ...inventory(values),
    term(values),
    rent(values),
    deposits(values),
    increase(values),
    utilities(values),
    REPAIRS,
    tenant(values),
    LANDLORD,
    endOf(values),
    ...conditions(values),
    DISPUTES,
    article(EFFECT.title, isHome(values) ? EFFECT.home : EFFECT.business, EFFECT.copies),
    ...ending(values, [
      party(both('አከራይ', 'Landlord'), 'landlordName', 'landlordId'),
      ...(isCommon(values)
        ? [party(both('የአከራይ የትዳር ጓደኛ', 'Spouse of the landlord'), 'landlordSpouseName', 'landlordSpouseId')]
        : []),
      ...(values.landlordActs === 'agent'
        ? [{ role: both('የአከራይ ተወካይ', 'Agent of the landlord'), field: 'landlordAgentName' }]
        : []),
      party(both('ተከራይ', 'Tenant'), 'tenantName', 'tenantId'),
    ]),
  ]
  return documentOf(titleOf(values), pieces, form, issue)
}

/** The English label as the sentence wants it. */
function frequency(values: Values): Inline {
  const text = textOf(values, 'paymentFrequency')
  return text === '' ? { blank: 12, field: 'paymentFrequency' } : { field: 'paymentFrequency', text }
}

const parties = (values: Values): Article =>
  article(
    both('ተዋዋይ ወገኖች', 'Parties'),
    particulars(
      'landlord',
      both('አከራይ', 'Landlord'),
      values,
      ...(has(values, 'landlordTin') ? [both('የግብር ከፋይ መለያ ቁጥር፦ {landlordTin}', 'taxpayer number: {landlordTin}')] : []),
    ),
    ...(values.landlordActs === 'agent'
      ? [
          both(
            'በአከራይ ስም የሚፈርሙት ተወካይ {landlordAgentName} ናቸው፤ የውክልና ሰነድ ቁጥርና ቀን፦ {landlordAgentPower}።',
            'The agent {landlordAgentName} signs for the landlord; number and date of the power of attorney: {landlordAgentPower}.',
          ),
        ]
      : []),
    particulars('tenant', both('ተከራይ', 'Tenant'), values),
    ...(isCommon(values)
      ? [
          both(
            '[isCommonProperty|ቤቱ የአከራይና የትዳር ጓደኛቸው የጋራ ንብረት ነው]፤ የትዳር ጓደኛቸው {landlordSpouseName} (የመታወቂያ ቁጥር፦ {landlordSpouseId}) በዚህ ውል ተስማምተው ይፈርማሉ።',
            '[isCommonProperty|The property is common property of the landlord and the spouse]; the spouse {landlordSpouseName} (ID number: {landlordSpouseId}) agrees to this lease and signs it.',
          ),
        ]
      : []),
    ...(yesNo(values, 'isCommonProperty') === false
      ? [
          both(
            'አከራይ [isCommonProperty|ቤቱ የባልና ሚስት የጋራ ንብረት አለመሆኑን] ያረጋግጣሉ።',
            'The landlord declares that [isCommonProperty|the property is not common property of husband and wife].',
          ),
        ]
      : []),
    ...(isHome(values) ? [LAW.home] : isBusiness(values) ? [LAW.business] : []),
  )

const property = (values: Values): Article =>
  article(
    both('የሚከራየው ቤት', 'The property'),
    both(
      'አከራይ በሚከተለው አድራሻ የሚገኘውን ቤት ለተከራይ አከራይተዋል፦ {propertyAddress}። የቤቱ ዓይነት፦ {propertyType}።',
      'The landlord lets to the tenant the property at: {propertyAddress}. Type of property: {propertyType}.',
    ),
    both(
      'የይዞታ ማረጋገጫ ካርታ ቁጥር፦ {titleDeedNumber}፤ የክፍሎች ብዛት፦ {numberOfRooms}፤ ስፋት፦ {propertySize} ካሬ ሜትር።',
      'Title deed number: {titleDeedNumber}; number of rooms: {numberOfRooms}; size: {propertySize} square metres.',
    ),
    both('የቤት ዕቃ፦ {furnishingStatus}።', 'Furnishing: {furnishingStatus}.'),
    both('ቤቱ በሚረከቡበት ቀን ያለው ሁኔታ፦ {propertyCondition}።', 'Condition of the property on the day of handover: {propertyCondition}.'),
    ...(isBusiness(values)
      ? [both('ቤቱ የሚውልበት ሥራ፦ {purpose}።', 'The property is used for: {purpose}.')]
      : isHome(values)
        ? [both('ቤቱ ለመኖሪያ ብቻ ያገለግላል።', 'The property is used as a home only.')]
        : []),
  )

const inventory = (values: Values): Article[] =>
  isFurnished(values)
    ? [
        {
          ...article(both('የዕቃዎች ዝርዝር', 'Inventory'), ...eachLine(values, 'inventory')),
          lead: both('ተከራይ ከቤቱ ጋር የተረከቧቸው ዕቃዎች፦', 'With the property the tenant receives:'),
        },
      ]
    : []

const term = (values: Values): Article =>
  article(
    both('የውል ጊዜ', 'Term'),
    both('ውሉ ከ{leaseStartDate} ጀምሮ እስከ {leaseEndDate} ድረስ ይጸናል።', 'The lease runs from {leaseStartDate} to {leaseEndDate}.'),
    ...(isHome(values) ? HOME_TERM : []),
  )

function rent(values: Values): Article {
  const isLate = values.paymentTiming === 'arrears'
  return article(
    both('ኪራይና አከፋፈል', 'Rent and payment'),
    both('ወርሃዊ ኪራዩ {monthlyRent} ነው።', 'The monthly rent is {monthlyRent}.'),
    ...(has(values, 'lastRent')
      ? [both('ከዚህ ውል በፊት የነበረው ወርሃዊ ኪራይ {lastRent} ነበር።', 'Before this lease the monthly rent was {lastRent}.')]
      : []),
    ...(isBusiness(values) ? taxes(values) : []),
    both(
      `ኪራዩ የሚከፈለው {paymentFrequency}፣ [paymentTiming|${isLate ? 'በክፍያ ጊዜው መጨረሻ' : 'በክፍያ ጊዜው መጀመሪያ'}]፣ በኢትዮጵያ አቆጣጠር በወሩ በ{dueDay}ኛው ቀን ነው።`,
      `The rent is paid {frequency}, at the [paymentTiming|${isLate ? 'end' : 'beginning'}] of each period, on day {dueDay} of the Ethiopian month.`,
    ),
    both(
      'ኪራዩ የሚከፈለው በአከራይ የባንክ ሂሳብ ነው፦ {bankName}፣ የሂሳብ ቁጥር {bankAccount}። ተከራይ የክፍያ ደረሰኞችን ይይዛሉ።',
      "The rent is paid into the landlord's bank account: {bankName}, account number {bankAccount}. The tenant keeps the receipts.",
    ),
  )
}

function taxes(values: Values): Text[] {
  const vat = entryOf(TAXES.vat, textOf(values, 'vat'))
  return [...(vat ? [vat] : []), TAXES.withheld]
}

const deposits = (values: Values): Article =>
  article(
    both('ቅድመ ክፍያና የዋስትና ገንዘብ', 'Advance payment and deposit'),
    ...(has(values, 'advancePayment')
      ? [both('ተከራይ በቅድሚያ {advancePayment} ይከፍላሉ።', 'The tenant pays {advancePayment} in advance.')]
      : []),
    both('የዋስትና ገንዘቡ {securityDeposit} ነው።', 'The security deposit is {securityDeposit}.'),
    both(
      'ውሉ ሲያበቃ ያልተከፈለ ኪራይና በተከራይ ጥፋት የደረሰ ጉዳት ተቀንሶ የዋስትና ገንዘቡ ለተከራይ ይመለሳል።',
      'At the end of the lease the deposit is returned to the tenant, less unpaid rent and damage through the fault of the tenant.',
    ),
    ...(isHome(values)
      ? [
          both(
            'ቅድመ ክፍያና የዋስትና ገንዘብ በድምር ከሁለት ወር ኪራይ አይበልጡም።',
            'Advance payment and deposit together are no more than two months’ rent.',
          ),
        ]
      : []),
  )

function increase(values: Values): Article {
  if (isHome(values)) return article(INCREASE.title, INCREASE.home)
  return article(INCREASE.title, has(values, 'rentIncrease') ? INCREASE.agreed : INCREASE.none)
}

function utilities(values: Values): Article {
  const isIncluded = yesNo(values, 'utilitiesIncluded')
  const title = both('ውሃ፣ መብራትና ሌሎች አገልግሎቶች', 'Water, electricity and other utilities')
  if (isIncluded === null)
    return article(
      title,
      both(
        'የውሃ፣ የመብራትና የሌሎች አገልግሎቶች ክፍያ የሚሸፍነው፦ {utilitiesIncluded}።',
        'The charges for water, electricity and other utilities are paid by: {utilitiesIncluded}.',
      ),
    )
  return article(
    title,
    isIncluded
      ? both(
          '[utilitiesIncluded|የውሃና የመብራት ክፍያ በኪራዩ ውስጥ ተካቷል]፤ የሚከፍሉት አከራይ ናቸው።',
          '[utilitiesIncluded|Water and electricity are included in the rent] and paid by the landlord.',
        )
      : both(
          '[utilitiesIncluded|የውሃ፣ የመብራትና የሌሎች አገልግሎቶች ክፍያ በኪራዩ አልተካተተም]፤ ተከራይ በፍጆታቸው መሠረት ይከፍላሉ።',
          '[utilitiesIncluded|Water, electricity and other utilities are not included in the rent]; the tenant pays for what is used.',
        ),
  )
}

function tenant(values: Values): Article {
  const pets = yesNo(values, 'petsAllowed')
  const petsText = pets === null ? TENANT.petsOpen : pets ? TENANT.pets : TENANT.noPets
  return article(
    TENANT.title,
    TENANT.care,
    TENANT.changes,
    yesNo(values, 'subleaseAllowed') === true ? TENANT.sublet : TENANT.noSublet,
    ...(isBusiness(values) && pets === null ? [] : [petsText]),
  )
}

const endOf = (values: Values): Article =>
  article(
    ENDING.title,
    ENDING.late,
    ...(isHome(values) ? [ENDING.homeTenant, ENDING.homeOwner] : isBusiness(values) ? [ENDING.notice] : []),
  )
