// The form of a power of attorney: four steps.
import type { Field, Step, Values } from '../../template.ts'
import {
  ADDRESS,
  both,
  confirmation,
  EMAIL,
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
  requiredIf,
  SIGNING_PLACE,
} from '../fields.ts'
import { chosen } from '../values.ts'
import { POWERS, whatOf } from './powers.ts'

export const initial: Values = {
  clientNationality: 'ethiopian',
  attorneyNationality: 'ethiopian',
  revocable: true,
  witnessCount: '2',
}

export const pickedPowers = (values: Values) => POWERS.filter(({ id }) => chosen(values, 'specialPowers').includes(id))
export const needsSpouse = (values: Values): boolean => pickedPowers(values).some((power) => power.needsSpouse)
export const hasDeed = (values: Values): boolean => pickedPowers(values).some((power) => power.hasDeed)
export const isForCourt = (values: Values): boolean => chosen(values, 'specialPowers').includes('court')

const basic = (values: Values): Step => ({
  id: 'basic',
  title: both('መሠረታዊ መረጃ', 'Basic information'),
  text: both('የወካዩ (ውክልና የሚሰጡት ሰው) መረጃ።', 'The person who gives the power: the principal.'),
  fields: [
    field('text', 'clientName', 'የወካይ ሙሉ ስም', "Principal's full name", { ...required, ...FULL_NAME }),
    field('text', 'clientIdNumber', 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
    ...nationality('client', values),
    field('text', 'clientAddress', 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
    field('phone', 'clientPhone', 'ስልክ ቁጥር', 'Phone number', PHONE),
    field('email', 'clientEmail', 'ኢሜይል', 'Email', EMAIL),
  ],
})

const RELATIONS = [
  option('none', 'የቤተሰብ ዝምድና የለም', 'Not related'),
  option('spouse', 'ባል ወይም ሚስት', 'Husband or wife'),
  option('parent', 'አባት ወይም እናት', 'Father or mother'),
  option('child', 'ልጅ', 'Son or daughter'),
  option('sibling', 'ወንድም ወይም እህት', 'Brother or sister'),
  option('grandparent', 'አያት', 'Grandfather or grandmother'),
  option('other', 'ሌላ ዘመድ', 'Another relative'),
]

const attorney = (values: Values): Step => ({
  id: 'attorney',
  title: both('የተወካይ መረጃ', 'Attorney details'),
  text: both('በወካዩ ስም ጉዳይ የሚፈጽሙት ሰው፣ ማለትም የተወካዩ መረጃ።', 'The person who acts in the name of the principal: the agent.'),
  fields: [
    field('text', 'attorneyName', 'የተወካይ ሙሉ ስም', "Agent's full name", { ...required, ...FULL_NAME }),
    field('text', 'attorneyIdNumber', 'የመታወቂያ ቁጥር', 'ID number', ID_NUMBER),
    ...nationality('attorney', values),
    field('text', 'attorneyAddress', 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
    field('phone', 'attorneyPhone', 'ስልክ ቁጥር', 'Phone number', PHONE),
    field('email', 'attorneyEmail', 'ኢሜይል', 'Email', EMAIL),
    field('choice', 'attorneyRelation', 'ተወካዩ ከወካዩ ጋር ያላቸው ዝምድና', 'How is the agent related to the principal?', {
      options: RELATIONS,
      half: true,
      ...hint('ለፍርድ ቤት ጉዳይ ያስፈልጋል፤ የዝምድና ማስረጃ ይቀርባል', 'Needed for court matters; proof of the relation is to be shown'),
    }),
    field('text', 'attorneyLicense', 'የጥብቅና ፈቃድ ቁጥር (ካለ)', "Advocate's licence number (if any)", {
      most: 40,
      half: true,
      ...hint('ተወካዩ በፍርድ ቤት የሚከራከሩ ጠበቃ ከሆኑ ብቻ', 'Only for an advocate who is to appear in court'),
    }),
  ],
})

const TYPES = [
  option('general', 'ጠቅላላ ውክልና', 'General authority', both('ንብረትንና ጉዳይን ለማስተዳደር ብቻ', 'To manage property and affairs only')),
  option('special', 'ልዩ ውክልና', 'Special authority', both('አንድ በአንድ ለተዘረዘሩ ተግባራት', 'For acts named one by one')),
  option('limited', 'የተወሰነ ውክልና', 'Limited authority', both('ለአንድ የተለየ ጉዳይ ወይም ጊዜ', 'For one matter or a short time')),
  option('financial', 'የገንዘብ ጉዳይ ውክልና', 'Financial authority', both('ገንዘብ ለመቀበልና ለመክፈል', 'To receive and pay money')),
  option(
    'durable',
    'ዘላቂ ውክልና',
    'Durable authority',
    both('ወካዩ ችሎታ ቢያጡም እንዲቀጥል የታሰበ', 'Meant to go on when the principal can no longer act'),
  ),
  option('healthcare', 'የሕክምና ጉዳይ ውክልና', 'Healthcare authority', both('በሕክምና ጉዳዮች ለመርዳት', 'To help in medical matters')),
]

/** What is common is given away, and bound, by both spouses. */
const spouse = (values: Values): Field[] => [
  ...(needsSpouse(values)
    ? [
        field('choice', 'clientMaritalStatus', 'የወካይ የጋብቻ ሁኔታ', 'Marital status of the principal', {
          ...required,
          options: MARITAL,
          ...hint(
            'የጋራ ንብረት ለማስተላለፍ፣ ለመበደርና ዋስ ለመሆን የትዳር ጓደኛ ስምምነት ያስፈልጋል',
            'Both spouses have to agree when common property is given away, or bound by a loan or a guarantee',
          ),
        }),
      ]
    : []),
  ...(needsSpouse(values) && values.clientMaritalStatus === 'married'
    ? [
        field('choice', 'spouseConsent', 'ንብረቱ የማን ነው?', 'Whose is the property?', {
          ...required,
          options: [
            option('consents', 'የጋራ ነው፤ የትዳር ጓደኛ ተስማምተው ይፈርማሉ', 'Common: the spouse agrees and signs'),
            option('personal', 'የወካዩ የግል ንብረት ነው፤ ማስረጃ አለ', 'Personal property of the principal, with proof'),
          ],
        }),
        field('text', 'spouseName', 'የትዳር ጓደኛ ሙሉ ስም', "Spouse's full name", {
          ...requiredIf(values.spouseConsent !== 'personal'),
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
]

const power = (values: Values): Step => {
  const picked = pickedPowers(values)
  const isManaged = ['general', 'financial'].includes(String(values.authorityType))
  return {
    id: 'power',
    title: both('የውክልና ሥልጣን', 'Power details'),
    text: both('ተወካዩ ምን ማድረግ እንደሚችሉና እስከ መቼ።', 'What the agent may do, and for how long.'),
    fields: [
      field('choice', 'authorityType', 'የውክልና ዓይነት', 'Type of authority', { ...required, options: TYPES }),
      field('choices', 'specialPowers', 'ተለይተው የሚሰጡ ልዩ ሥልጣኖች', 'Powers given specially', {
        options: POWERS.map(({ id, label }) => ({ value: id, label })),
        ...hint(
          'ሕጉ እነዚህ ተግባራት አንድ በአንድ እንዲጻፉ ይጠይቃል፤ የሚፈልጉትን ብቻ ይምረጡ',
          'The law requires each of these to be named on its own; choose only those that you mean to give',
        ),
      }),
      ...picked.flatMap(({ id, what }) =>
        what === undefined
          ? []
          : [field('text', whatOf(id), what.label.am, what.label.en, { ...requiredIf(what.isNeeded), most: 300 })],
      ),
      ...spouse(values),
      field('longText', 'scopeOfAuthority', 'የተሰጠው ሥልጣን ዝርዝር', 'Scope of authority', {
        ...requiredIf(!isManaged && picked.length === 0),
        ...placeholder('የቤቴን ኪራይ መሰብሰብ\nየቤቱን ግብር መክፈል', 'collect the rent of my house\npay its taxes'),
        ...hint('እያንዳንዱን ተግባር በአዲስ መስመር ይጻፉ', 'Write each act on a line of its own'),
      }),
      field('date', 'effectiveDate', 'የሚጸናበት ቀን', 'Effective date', { ...required, half: true }),
      field('date', 'expirationDate', 'የሚያበቃበት ቀን', 'Expiration date', {
        half: true,
        ...hint('ባዶ ከተዉት እስኪሻር ድረስ ይቆያል', 'Left empty, it lasts until it is revoked'),
      }),
      field('yesNo', 'revocable', 'ሊሻር የሚችል', 'Revocable', {
        ...hint('ወካይ ውክልናውን በማንኛውም ጊዜ መሻር ይችላሉ', 'The principal may revoke the power at any time'),
      }),
      field('yesNo', 'substitution', 'ተወካዩ በምትካቸው ሌላ ሰው መወከል ይችላሉ?', 'May the agent appoint a substitute?', {
        ...hint('ካልፈቀዱ ተወካዩ ሥራውን ራሳቸው ይፈጽማሉ', 'Unless you allow it, the agent acts in person'),
      }),
      field('money', 'attorneyFee', 'ለተወካዩ የሚከፈል (ብር)', 'Fee of the agent (birr)', {
        half: true,
        ...hint('ያለ ክፍያ ከሆነ ባዶ ይተዉት', 'Leave empty when there is none'),
      }),
      SIGNING_PLACE,
    ],
  }
}

export const steps = (values: Values): readonly Step[] => [
  basic(values),
  attorney(values),
  power(values),
  confirmation(values, 'የምስክሮችን ስም ይጻፉ፣ ከዚያ ሁሉንም አይተው ያረጋግጡ።', 'Name the witnesses, then look over everything and confirm.'),
]
