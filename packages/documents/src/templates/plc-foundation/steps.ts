// The form of a PLC foundation document: ten steps, more when members or directors are added.
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
  NAME_MOST,
  nationality,
  option,
  PHONE,
  placeholder,
  required,
  SIGNING_PLACE,
} from '../fields.ts'
import { financial } from './financial-step.ts'
import { directorNumbers, isOneMember, shareholderNumbers } from './lists.ts'

export const initial: Values = {
  shareholderCount: '2',
  directorCount: '2',
  shareholder1Type: 'person',
  shareholder2Type: 'person',
  shareholder1Nationality: 'ethiopian',
  shareholder2Nationality: 'ethiopian',
  director1Position: 'generalManager',
  director2Position: 'deputyManager',
  parValuePerShare: '1000',
  currencyType: 'ETB',
  fiscalYear: 'hamle',
  transferRule: 'threeQuarters',
  witnessCount: '2',
}

const company = (values: Values): Step => ({
  id: 'company',
  title: both('የማኅበሩ መረጃ', 'Company info'),
  fields: [
    field('text', 'companyName', 'የማኅበሩ ስም', 'Company name', {
      ...required,
      most: NAME_MOST,
      known: 'company',
      ...placeholder('ሰላሌ ንግድ', 'Selale Trading'),
      ...hint(
        'በንግድ ምዝገባ መሥሪያ ቤቱ የጸደቀው ስም፤ ‹ኃላፊነቱ የተወሰነ የግል ማኅበር› የሚለው በሰነዱ ላይ ይጨመራል',
        'The name that the trade office approved; “Private Limited Company” is added in the document',
      ),
    }),
    field('text', 'companyAddress', 'የዋና መሥሪያ ቤት አድራሻ', 'Address of the head office', { ...required, ...ADDRESS }),
    field('text', 'companyBranches', 'ቅርንጫፎች (ካሉ)', 'Branches (if any)', {}),
    field('phone', 'companyPhone', 'ስልክ ቁጥር', 'Phone number', { half: true, ...placeholder('011 551 2345', '011 551 2345') }),
    field('email', 'companyEmail', 'ኢሜይል', 'Email', { half: true, ...placeholder('info@example.com', 'info@example.com') }),
    field('date', 'incorporationDate', 'የሚመሠረትበት ቀን', 'Date of incorporation', {
      half: true,
      ...hint('ባዶ ከተዉት በሚፈርሙበት ቀን በእጅ ይጻፋል', 'Left empty, it is written by hand on the day of signing'),
    }),
    SIGNING_PLACE,
    field('text', 'companyRegNumber', 'የምዝገባ ቁጥር', 'Registration number', {
      most: 40,
      half: true,
      ...hint('ማኅበሩ ገና ካልተመዘገበ ባዶ ይተዉት', 'Leave empty: a new company has none yet'),
    }),
    field('text', 'tinNumber', 'የግብር ከፋይ መለያ ቁጥር (ቲን)', 'Taxpayer identification number (TIN)', {
      known: 'tin',
      most: 10,
      half: true,
      ...hint('ለአዲስ ማኅበር ከምዝገባ በፊት አይኖርም፤ ባዶ ይተዉት', 'Leave empty: a new company has none before it is registered'),
    }),
    field('choice', 'companyDuration', 'ማኅበሩ የሚቆይበት ጊዜ', 'Duration of the company', {
      half: true,
      options: [option('unlimited', 'ላልተወሰነ ጊዜ', 'Without limit'), option('years', 'ለተወሰኑ ዓመታት', 'For a number of years')],
    }),
    ...(values.companyDuration === 'years'
      ? [field('number', 'durationYears', 'ለስንት ዓመት', 'For how many years', { ...required, most: 3, half: true })]
      : []),
  ],
})

/** Nobody has to say that a member is a person. */
export const isCompany = (values: Values, n: number): boolean => values[`shareholder${n}Type`] === 'company'

const SECTORS = [
  option('trading', 'ንግድ', 'Trading'),
  option('manufacturing', 'ማምረት', 'Manufacturing'),
  option('services', 'አገልግሎት', 'Services'),
  option('technology', 'ቴክኖሎጂ', 'Technology'),
  option('agriculture', 'ግብርና', 'Agriculture'),
  option('construction', 'ኮንስትራክሽን', 'Construction'),
  option('healthcare', 'ጤና', 'Healthcare'),
  option('education', 'ትምህርት', 'Education'),
  option('other', 'ሌላ', 'Other'),
]

