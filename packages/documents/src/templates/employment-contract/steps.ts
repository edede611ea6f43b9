// The form of a contract of work: five steps. What only a company, a foreigner or a contract with an end needs is asked only then.
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
  nationality,
  option,
  PHONE,
  placeholder,
  required,
  SIGNING_PLACE,
} from '../fields.ts'
import { about } from './about.ts'
import { hasSigner, isBank, isCompany, isForeign, isMobile, isMonthly, isPassing, isPerson, isPiece } from './answers.ts'
import { work } from './work-step.ts'

const SIGNER_MOST = 100
const signer: readonly Field[] = [
  field('text', 'signerName', 'የሚፈርሙት ሰው ሙሉ ስም', 'Full name of the person who signs', {
    ...required,
    most: FULL_NAME.most,
    known: 'name',
    half: true,
  }),
]
const signerPower = field(
  'text',
  'signerPower',
  'የውክልና ወይም የሹመት ሰነዱ ቁጥርና ቀን',
  'Number and date of the power of attorney or appointment',
  {
    most: SIGNER_MOST,
    half: true,
  },
)

const company: readonly Field[] = [
  field('text', 'employerRegistration', 'የንግድ ምዝገባ ቁጥር', 'Commercial registration number', {
    most: 60,
    half: true,
    ...hint('በንግድ ምዝገባ የምስክር ወረቀቱ ላይ ይገኛል', 'On the registration certificate'),
  }),
  ...signer,
  field('text', 'signerPosition', 'የሚፈርሙት ሰው ኃላፊነት', 'Position of the person who signs', {
    ...required,
    most: SIGNER_MOST,
    half: true,
    ...placeholder('ሥራ አስኪያጅ', 'General manager'),
  }),
  signerPower,
]

