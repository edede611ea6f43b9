// The form of a lease: five steps. Homes and business premises are under different laws, so some fields differ.
import type { Field, Step, Values } from '../../template.ts'
import { SPECIAL_CONDITIONS } from '../conditions.ts'
import {
  ADDRESS,
  both,
  confirmation,
  EMAIL,
  FULL_NAME,
  field,
  hint,
  ID_NUMBER,
  option,
  PHONE,
  placeholder,
  required,
  requiredIf,
  SIGNING_PLACE,
} from '../fields.ts'
import { yesNo } from '../values.ts'

export const initial: Values = { paymentFrequency: 'monthly', paymentTiming: 'advance', landlordActs: 'owner', witnessCount: '2' }

const HOMES = ['apartment', 'house', 'villa']
/** Undecided is no home: its rules come with the choice. */
export const isHome = (values: Values): boolean => HOMES.includes(String(values.propertyType))
export const isBusiness = (values: Values): boolean => ['office', 'shop', 'warehouse'].includes(String(values.propertyType))
export const isCommon = (values: Values): boolean => yesNo(values, 'isCommonProperty') === true
export const isFurnished = (values: Values): boolean => ['furnished', 'semi_furnished'].includes(String(values.furnishingStatus))

const property = (values: Values): Step => ({
  id: 'property',
  title: both('የቤቱ መረጃ', 'Property information'),
  fields: [
    field('text', 'propertyAddress', 'የቤቱ አድራሻ', 'Property address', {
      ...required,
      ...ADDRESS,
    }),
    field('choice', 'propertyType', 'የቤቱ ዓይነት', 'Property type', {
      ...required,
      half: true,
      options: [
        option('apartment', 'አፓርታማ', 'Apartment'),
        option('house', 'መኖሪያ ቤት', 'House'),
        option('villa', 'ቪላ', 'Villa'),
        option('office', 'ቢሮ', 'Office'),
        option('shop', 'ሱቅ', 'Shop'),
        option('warehouse', 'መጋዘን', 'Warehouse'),
      ],
      ...hint('ለመኖሪያና ለንግድ ቤት የሚሠራው ሕግ የተለያየ ነው', 'Homes and business premises are under different laws'),
    }),
    field('text', 'titleDeedNumber', 'የይዞታ ማረጋገጫ ካርታ ቁጥር', 'Title deed number', {
      most: 60,
      half: true,
      ...hint('በአከራዩ ካርታ ላይ ይገኛል', "On the landlord's title deed"),
    }),
    field('number', 'numberOfRooms', 'የክፍሎች ብዛት', 'Number of rooms', { half: true }),
    field('number', 'propertySize', 'የቤቱ ስፋት (ካሬ ሜትር)', 'Property size (m²)', { half: true }),
    field('longText', 'propertyCondition', 'የቤቱ ሁኔታ', 'Property condition', {
      ...placeholder('ግድግዳው አዲስ የተቀባ፤ የመታጠቢያ ቤቱ በር መጠገን ያለበት', 'Walls newly painted; the bathroom door needs repair'),
      ...hint('በሚረከቡበት ቀን ያለውን ሁኔታ ይጻፉ፤ ፎቶግራፍም አንሥተው ያስቀምጡ', 'Its state on the day of handover; take photographs and keep them'),
    }),
    field('choice', 'furnishingStatus', 'የቤት ዕቃ', 'Furnishing', {
      options: [
        option('furnished', 'ሙሉ ዕቃ ያለው', 'Furnished'),
        option('semi_furnished', 'ከፊል ዕቃ ያለው', 'Semi-furnished'),
        option('unfurnished', 'ዕቃ የሌለው', 'Unfurnished'),
      ],
    }),
    ...(isFurnished(values)
      ? [
          field('longText', 'inventory', 'የዕቃዎች ዝርዝር', 'Inventory', {
            ...placeholder('2 አልጋ\n1 ማቀዝቀዣ', '2 beds\n1 refrigerator'),
            ...hint('እያንዳንዱን ዕቃ በአዲስ መስመር ይጻፉ', 'One thing on each line'),
          }),
        ]
      : []),
    ...(isBusiness(values)
      ? [
          field('text', 'purpose', 'ቤቱ የሚውልበት ሥራ', 'Business for which it is used', {
            ...placeholder('የጽሕፈት መሣሪያ መሸጫ', 'Stationery shop'),
          }),
        ]
      : []),
  ],
})