const activities: Step = {
  id: 'activities',
  title: both('የንግድ ሥራ ዘርፎች', 'Business activities'),
  fields: [
    field('choice', 'businessSector', 'የንግድ ዘርፍ', 'Business sector', { ...required, options: SECTORS }),
    field('longText', 'mainBusinessActivities', 'ዋና የንግድ ሥራዎች', 'Main business activities', {
      ...required,
      ...placeholder('የግንባታ ዕቃዎች ጅምላና ችርቻሮ ንግድ', 'Wholesale and retail of building materials'),
      ...hint(
        'እያንዳንዱን በአዲስ መስመር ይጻፉ፤ የንግድ ፈቃዱ የሚወጣበትን ሥራ መያዝ አለበት',
        'One on each line; they must cover what the business licence will be for',
      ),
    }),
    field('longText', 'secondaryBusinessActivities', 'ተጨማሪ የንግድ ሥራዎች', 'Secondary business activities', {
      ...hint('እያንዳንዱን በአዲስ መስመር ይጻፉ', 'One on each line'),
    }),
  ],
}

const shareholder = (n: number, values: Values): Step => {
  const name = `shareholder${n}`
  return {
    id: name,
    title: both(`ባለአክሲዮን ${n}`, `Shareholder ${n}`),
    list: { id: 'shareholders', n },
    fields: [
      field('choice', `${name}Type`, 'ባለአክሲዮኑ', 'The shareholder is', {
        half: true,
        options: [option('person', 'ግለሰብ', 'A person'), option('company', 'ድርጅት', 'A company')],
      }),
      ...(isCompany(values, n) ? companyFields(name) : personFields(name)),
      ...nationality(name, values),
      field('text', `${name}Address`, 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
      field('number', `${name}Shares`, 'የአክሲዮን ብዛት', 'Number of shares', { ...required, half: true }),
      field('number', `${name}Percentage`, 'የድርሻ መቶኛ', 'Share percentage', {
        half: true,
        ...hint('ከአክሲዮኖቹ ይሰላል፤ ባዶ መተው ይቻላል', 'Reckoned from the shares; you may leave it empty'),
      }),
      field('text', `${name}Kind`, 'በዓይነት የሚያዋጡት (ካለ)', 'Contribution in kind (if any)', {
        half: true,
        ...placeholder('1 የጭነት ተሽከርካሪ', '1 lorry'),
        ...hint('የቀረው በጥሬ ገንዘብ ይዋጣል', 'The rest is paid in cash'),
      }),
      field('money', `${name}KindValue`, 'በዓይነት የሚያዋጡት ዋጋ (ብር)', 'Value in kind (birr)', { half: true }),
      ...(isOneMember(values) ? NOMINEE : []),
    ],
  }
}

const personFields = (name: string): Field[] => [
  field('text', `${name}Name`, 'የባለአክሲዮኑ ሙሉ ስም', "Shareholder's full name", { ...required, ...FULL_NAME }),
  field('text', `${name}Id`, 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
]

const companyFields = (name: string): Field[] => [
  field('text', `${name}Name`, 'የድርጅቱ ስም', 'Name of the company', { ...required, most: NAME_MOST, known: 'company' }),
  field('text', `${name}Id`, 'የንግድ ምዝገባ ቁጥር', 'Commercial registration number', { ...required, most: 40, half: true }),
  field('text', `${name}SignerName`, 'በድርጅቱ ስም የሚፈርሙት ሙሉ ስም', 'Full name of the person who signs for it', {
    ...required,
    most: NAME_MOST,
    half: true,
    ...hint(
      'ሥራ አስኪያጁ ወይም ውክልና ያላቸው ሰው፤ አባል ለመሆን የተወሰነበት ቃለ ጉባኤም ይቀርባል',
      'The manager, or somebody with a power of attorney; the resolution to become a member is shown as well',
    ),
  }),
]

/** Who takes the place of the only member; accepts before the authenticating office (article 536). */
const NOMINEE: readonly Field[] = [
  field('text', 'nomineeName', 'የተተኪው ሙሉ ስም', "Nominee's full name", {
    ...required,
    most: NAME_MOST,
    half: true,
    ...hint(
      'ብቸኛው አባል ቢሞቱ ወይም መሥራት ባይችሉ በቦታቸው የሚተኩት ሰው፤ በሚያረጋግጠው ተቋም ፊት ቀርበው መቀበላቸውን ይገልጻሉ',
      'Who takes the place of the only member after death or when unable to act; accepts before the office that authenticates',
    ),
  }),
  field('text', 'nomineeId', 'የተተኪው የመታወቂያ ቁጥር', "Nominee's ID number", { ...required, ...ID_NUMBER }),
  field('text', 'nomineeAddress', 'የተተኪው አድራሻ', "Nominee's address", { ...required, ...ADDRESS }),
]

const POSITIONS = [
  option('generalManager', 'ሥራ አስኪያጅ', 'General manager'),
  option('deputyManager', 'ምክትል ሥራ አስኪያጅ', 'Deputy manager'),
  option('boardChair', 'የቦርድ ሰብሳቢ', 'Chair of the board'),
  option('boardMember', 'የቦርድ አባል', 'Board member'),
]

const director = (n: number): Step => {
  const name = `director${n}`
  return {
    id: name,
    title: both(`ዳይሬክተር ${n}`, `Director ${n}`),
    list: { id: 'directors', n },
    ...(n === 1
      ? {
          text: both(
            'ማኅበሩን የሚመራው ሥራ አስኪያጅ ነው፤ ቦርድ ማቋቋም ግዴታ አይደለም።',
            'A manager runs a private limited company; a board is not a duty.',
          ),
        }
      : {}),
    fields: [
      field('text', `${name}Name`, 'ሙሉ ስም', 'Full name', { ...required, ...FULL_NAME }),
      field('choice', `${name}Position`, 'የሥራ ኃላፊነት', 'Position', { ...required, half: true, options: POSITIONS }),
      field('text', `${name}Id`, 'የመታወቂያ ቁጥር', 'ID number', ID_NUMBER),
      field('text', `${name}Address`, 'አድራሻ', 'Address', ADDRESS),
      field('phone', `${name}Phone`, 'ስልክ ቁጥር', 'Phone number', PHONE),
      ...(n === 1
        ? [
            field('number', 'managerTerm', 'የሥራ አስኪያጁ የሥራ ዘመን (ዓመት)', "Manager's term (years)", { most: 2, half: true }),
            field(
              'money',
              'managerLimit',
              'ያለ አባላት ፈቃድ የሚፈርሙት ከፍተኛ መጠን (ብር)',
              'Highest amount without the members’ approval (birr)',
              {
                half: true,
                ...hint('ገደብ ከሌለ ባዶ ይተዉት', 'Leave empty when there is no limit'),
              },
            ),
          ]
        : []),
    ],
  }
}

const secretary: Step = {
  id: 'secretary',
  title: both('ጸሐፊ', 'Secretary'),
  text: both('ለኃ.የተ.የግ.ማ ጸሐፊ መሾም ግዴታ አይደለም፤ ባዶ መተው ይችላሉ።', 'A PLC need not have a secretary: you may leave this empty.'),
  fields: [
    field('text', 'secretaryName', 'የጸሐፊው ሙሉ ስም', "Secretary's full name", FULL_NAME),
    field('text', 'secretaryId', 'የመታወቂያ ቁጥር', 'ID number', ID_NUMBER),
    field('text', 'secretaryAddress', 'አድራሻ', 'Address', ADDRESS),
    field('phone', 'secretaryPhone', 'ስልክ ቁጥር', 'Phone number', PHONE),
    field('email', 'secretaryEmail', 'ኢሜይል', 'Email', EMAIL),
  ],
}

export const steps = (values: Values): readonly Step[] => [
  company(values),
  activities,
  ...shareholderNumbers(values).map((n) => shareholder(n, values)),
  financial(values),
  ...directorNumbers(values).map(director),
  secretary,
  {
    id: 'review',
    title: both('ክለሳ', 'Review'),
    text: both('ሁሉንም መልሶች አይተው ያርሙ።', 'Look over all answers and correct them.'),
    fields: [],
  },
  confirmation(values, 'የምስክሮችን ስም ይጻፉና ያረጋግጡ።', 'Name the witnesses and confirm.'),
]
