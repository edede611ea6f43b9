// The document of a sale.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Doc } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { conditions } from '../conditions.ts'
import { documentOf } from '../document.ts'
import { both, has } from '../fields.ts'
import { birrText, blankOf, type Extras, type Form, formOf } from '../fill.ts'
import { ending, nationalities, party } from '../people.ts'
import { type Article, article, type Piece } from '../pieces.ts'
import { chosen, entryOf, hundredthsOf, textOf, yesNo } from '../values.ts'
import { described, isCompany, isMarried, isShared, SIDES, signer } from './parties.ts'
import { HANDED_OVER, isInParts, isPledged, steps } from './steps.ts'
import {
  BREACH,
  CONDITION,
  COSTS,
  DISPUTES,
  EFFECT,
  HANDOVER,
  LAW,
  PRICE,
  RISK,
  SPOUSE,
  TITLE,
  TRANSFER,
  UNPAID,
  VEHICLE,
  WARRANTY,
} from './text.ts'

export function build(values: Values, issue: Issue): Doc {
  const plain = formOf(values, steps(values))
  const form: Form = { ...plain, extras: { ...nationalities(values, SIDES), ...rest(values, plain) } }
  const pieces: Piece[] = [
    { k: 'p', text: both('የተፈረመበት ቦታ፦ {signingPlace}። ቀን፦ {_16}።', 'Signed at: {signingPlace}. Date: {_16}.') },
    article(both('ተዋዋይ ወገኖች', 'Parties'), ...SIDES.flatMap((side) => described(side, values)), LAW),
    ...spouse(values),
    VEHICLE_ARTICLE,
    price(values),
    ...(isInParts(values) ? [unpaid(values)] : []),
    handover(values),
    condition(values),
    warranty(values),
    article(RISK.title, RISK.passes, RISK.fines, ...(has(values, 'insuranceEnd') ? [RISK.until] : []), RISK.insurer),
    TRANSFER,
    article(COSTS.title, entryOf(COSTS.by, textOf(values, 'costsBy')) ?? COSTS.open, COSTS.tax),
    article(BREACH.title, ...(has(values, 'penalty') ? [BREACH.penalty] : []), BREACH.damages),
    ...conditions(values),
    DISPUTES,
    EFFECT,
    ...ending(values, [
      signer('seller', values),
      ...(isShared(values) && values.spouseConsent !== 'document'
        ? [party(both('የሻጭ የትዳር ጓደኛ', 'Spouse of the seller'), 'spouseName', 'spouseIdNumber')]
        : []),
      signer('buyer', values),
    ]),
  ]
  return documentOf(TITLE, pieces, form, issue)
}

/** What is left of the price; `null` where nothing is. */
export function restOf(values: Values): bigint | null {
  const [whole, paid] = [hundredthsOf(values, 'price'), hundredthsOf(values, 'paidNow')]
  return whole !== null && paid !== null && paid < whole ? whole - paid : null
}

/** `{rest}`. */
const rest = (values: Values, form: Form): Extras => ({
  rest: (language) => {
    const left = restOf(values)
    return [left === null ? blankOf('paidNow', form) : { field: 'paidNow', text: birrText(left, language) }]
  },
})

function spouse(values: Values): Article[] {
  if (isCompany(values, 'seller')) return []
  const said = isMarried(values)
    ? (entryOf(SPOUSE.consent, textOf(values, 'spouseConsent')) ?? SPOUSE.consent.consents)
    : entryOf(SPOUSE.alone, textOf(values, 'sellerMaritalStatus'))
  return [article(SPOUSE.title, SPOUSE.status, ...(said ? [said] : []))]
}

const pair = (am: string, en: string, name: string): Text[] => [both(am, en), inEach(() => `{${name}}`)]

/** Two pairs a row: a short table. */
const PARTICULARS: readonly (readonly Text[])[] = [
  [...pair('ዓይነት', 'Kind', 'vehicleKind'), ...pair('የሰሌዳ ቁጥር', 'Plate number', 'plateNumber')],
  [...pair('ማርክ (አምራች)', 'Make', 'vehicleMake'), ...pair('የሰሌዳው ኮድ', 'Code of the plate', 'plateCode')],
  [...pair('ሞዴል', 'Model', 'vehicleModel'), ...pair('የሻንሲ ቁጥር', 'Chassis number', 'chassisNumber')],
  [...pair('የተሠራበት ዓመት', 'Year of make', 'yearOfMake'), ...pair('የሞተር ቁጥር', 'Engine number', 'engineNumber')],
  [...pair('ቀለም', 'Colour', 'vehicleColour'), ...pair('የሊብሬ ቁጥር', 'Number of the libre', 'libreNumber')],
  [...pair('የነዳጅ ዓይነት', 'Runs on', 'fuel'), ...pair('የተጓዘው ኪሎ ሜትር', 'Mileage (km)', 'mileage')],
]

const VEHICLE_ARTICLE: Article = {
  ...article(VEHICLE.title, VEHICLE.sold, VEHICLE.compared),
  table: {
    k: 'table',
    cols: [{ w: 4 }, { w: 5 }, { w: 4 }, { w: 5 }],
    head: [...VEHICLE.head, ...VEHICLE.head],
    rows: PARTICULARS,
  },
}

const price = (values: Values): Article =>
  article(
    PRICE.title,
    PRICE.price,
    entryOf(PRICE.when, textOf(values, 'payment')) ?? PRICE.open,
    ...(isInParts(values) ? [PRICE.part] : []),
    entryOf(PRICE.how, textOf(values, 'paymentMethod')) ?? PRICE.howOpen,
    PRICE.proof,
  )

const unpaid = (values: Values): Article =>
  article(UNPAID.title, UNPAID.name, ...(entryOf(UNPAID.after, textOf(values, 'unpaid')) ?? [UNPAID.open]))

function handover(values: Values): Article {
  const things = HANDED_OVER.filter(({ value }) => chosen(values, 'handedOver').includes(value))
  const list = inEach((each) =>
    things
      .map(({ label }) => `[handedOver|${each === 'en' ? lowered(label.en) : label[each]}]`)
      .join(punctuationOf(each).semicolon),
  )
  return article(
    HANDOVER.title,
    HANDOVER.when,
    things.length === 0
      ? HANDOVER.things
      : both(`ከተሽከርካሪው ጋር የሚከተሉት ይረከባሉ፦ ${list.am}።`, `With the vehicle are handed over: ${list.en}.`),
    HANDOVER.record,
  )
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function condition(values: Values): Article {
  const isKnown = yesNo(values, 'defectsKnown')
  return article(
    CONDITION.title,
    CONDITION.seen,
    ...(isKnown === null ? [] : [isKnown ? CONDITION.known : CONDITION.none]),
    CONDITION.hidden,
  )
}

function warranty(values: Values): Article {
  const isInspected = yesNo(values, 'inspected')
  return article(
    WARRANTY.title,
    WARRANTY.own,
    ...(isPledged(values)
      ? [WARRANTY.held, WARRANTY.lifted]
      : [yesNo(values, 'pledged') === null ? WARRANTY.heldOpen : WARRANTY.free]),
    entryOf(WARRANTY.duty, textOf(values, 'dutyStatus')) ?? WARRANTY.dutyOpen,
    ...(isInspected === null ? [] : [isInspected ? WARRANTY.inspected : WARRANTY.notInspected]),
    WARRANTY.arrears,
  )
}
