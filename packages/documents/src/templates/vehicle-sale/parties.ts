// Seller and buyer: what the form asks of each, how the paper describes them, and who signs.

import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Field, Step, Values } from '../../template.ts'
import {
  ADDRESS,
  both,
  FULL_NAME,
  field,
  hint,
  ID_NUMBER,
  MARITAL,
  nationality,
  option,
  PHONE,
  placeholder,
  required,
} from '../fields.ts'
import { listed, particulars, party } from '../people.ts'
import type { Signer } from '../pieces.ts'
import { textOf, yesNo } from '../values.ts'

export type Side = 'seller' | 'buyer'
export const SIDES: readonly Side[] = ['seller', 'buyer']

export const isCompany = (values: Values, side: Side): boolean => values[`${side}Kind`] === 'company'
/** A company signs by its manager. */
export const hasAgent = (values: Values, side: Side): boolean => !isCompany(values, side) && values[`${side}Acts`] === 'agent'
export const isMarried = (values: Values): boolean => !isCompany(values, 'seller') && values.sellerMaritalStatus === 'married'
/** What is common is sold by both spouses. */
export const isShared = (values: Values): boolean => isMarried(values) && values.spouseConsent !== 'personal'
export const nameOfParty = (values: Values, side: Side): string =>
  textOf(values, isCompany(values, side) ? `${side}CompanyName` : `${side}Name`)

const WORDS = {
  seller: {
    role: both('ሻጭ', 'Seller'),
    who: both('ሻጩ ማን ናቸው?', 'Who sells?'),
    name: both('የሻጭ ሙሉ ስም', "Seller's full name"),
    company: both('የሻጭ ድርጅት ስም', 'Name of the selling company'),
    signs: both('በሻጭ በኩል የሚፈርሙት ማን ናቸው?', 'Who signs for the seller?'),
    agent: both('የሻጭ ተወካይ', 'Agent of the seller'),
    may: both('ውክልናው ይህን ተሽከርካሪ የመሸጥ ሥልጣን በግልጽ ይሰጣል?', 'Does the power expressly let the agent sell this vehicle?'),
    given: both('ውክልናው ይህን ተሽከርካሪ የመሸጥ ሥልጣን በግልጽ ይሰጣል', 'it expressly gives the power to sell this vehicle'),
    manager: both('የሻጭ ድርጅት ሥራ አስኪያጅ', 'Manager of the selling company'),
  },
  buyer: {
    role: both('ገዢ', 'Buyer'),
    who: both('ገዢው ማን ናቸው?', 'Who buys?'),
    name: both('የገዢ ሙሉ ስም', "Buyer's full name"),
    company: both('የገዢ ድርጅት ስም', 'Name of the buying company'),
    signs: both('በገዢ በኩል የሚፈርሙት ማን ናቸው?', 'Who signs for the buyer?'),
    agent: both('የገዢ ተወካይ', 'Agent of the buyer'),
    may: both('ውክልናው ተሽከርካሪ የመግዛት ሥልጣን በግልጽ ይሰጣል?', 'Does the power expressly let the agent buy a vehicle?'),
    given: both('ውክልናው ተሽከርካሪ የመግዛት ሥልጣን በግልጽ ይሰጣል', 'it expressly gives the power to buy a vehicle'),
    manager: both('የገዢ ድርጅት ሥራ አስኪያጅ', 'Manager of the buying company'),
  },
}

const NAME_HINT = {
  seller: hint(
    'በሊብሬውና በመታወቂያው ላይ እንዳለ፤ ተሽከርካሪው በእሳቸው ስም መመዝገብ አለበት',
    'As in the libre, which has to be in this name, and on the identity card',
  ),
  buyer: {},
}

