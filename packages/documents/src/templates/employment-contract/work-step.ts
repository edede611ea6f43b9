// The step about the work itself: what, where, for how long and how many hours.
import type { Field, Step, Values } from '../../template.ts'
import { both, field, hint, option, placeholder, required } from '../fields.ts'
import { isDefinite, isPiece, isYoung } from './answers.ts'

const AT_MOST = both('ቢበዛ 45 የሥራ ቀን፣ አንድ ጊዜ ብቻ', 'At most 45 working days, and only once')
const TERM_REASONS = [
  option(
    'replacement',
    'በፈቃድ፣ በሕመም ወይም በሌላ ምክንያት ለጊዜው የሌለን ሠራተኛ ለመተካት',
    'To replace an employee who is away for a time (leave, sickness or another cause)',
  ),
  option('pressure', 'ከተለመደው በላይ የሥራ ጫና ስላለ', 'Unusual pressure of work'),
  option(
    'urgent',
    'በሕይወት ወይም በንብረት ላይ አደጋን ለመከላከል ወይም ብልሽትን ለማስተካከል የሚሠራ አስቸኳይ ሥራ',
    'Urgent work to prevent damage to life or property, or to repair defects',
  ),
  option(
    'irregular',
    'ከአሠሪው ቋሚ ሥራ ጋር የተያያዘ፣ አልፎ አልፎ የሚሠራ ሥራ',
    'Work that belongs to the permanent work of the employer but is done at irregular times',
  ),
  option('seasonal', 'በየዓመቱ በተወሰነ ወቅት የሚሠራ ወቅታዊ ሥራ', 'Seasonal work that comes back each year'),
  option('occasional', 'ከአሠሪው ቋሚ ሥራ ጋር ያልተያያዘ፣ አልፎ አልፎ የሚሠራ ሥራ', 'Occasional work outside the permanent work of the employer'),
  option(
    'vacancy',
    'ሠራተኛው በድንገት በቋሚነት የለቀቀውን ቦታ ለጊዜው ለመሙላት',
    'To fill for a time a post that was left suddenly and for good',
    AT_MOST,
  ),
  option(
    'structure',
    'አዲስ መዋቅር እስኪተገበር ድረስ ክፍት ቦታን ለጊዜው ለመሙላት',
    'To fill a vacant post until a new structure is put in place',
    AT_MOST,
  ),
]

const kind = (values: Values): Field[] => [
  field('choice', 'contractKind', 'ውሉ ለምን ያህል ጊዜ ነው?', 'For how long is the contract?', {
    ...required,
    options: [
      option('indefinite', 'ላልተወሰነ ጊዜ (ቋሚ)', 'For an indefinite time (permanent)'),
      option('definite', 'ለተወሰነ ጊዜ', 'For a definite period'),
      option('piece', 'ለተወሰነ ሥራ', 'For a specified piece of work'),
    ],
    ...hint(
      'በሕጉ የሥራ ውል ላልተወሰነ ጊዜ ነው፤ ለተወሰነ ጊዜ ወይም ሥራ የሚደረገው ሕጉ በዘረዘራቸው ምክንያቶች ብቻ ነው',
      'By law a contract of work is for an indefinite time; another needs one of the reasons that the law lists',
    ),
  }),
  ...(isDefinite(values)
    ? [
        field('choice', 'termReason', 'ለተወሰነ ጊዜ የተደረገበት ምክንያት', 'Reason for a definite period', {
          ...required,
          options: TERM_REASONS,
        }),
        field('text', 'reasonDetails', 'ምክንያቱ በዝርዝር', 'The reason in detail', {
          ...required,
          most: 300,
          ...placeholder('በወሊድ ፈቃድ ላይ ያሉትን የሂሳብ ሠራተኛ ለመተካት', 'To stand in for the accountant who is on maternity leave'),
        }),
      ]
    : []),
  ...(isPiece(values)
    ? [
        field('text', 'pieceWork', 'የሚሠራው የተወሰነ ሥራ', 'The piece of work', {
          ...required,
          most: 300,
          ...placeholder('የመጋዘኑን የኤሌክትሪክ መስመር መዘርጋት', 'Installing the electric lines of the warehouse'),
          ...hint('ሥራው መቼ እንደተጠናቀቀ በግልጽ የሚታወቅ ይሁን', 'So that everybody can tell when it is finished'),
        }),
      ]
    : []),
  field('date', 'startDate', 'ሥራ የሚጀመርበት ቀን', 'First day of work', { ...required, half: true }),
  ...(isDefinite(values)
    ? [field('date', 'endDate', 'ውሉ የሚያበቃበት ቀን', 'Last day of the contract', { ...required, half: true })]
    : []),
  ...(isPiece(values)
    ? [field('date', 'endDate', 'ሥራው ይጠናቀቃል የሚባልበት ቀን', 'Day on which it should be finished', { half: true })]
    : []),
  field('number', 'probationDays', 'የሙከራ ጊዜ (በሥራ ቀን)', 'Probation (working days)', {
    most: 3,
    half: true,
    ...hint(
      'ቢበዛ 60 የሥራ ቀን፤ ከሌለ ባዶ ይተዉት። በዚያው አሠሪ ለዚያው ሥራ ዳግም የተቀጠረ ሰው የሙከራ ጊዜ የለውም',
      'At most 60 working days; empty for none. Who is hired again by the same employer for the same work has none',
    ),
  }),
]