const person = (prefix: 'landlord' | 'tenant', am: string, en: string): Field[] => [
  field('text', `${prefix}Name`, `${am} ሙሉ ስም`, `${en}'s full name`, {
    ...required,
    ...FULL_NAME,
    ...hint('በመታወቂያው ላይ እንዳለ፤ ድርጅት ከሆነ የድርጅቱ ስም', 'As on the identity card; of a company, its name'),
  }),
  field('text', `${prefix}Id`, 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
  field('phone', `${prefix}Phone`, 'ስልክ ቁጥር', 'Phone number', PHONE),
  field('text', `${prefix}Address`, 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
  field('email', `${prefix}Email`, 'ኢሜይል', 'Email', EMAIL),
]

const landlord = (values: Values): Step => ({
  id: 'landlord',
  title: both('አከራይ', 'Landlord'),
  fields: [
    ...person('landlord', 'የአከራይ', 'Landlord'),
    field('choice', 'landlordActs', 'በአከራይ በኩል የሚፈርሙት ማን ናቸው?', 'Who signs for the landlord?', {
      options: [option('owner', 'ባለቤቱ ራሳቸው', 'The owner in person'), option('agent', 'ተወካይ', 'An agent')],
    }),
    ...(values.landlordActs === 'agent'
      ? [
          field('text', 'landlordAgentName', 'የአከራይ ተወካይ ሙሉ ስም', "Full name of the landlord's agent", {
            ...required,
            most: FULL_NAME.most,
            half: true,
          }),
          field('text', 'landlordAgentPower', 'የውክልና ሰነዱ ቁጥርና ቀን', 'Number and date of the power of attorney', {
            most: 100,
            half: true,
          }),
        ]
      : []),
    field('yesNo', 'isCommonProperty', 'ቤቱ የባልና ሚስት የጋራ ንብረት ነው?', 'Is it common property of husband and wife?', {
      ...required,
      ...hint('የጋራ ከሆነ የትዳር ጓደኛቸውም ተስማምተው ይፈርማሉ', 'If so, the spouse of the landlord agrees and signs as well'),
    }),
    ...(isCommon(values)
      ? [
          field('text', 'landlordSpouseName', 'የአከራይ የትዳር ጓደኛ ሙሉ ስም', "Full name of the landlord's spouse", {
            ...required,
            most: FULL_NAME.most,
            known: 'name',
            half: true,
          }),
          field('text', 'landlordSpouseId', 'የትዳር ጓደኛ መታወቂያ ቁጥር', "Spouse's ID number", {
            most: ID_NUMBER.most,
            known: 'idNumber',
            half: true,
          }),
        ]
      : []),
    ...(isBusiness(values)
      ? [
          field('text', 'landlordTin', 'የአከራይ የግብር ከፋይ መለያ ቁጥር', "Landlord's taxpayer number (TIN)", {
            most: 10,
            half: true,
            known: 'tin',
          }),
        ]
      : []),
  ],
})

const tenant: Step = { id: 'tenant', title: both('ተከራይ', 'Tenant'), fields: person('tenant', 'የተከራይ', 'Tenant') }

const payment = (values: Values): Field[] => [
  field('money', 'monthlyRent', 'ወርሃዊ ኪራይ (ብር)', 'Monthly rent (birr)', { ...required, half: true }),
  ...(isHome(values)
    ? [
        field('money', 'lastRent', 'ከዚህ በፊት የነበረው ወርሃዊ ኪራይ (ብር)', 'Monthly rent before this lease (birr)', {
          half: true,
          ...hint('ቤቱ ከዚህ በፊት ተከራይቶ ከነበረ', 'If the home was let before'),
        }),
      ]
    : []),
  ...(isBusiness(values)
    ? [
        field('choice', 'vat', 'የተጨማሪ እሴት ታክስ', 'Value added tax', {
          half: true,
          options: [
            option('included', 'በኪራዩ ውስጥ ተካቷል', 'Included in the rent'),
            option('added', 'በኪራዩ ላይ ይጨመራል', 'Added to the rent'),
            option('none', 'አከራዩ ለተጨማሪ እሴት ታክስ አልተመዘገቡም', 'The landlord is not registered for it'),
          ],
        }),
      ]
    : []),
  field('choice', 'paymentFrequency', 'የክፍያ ጊዜ', 'Payment frequency', {
    ...required,
    half: true,
    options: [
      option('monthly', 'በየወሩ', 'Monthly'),
      option('quarterly', 'በየሦስት ወሩ', 'Quarterly'),
      option('annually', 'በየዓመቱ', 'Annually'),
    ],
  }),
  field('choice', 'paymentTiming', 'ኪራዩ የሚከፈለው', 'The rent is paid', {
    ...required,
    half: true,
    options: [
      option('advance', 'በክፍያ ጊዜው መጀመሪያ (በቅድሚያ)', 'At the beginning of each period'),
      option('arrears', 'በክፍያ ጊዜው መጨረሻ', 'At the end of each period'),
    ],
  }),
  field('number', 'dueDay', 'የሚከፈልበት ቀን (ከ1 እስከ 30)', 'Due day (1 to 30)', {
    most: 2,
    half: true,
    ...hint('በኢትዮጵያ አቆጣጠር የወሩ ቀን', 'Day of the Ethiopian month'),
  }),
  field('money', 'securityDeposit', 'የዋስትና ገንዘብ (ብር)', 'Security deposit (birr)', { half: true }),
  field('money', 'advancePayment', 'ቅድመ ክፍያ (ብር)', 'Advance payment (birr)', {
    half: true,
    ...(isHome(values)
      ? hint('ለመኖሪያ ቤት ከዋስትናው ጋር ከሁለት ወር ኪራይ አይበልጥም', 'For a home at most two months’ rent together with the deposit')
      : {}),
  }),
  field('text', 'bankName', 'የአከራይ ባንክ', "Landlord's bank", {
    ...requiredIf(isHome(values)),
    most: NAME_OF_BANK_MOST,
    half: true,
    ...placeholder('የኢትዮጵያ ንግድ ባንክ', 'Commercial Bank of Ethiopia'),
  }),
  field('text', 'bankAccount', 'የባንክ ሂሳብ ቁጥር', 'Bank account number', { ...requiredIf(isHome(values)), most: 30, half: true }),
]
const NAME_OF_BANK_MOST = 100

const terms = (values: Values): Step => ({
  id: 'terms',
  title: both('ኪራይና የውል ጊዜ', 'Rent and term'),
  fields: [
    ...payment(values),
    field('date', 'leaseStartDate', 'ኪራይ የሚጀምርበት ቀን', 'Lease start date', { ...required, half: true }),
    field('date', 'leaseEndDate', 'ኪራይ የሚያበቃበት ቀን', 'Lease end date', {
      ...required,
      half: true,
      ...(isHome(values) ? hint('ለመኖሪያ ቤት ቢያንስ ሁለት ዓመት', 'At least two years for a home') : {}),
    }),
    field('yesNo', 'utilitiesIncluded', 'ኪራዩ ውሃና መብራትን ይጨምራል?', 'Utilities included', {
      ...required,
      ...hint('ካልጨመረ ተከራይ ከኪራዩ በተጨማሪ ይከፍላሉ', 'If not, the tenant pays them besides the rent'),
    }),
    field('yesNo', 'petsAllowed', 'የቤት እንስሳት ይፈቀዳሉ?', 'Pets allowed'),
    field('yesNo', 'subleaseAllowed', 'ለሌላ ሰው ማከራየት ይፈቀዳል?', 'Subletting allowed'),
    ...(isBusiness(values)
      ? [
          field('number', 'noticeMonths', 'ውሉን ለማቋረጥ የማስታወቂያ ጊዜ (ወር)', 'Notice to end the lease (months)', {
            most: 2,
            half: true,
          }),
          field('text', 'rentIncrease', 'ስለ ኪራይ ጭማሪ የተስማሙት (ካለ)', 'Increase of the rent that you agreed on (if any)', {
            most: 300,
            ...placeholder('ከሁለተኛው ዓመት ጀምሮ 10 በመቶ', '10 per cent from the second year'),
          }),
        ]
      : []),
    SPECIAL_CONDITIONS,
    SIGNING_PLACE,
  ],
})

export const steps = (values: Values): readonly Step[] => [
  property(values),
  landlord(values),
  tenant,
  terms(values),
  confirmation(values, 'የምስክሮችን ስም ይጻፉ፣ ከዚያ ሁሉንም አይተው ያረጋግጡ።', 'Name the witnesses, then look over everything and confirm.'),
]