const person = (side: Side, values: Values): Field[] => {
  const { name, signs } = WORDS[side]
  return [
    field('text', `${side}Name`, name.am, name.en, { ...required, ...FULL_NAME, ...NAME_HINT[side] }),
    field('text', `${side}Id`, 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
    field('phone', `${side}Phone`, 'ስልክ ቁጥር', 'Phone number', PHONE),
    ...nationality(side, values),
    field('text', `${side}Address`, 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
    field('choice', `${side}Acts`, signs.am, signs.en, {
      options: [option('self', 'ራሳቸው', 'In person'), option('agent', 'ተወካይ', 'An agent')],
    }),
    ...(hasAgent(values, side) ? agent(side) : []),
  ]
}

const agent = (side: Side): Field[] => {
  const { agent: who, may } = WORDS[side]
  return [
    field('text', `${side}AgentName`, `${who.am} ሙሉ ስም`, `${who.en}: full name`, {
      ...required,
      most: FULL_NAME.most,
      known: 'name',
      half: true,
    }),
    field('text', `${side}AgentId`, 'የተወካይ መታወቂያ ቁጥር', "Agent's ID number", {
      most: ID_NUMBER.most,
      known: 'idNumber',
      half: true,
    }),
    field('text', `${side}AgentPower`, 'የውክልና ሰነዱ ቁጥር', 'Number of the power of attorney', { most: 60, half: true }),
    field('date', `${side}AgentPowerDate`, 'ውክልናው የተረጋገጠበት ቀን', 'Day it was authenticated', { half: true }),
    field('yesNo', `${side}AgentMay`, may.am, may.en, {
      ...required,
      ...hint('ጠቅላላ ውክልና ለማስተዳደር ብቻ ነው', 'A general power is for managing only'),
    }),
  ]
}

const company = (side: Side): Field[] => [
  field('text', `${side}CompanyName`, WORDS[side].company.am, WORDS[side].company.en, {
    ...required,
    most: FULL_NAME.most,
    known: 'company',
    ...placeholder('ሰላሌ ንግድ ኃላፊነቱ የተወሰነ የግል ማኅበር', 'Selale Trading PLC'),
    ...hint('በንግድ ምዝገባው ላይ እንዳለ', 'As in the trade registration'),
  }),
  field('text', `${side}Tin`, 'የግብር ከፋይ መለያ ቁጥር (ቲን)', 'Taxpayer number (TIN)', {
    ...required,
    most: 10,
    half: true,
    known: 'tin',
  }),
  field('phone', `${side}Phone`, 'ስልክ ቁጥር', 'Phone number', PHONE),
  field('text', `${side}Address`, 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
  field('text', `${side}ManagerName`, 'የሚፈርሙት ሥራ አስኪያጅ ሙሉ ስም', 'Full name of the manager who signs', {
    ...required,
    most: FULL_NAME.most,
    known: 'name',
    half: true,
  }),
  field('text', `${side}ManagerId`, 'የሥራ አስኪያጅ መታወቂያ ቁጥር', "Manager's ID number", {
    most: ID_NUMBER.most,
    known: 'idNumber',
    half: true,
  }),
]

const fieldsOf = (side: Side, values: Values): Field[] => [
  field('choice', `${side}Kind`, WORDS[side].who.am, WORDS[side].who.en, {
    ...required,
    options: [option('person', 'ግለሰብ', 'A person'), option('company', 'ድርጅት', 'A company')],
  }),
  ...(isCompany(values, side) ? company(side) : person(side, values)),
]

const spouse = (values: Values): Field[] => [
  field('choice', 'sellerMaritalStatus', 'የሻጭ የጋብቻ ሁኔታ', 'Marital status of the seller', {
    ...required,
    half: true,
    options: MARITAL,
    ...hint('አረጋጋጩ ተቋም የጋብቻ ሁኔታ ማስረጃ ይጠይቃል', 'The authenticating office asks for proof of it'),
  }),
  ...(isMarried(values)
    ? [
        field('choice', 'spouseConsent', 'ተሽከርካሪው የማን ነው?', 'Whose is the vehicle?', {
          ...required,
          options: [
            option('consents', 'የጋራ ነው፤ የትዳር ጓደኛ ተስማምተው ይፈርማሉ', 'Common: the spouse agrees and signs'),
            option(
              'document',
              'የጋራ ነው፤ የትዳር ጓደኛ በተረጋገጠ ሰነድ ተስማምተዋል',
              'Common: the spouse has agreed by an authenticated document',
            ),
            option('personal', 'የሻጩ የግል ንብረት ነው፤ ማስረጃ አለ', 'Personal property of the seller, with proof'),
          ],
        }),
      ]
    : []),
  ...(isShared(values)
    ? [
        field('text', 'spouseName', 'የትዳር ጓደኛ ሙሉ ስም', "Spouse's full name", {
          ...required,
          most: FULL_NAME.most,
          known: 'name',
          half: true,
        }),
        field('text', 'spouseIdNumber', 'የትዳር ጓደኛ መታወቂያ ቁጥር', "Spouse's ID number", {
          most: ID_NUMBER.most,
          known: 'idNumber',
          half: true,
        }),
      ]
    : []),
  ...(isShared(values) && values.spouseConsent === 'document'
    ? [
        field('text', 'spousePaper', 'የስምምነቱ ሰነድ ቁጥርና ቀን', 'Number and date of that document', {
          ...required,
          most: 100,
          half: true,
        }),
      ]
    : []),
]

export const seller = (values: Values): Step => ({
  id: 'seller',
  title: both('ሻጭ', 'Seller'),
  fields: [...fieldsOf('seller', values), ...(isCompany(values, 'seller') ? [] : spouse(values))],
})

export const buyer = (values: Values): Step => ({
  id: 'buyer',
  title: both('ገዢ', 'Buyer'),
  fields: fieldsOf('buyer', values),
})

const asCompany = (side: Side): Text =>
  listed(
    inEach((each) => `*${WORDS[side].role[each]}${punctuationOf(each).colon.trim()}* {${side}CompanyName}`),
    both(`የግብር ከፋይ መለያ ቁጥር፦ {${side}Tin}`, `taxpayer number: {${side}Tin}`),
    both(`አድራሻ፦ {${side}Address}`, `address: {${side}Address}`),
    both(`ስልክ፦ {${side}Phone}`, `phone: {${side}Phone}`),
  )

/** The party, then who signs for it. */
export function described(side: Side, values: Values): Text[] {
  const { role, agent: who, given } = WORDS[side]
  if (isCompany(values, side))
    return [
      asCompany(side),
      both(
        `${side === 'seller' ? 'የሻጭ' : 'የገዢ'} ድርጅት የሚወከለው በሥራ አስኪያጅ {${side}ManagerName} (የመታወቂያ ቁጥር፦ {${side}ManagerId}) ነው፤ በዚህ ውል ላይ የድርጅቱ ማኅተም ይደረጋል።`,
        `The ${side === 'seller' ? 'selling' : 'buying'} company acts by its manager {${side}ManagerName} (ID number: {${side}ManagerId}); the seal of the company is put on this contract.`,
      ),
    ]
  if (!hasAgent(values, side)) return [particulars(side, role, values)]
  const may = yesNo(values, `${side}AgentMay`) === true
  return [
    particulars(side, role, values),
    both(
      `*${who.am}፦* {${side}AgentName} (የመታወቂያ ቁጥር፦ {${side}AgentId})፤ የውክልና ሰነድ ቁጥር፦ {${side}AgentPower}፤ የተረጋገጠበት ቀን፦ {${side}AgentPowerDate}${may ? `፤ [${side}AgentMay|${given.am}]` : ''}።`,
      `*${who.en}:* {${side}AgentName} (ID number: {${side}AgentId}); number of the power of attorney: {${side}AgentPower}; authenticated on: {${side}AgentPowerDate}${may ? `; [${side}AgentMay|${given.en}]` : ''}.`,
    ),
  ]
}

/** Whose hand signs: the person, the agent or the manager. */
export function signer(side: Side, values: Values): Signer {
  const { role, agent: who, manager } = WORDS[side]
  if (isCompany(values, side)) return party(manager, `${side}ManagerName`, `${side}ManagerId`)
  return hasAgent(values, side) ? party(who, `${side}AgentName`, `${side}AgentId`) : party(role, `${side}Name`, `${side}Id`)
}