const WEEKDAYS = [
  option('sunday', 'እሑድ', 'Sunday'),
  option('monday', 'ሰኞ', 'Monday'),
  option('tuesday', 'ማክሰኞ', 'Tuesday'),
  option('wednesday', 'ረቡዕ', 'Wednesday'),
  option('thursday', 'ሐሙስ', 'Thursday'),
  option('friday', 'ዓርብ', 'Friday'),
  option('saturday', 'ቅዳሜ', 'Saturday'),
]

const hours = (values: Values): Field[] => [
  field('number', 'dailyHours', 'መደበኛ የሥራ ሰዓት በቀን', 'Normal hours a day', {
    ...required,
    most: 5,
    half: true,
    ...(isYoung(values)
      ? hint('ዕድሜያቸው ከ18 ዓመት በታች ለሆነ ቢበዛ 7 ሰዓት', 'At most 7 for somebody under 18')
      : hint('ቢበዛ 8 ሰዓት', 'At most 8')),
  }),
  field('number', 'weeklyHours', 'መደበኛ የሥራ ሰዓት በሳምንት', 'Normal hours a week', {
    ...required,
    most: 5,
    half: true,
    ...hint('ቢበዛ 48 ሰዓት', 'At most 48'),
  }),
  field('text', 'workSchedule', 'የሥራ ቀናትና ሰዓት', 'Working days and times', {
    ...placeholder(
      'ከሰኞ እስከ ቅዳሜ፣ ከጠዋቱ 2:30 እስከ ቀኑ 11:30፣ የአንድ ሰዓት የምሳ ዕረፍት',
      'Monday to Saturday, 8:30 to 17:30, one hour for lunch',
    ),
  }),
  field('choice', 'restDay', 'የሳምንት የዕረፍት ቀን', 'Weekly rest day', { ...required, half: true, options: WEEKDAYS }),
]

export const work = (values: Values): Step => ({
  id: 'work',
  title: both('ሥራው', 'The work'),
  fields: [
    field('text', 'jobTitle', 'የሥራ መደብ', 'Job title', {
      ...required,
      most: 100,
      ...placeholder('የሂሳብ ሠራተኛ', 'Accountant'),
    }),
    field('text', 'workPlace', 'የሥራ ቦታ', 'Place of work', {
      ...required,
      ...placeholder('አዲስ አበባ፣ ቂርቆስ፣ የድርጅቱ ዋና መሥሪያ ቤት', "Addis Ababa, Kirkos, the employer's head office"),
    }),
    field('longText', 'duties', 'ተግባራት', 'Duties', {
      ...required,
      ...placeholder(
        'የዕለት ገቢና ወጪ መመዝገብ\nየወር ሂሳብ ማዘጋጀት',
        "Recording each day's income and spending\nPreparing the monthly accounts",
      ),
      ...hint('እያንዳንዱን ተግባር በአዲስ መስመር ይጻፉ', 'One duty on each line'),
    }),
    ...kind(values),
    ...hours(values),
  ],
})