const person = (values: Values): Field[] => [
  field('text', 'employerId', 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
  field('choice', 'employerActs', 'በአሠሪ በኩል የሚፈርሙት ማን ናቸው?', 'Who signs for the employer?', {
    options: [option('owner', 'አሠሪው ራሳቸው', 'The employer in person'), option('agent', 'ተወካይ', 'An agent')],
  }),
  ...(hasSigner(values) ? [...signer, signerPower] : []),
]

const employer = (values: Values): Step => ({
  id: 'employer',
  title: both('አሠሪ', 'Employer'),
  fields: [
    field('choice', 'employerKind', 'አሠሪው ማን ነው?', 'Who is the employer?', {
      ...required,
      options: [
        option(
          'company',
          'ድርጅት',
          'Organisation',
          both('ኃ.የተ.የግ.ማ.፣ አክሲዮን ማኅበር፣ በጎ አድራጎት ድርጅትና የመሳሰሉት', 'A PLC, a share company, a charity and the like'),
        ),
        option(
          'person',
          'የግል ነጋዴ',
          'Person in business',
          both('በራሳቸው ስም የንግድ ፈቃድ ያላቸው', 'With a trade licence in their own name'),
        ),
      ],
      ...hint(
        'ይህ ውል በመኖሪያ ቤት ለሚቀጠሩ የቤት ሠራተኞች አያገለግልም፤ የአሠሪና ሠራተኛ አዋጅ እነርሱን አይመለከትም',
        'Not for domestic work in a home: domestic workers are outside the Labour Proclamation',
      ),
    }),
    field('text', 'employerName', 'የአሠሪ ስም', "Employer's name", {
      ...required,
      most: FULL_NAME.most,
      known: isPerson(values) ? 'name' : 'company',
      ...placeholder('ሰላሌ የግንባታ ዕቃዎች ንግድ ኃ.የተ.የግ.ማ.', 'Selale Building Materials Trading PLC'),
      ...hint('በንግድ ፈቃዱ ላይ እንዳለ', 'As on the trade licence'),
    }),
    field('text', 'employerTin', 'የአሠሪ የግብር ከፋይ መለያ ቁጥር (ቲን)', "Employer's taxpayer number (TIN)", {
      ...required,
      most: 10,
      half: true,
      known: 'tin',
      ...hint('10 አኃዝ፤ በንግድ ፈቃዱ ላይ ይገኛል', '10 digits, on the trade licence'),
    }),
    ...(isCompany(values) ? company : isPerson(values) ? person(values) : []),
    field('text', 'employerAddress', 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
    field('phone', 'employerPhone', 'ስልክ ቁጥር', 'Phone number', PHONE),
    field('email', 'employerEmail', 'ኢሜይል', 'Email', EMAIL),
  ],
})

const employee = (values: Values): Step => ({
  id: 'employee',
  title: both('ሠራተኛ', 'Employee'),
  fields: [
    field('text', 'employeeName', 'የሠራተኛ ሙሉ ስም', "Employee's full name", { ...required, ...FULL_NAME }),
    field('date', 'employeeBirthDate', 'የትውልድ ቀን', 'Date of birth', {
      ...required,
      half: true,
      ...hint('ለመቀጠር ዝቅተኛው ዕድሜ 15 ዓመት ነው', 'The least age for work is 15'),
    }),
    ...nationality('employee', values),
    ...(isForeign(values)
      ? [
          field('text', 'workPermit', 'የሥራ ፈቃድ ቁጥር', 'Number of the work permit', {
            most: 60,
            half: true,
            ...hint('የሥራ ፈቃድ የሚጠይቀው አሠሪው ነው', 'It is the employer who applies for the permit'),
          }),
        ]
      : []),
    field('text', 'employeeId', 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
    field('text', 'employeeAddress', 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
    field('phone', 'employeePhone', 'ስልክ ቁጥር', 'Phone number', PHONE),
    field('email', 'employeeEmail', 'ኢሜይል', 'Email', EMAIL),
    field('text', 'employeeTin', 'የሠራተኛ ቲን (ካለ)', "Employee's TIN (if any)", { most: 10, half: true, known: 'tin' }),
    field('text', 'pensionNumber', 'የጡረታ ቁጥር (ካለ)', 'Pension number (if any)', {
      most: 40,
      half: true,
      ...hint('ቀደም ብለው ተቀጥረው ከነበረ የቀድሞው ቁጥር', 'If employed before: the number of that time'),
    }),
  ],
})

const pay = (values: Values): Field[] => [
  field('money', 'wage', 'መሠረታዊ ደመወዝ (ብር)', 'Basic wage (birr)', {
    ...required,
    half: true,
    ...hint('ግብርና ጡረታ ከመቀነሱ በፊት፣ ያለ አበል', 'Before tax and pension, without allowances'),
  }),
  field('choice', 'wagePer', 'ደመወዙ የተነገረው', 'The wage is for', {
    ...required,
    half: true,
    options: [
      option('month', 'በወር', 'A month'),
      option('week', 'በሳምንት', 'A week'),
      option('day', 'በቀን', 'A day'),
      ...(isPiece(values) ? [option('work', 'ለጠቅላላው ሥራ', 'The whole work')] : []),
    ],
  }),
  field('choice', 'payEvery', 'የሚከፈለው', 'It is paid', {
    ...required,
    half: true,
    options: [
      option('month', 'በየወሩ', 'Every month'),
      option('fortnight', 'በየሁለት ሳምንቱ', 'Every two weeks'),
      option('week', 'በየሳምንቱ', 'Every week'),
      option('day', 'በየቀኑ', 'Every day'),
      ...(isPiece(values) ? [option('work', 'ሥራው ሲጠናቀቅ', 'When the work is finished')] : []),
    ],
  }),
  ...(isMonthly(values)
    ? [
        field('number', 'payDay', 'የሚከፈልበት ቀን (ከ1 እስከ 30)', 'Day of payment (1 to 30)', {
          most: 2,
          half: true,
          ...hint('በኢትዮጵያ አቆጣጠር የወሩ ቀን', 'Day of the Ethiopian month'),
        }),
      ]
    : []),
  field('choice', 'payMethod', 'የአከፋፈል መንገድ', 'Way of payment', {
    ...required,
    half: true,
    options: [
      option('bank', 'በባንክ ሂሳብ', 'Into a bank account'),
      option('mobile', 'በሞባይል ገንዘብ', 'By mobile money'),
      option('cash', 'በጥሬ ገንዘብ', 'In cash'),
    ],
  }),
  ...(isBank(values)
    ? [
        field('text', 'bankName', 'የሠራተኛ ባንክ', "Employee's bank", {
          most: 100,
          half: true,
          ...placeholder('የኢትዮጵያ ንግድ ባንክ', 'Commercial Bank of Ethiopia'),
        }),
        field('text', 'bankAccount', 'የባንክ ሂሳብ ቁጥር', 'Bank account number', { most: 30, half: true }),
      ]
    : []),
  ...(isMobile(values)
    ? [field('phone', 'mobileAccount', 'ገንዘቡ የሚላክበት ስልክ ቁጥር', 'Phone number to which it is sent', PHONE)]
    : []),
  field('longText', 'allowances', 'አበሎችና ሌሎች ጥቅሞች', 'Allowances and other benefits', {
    ...placeholder('የትራንስፖርት አበል 1,500 ብር በወር\nየምሳ አገልግሎት', 'Transport allowance of 1,500 birr a month\nLunch at work'),
    ...hint('ካሉ፤ እያንዳንዱን በአዲስ መስመር ይጻፉ', 'If there are any; one on each line'),
  }),
]

const terms = (values: Values): Step => ({
  id: 'terms',
  title: both('ደመወዝና ሌሎች ሁኔታዎች', 'Wage and other terms'),
  fields: [
    ...pay(values),
    field('number', 'leaveDays', 'የዓመት ፈቃድ (በሥራ ቀን)', 'Annual leave (working days)', {
      most: 3,
      half: true,
      ...hint('ባዶ ከሆነ የሕጉ ዝቅተኛ፦ በመጀመሪያው ዓመት 16 የሥራ ቀን', 'Empty: the least of the law, 16 working days in the first year'),
    }),
    ...(isPassing(values)
      ? [
          field(
            'number',
            'noticeDays',
            'ከጊዜው በፊት ለማቋረጥ አሠሪው የሚሰጠው ማስጠንቀቂያ (ቀን)',
            'Notice by the employer before the end (days)',
            {
              most: 3,
              half: true,
              ...hint('ለእንዲህ ያለ ውል በስምምነት የሚወሰን ነው', 'For such a contract the parties agree on it'),
            },
          ),
        ]
      : []),
    field('longText', 'property', 'ለሠራተኛ የሚሰጡ የሥራ ዕቃዎች', 'Things handed over to the employee', {
      ...placeholder('1 ላፕቶፕ፣ መለያ ቁጥር A1234\n2 የሥራ ልብስ', '1 laptop, serial number A1234\n2 sets of work clothes'),
      ...hint('ካሉ፤ እያንዳንዱን በአዲስ መስመር ይጻፉ', 'If there are any; one on each line'),
    }),
    field('yesNo', 'isConfidential', 'ሠራተኛ የአሠሪውን ምስጢር የመጠበቅ ግዴታ ይኑርባቸው?', "Shall the employee keep the employer's secrets?"),
    field('longText', 'specialConditions', 'ልዩ ስምምነቶች', 'Special conditions', {
      ...hint(
        'እያንዳንዱን በአዲስ መስመር ይጻፉ፤ ከሕጉ ያነሰ መብት የሚሰጥ ስምምነት አይጸናም',
        'One on each line; what gives less than the law has no effect',
      ),
    }),
    SIGNING_PLACE,
  ],
})

export const steps = (values: Values): readonly Step[] => [
  employer(values),
  employee(values),
  work(values),
  terms(values),
  confirmation(
    values,
    'ሕጉ ለሥራ ውል ምስክር አይጠይቅም፤ ግን ለማስረጃ ይጠቅማሉ። ስማቸውን መጻፍ ይችላሉ፤ ከዚያ ሁሉንም አይተው ያረጋግጡ።',
    'The law asks for no witnesses of a contract of work, but they are useful as proof. You may name them; then look over everything and confirm.',
    about.effect,
  ),
]
