// The form of a sale: five steps. Seller and buyer are people or companies; a person may sign by an agent.
import type { Field, Step, Values } from '../../template.ts'
import { SPECIAL_CONDITIONS } from '../conditions.ts'
import { both, confirmation, field, hint, option, placeholder, required, requiredIf, SIGNING_PLACE } from '../fields.ts'
import { yesNo } from '../values.ts'
import { buyer, seller } from './parties.ts'

export const initial: Values = {
  sellerKind: 'person',
  buyerKind: 'person',
  sellerNationality: 'ethiopian',
  buyerNationality: 'ethiopian',
  sellerActs: 'self',
  buyerActs: 'self',
  witnessCount: '2',
}

export const isInParts = (values: Values): boolean => values.payment === 'parts'
export const isPledged = (values: Values): boolean => yesNo(values, 'pledged') === true

const KINDS = [
  option('car', 'አውቶሞቢል', 'Car'),
  option('pickup', 'ፒክአፕ', 'Pickup'),
  option('minibus', 'ሚኒባስ', 'Minibus'),
  option('bus', 'አውቶቡስ', 'Bus'),
  option('lorry', 'የጭነት መኪና', 'Lorry'),
  option('motorcycle', 'ሞተር ሳይክል', 'Motorcycle'),
  option('bajaj', 'ባጃጅ (ባለ ሦስት እግር)', 'Bajaj (three-wheeler)'),
]
const FUELS = [
  option('petrol', 'ቤንዚን', 'Petrol'),
  option('diesel', 'ናፍጣ', 'Diesel'),
  option('electric', 'ኤሌክትሪክ', 'Electricity'),
  option('hybrid', 'ነዳጅና ኤሌክትሪክ (ሃይብሪድ)', 'Fuel and electricity (hybrid)'),
]
const CODES = [
  option('1', 'ኮድ 1 (ታክሲ፣ የሕዝብ ማመላለሻ)', 'Code 1 (taxi, public transport)'),
  option('2', 'ኮድ 2 (የግል)', 'Code 2 (private)'),
  option('3', 'ኮድ 3 (የንግድ)', 'Code 3 (commercial)'),
  option('4', 'ኮድ 4 (የመንግሥት)', 'Code 4 (government)'),
  option('other', 'ሌላ ኮድ', 'Another code'),
  option('none', 'ኮድ የሌለው አዲስ ሰሌዳ', 'New plate without a code'),
]

const identity = (values: Values): Field[] => [
  field('choice', 'vehicleKind', 'የተሽከርካሪው ዓይነት', 'Kind of vehicle', { ...required, half: true, options: KINDS }),
  field('text', 'vehicleMake', 'ማርክ (አምራች)', 'Make', { ...required, most: 60, half: true, ...placeholder('ቶዮታ', 'Toyota') }),
  field('text', 'vehicleModel', 'ሞዴል', 'Model', { most: 60, half: true, ...placeholder('ቪትዝ', 'Vitz') }),
  field('text', 'yearOfMake', 'የተሠራበት ዓመት', 'Year of make', {
    most: 4,
    half: true,
    ...placeholder('ለምሳሌ፦ 2010', '2010'),
    ...hint('በሊብሬው ላይ እንዳለ፣ በአራት አኃዝ', 'As in the libre, in four digits'),
  }),
  field('text', 'vehicleColour', 'ቀለም', 'Colour', { most: 40, half: true }),
  field('choice', 'fuel', 'የነዳጅ ዓይነት', 'Runs on', { half: true, options: FUELS }),
  field('text', 'plateNumber', 'የሰሌዳ ቁጥር', 'Plate number', {
    ...required,
    most: 40,
    half: true,
    ...placeholder('አአ 2-A12345', 'AA 2-A12345'),
    ...hint('ከነክልሉ፣ በሰሌዳው ላይ እንዳለ', 'With its region, as on the plate'),
  }),
  field('choice', 'plateCode', 'የሰሌዳው ኮድ', 'Code of the plate', { half: true, options: CODES }),
  field('text', 'chassisNumber', 'የሻንሲ ቁጥር', 'Chassis number', {
    ...required,
    most: 40,
    half: true,
    ...hint('በሊብሬውና በተሽከርካሪው ላይ ያለውን ያመሳክሩ', 'Compare the libre with the vehicle itself'),
  }),
  field('text', 'engineNumber', 'የሞተር ቁጥር', 'Engine number', {
    ...requiredIf(values.fuel !== 'electric'),
    most: 40,
    half: true,
  }),
  field('text', 'libreNumber', 'የሊብሬ ቁጥር', 'Number of the libre', {
    most: 40,
    half: true,
    ...hint('በባለቤትነት ደብተሩ ላይ ይገኛል', 'In the ownership book'),
  }),
  field('number', 'mileage', 'የተጓዘው ኪሎ ሜትር', 'Mileage (km)', { half: true }),
]

const state = (values: Values): Field[] => [
  field('yesNo', 'defectsKnown', 'ሻጩ የሚያውቁት ጉድለት አለ?', 'Is there a defect that the seller knows of?', {
    ...required,
    ...hint('አሁን የተጻፈ ጉድለት በኋላ ክርክር አያስነሣም', 'What is written now is no quarrel later'),
  }),
  ...(yesNo(values, 'defectsKnown') === true
    ? [
        field('longText', 'knownDefects', 'የሚታወቁ ጉድለቶች', 'Known defects', {
          ...required,
          ...placeholder('የኋላ ግራ በር የተጫጫረ\nየማቀዝቀዣው ጋዝ ያለቀ', 'Scratches on the left rear door\nThe air conditioner needs gas'),
          ...hint('እያንዳንዱን ጉድለት በአዲስ መስመር ይጻፉ', 'One defect on each line'),
        }),
      ]
    : []),
  field('choice', 'dutyStatus', 'የጉምሩክ ቀረጥና ታክስ', 'Customs duty and taxes', {
    ...required,
    options: [
      option('paid', 'ተከፍሏል', 'Paid'),
      option('lifted', 'ከቀረጥ ነጻ የገባ ነበር፤ መብቱ ተነሥቷል', 'It came in duty free; that right has been lifted'),
      option('free', 'ከቀረጥ ነጻ የገባ ነው፤ መብቱ አልተነሣም', 'It came in duty free; that right has not been lifted'),
    ],
    ...hint('በጉምሩክ ዲክላራሲዮኑ ላይ ይገኛል', 'Found in the customs declaration'),
  }),
  field('yesNo', 'pledged', 'ተሽከርካሪው የዕዳ መያዣ ሆኗል ወይም ታግዷል?', 'Is it security for a loan or a debt, or under a court order?', {
    ...required,
    ...hint('የሰነዶች ማረጋገጫ (ውልና ማስረጃ) ዕዳና እግድ መኖሩን ያጣራል', 'The authenticating office checks for debts and orders'),
  }),
  ...(isPledged(values)
    ? [
        field('text', 'pledgeHolder', 'የያዘው ባንክ፣ አበዳሪ ወይም ያገደው ፍርድ ቤት', 'Bank, creditor or court', {
          ...required,
          most: 100,
          half: true,
        }),
        field('date', 'pledgeEnd', 'ሻጩ ነጻ የሚያደርጉበት የመጨረሻ ቀን', 'The seller frees it by', { ...required, half: true }),
      ]
    : []),
  field('yesNo', 'inspected', 'የዘመኑ ዓመታዊ ምርመራ (ቦሎ) አለው?', 'Has it passed this year’s inspection (bolo)?'),
  field('date', 'insuranceEnd', 'የሦስተኛ ወገን መድኑ የሚያበቃበት ቀን', 'Third-party insurance ends on', { half: true }),
]

const vehicle = (values: Values): Step => ({
  id: 'vehicle',
  title: both('ተሽከርካሪው', 'The vehicle'),
  text: both('ሊብሬውን ይዘው ይሙሉ፤ ቁጥሮቹን በእሱ ላይ እንዳሉ ይጻፉ።', 'Have the libre at hand and write the numbers as they stand in it.'),
  fields: [...identity(values), ...state(values)],
})

/** What happens when the rest does not come. */
const rest = (values: Values): Field[] => [
  field('money', 'paidNow', 'ሲፈረም የሚከፈለው (ብር)', 'Paid at signing (birr)', { ...required, half: true }),
  field('date', 'restDate', 'ቀሪው የሚከፈልበት የመጨረሻ ቀን', 'The rest is paid by', { ...required, half: true }),
  field('choice', 'unpaid', 'ቀሪው በጊዜው ካልተከፈለ', 'If the rest is not paid in time', {
    ...required,
    options: [
      option('cancel', 'ሻጩ አስጠንቅቀው ውሉን ማፍረስ ይችላሉ', 'The seller may give a warning and then cancel the contract'),
      option('claim', 'ውሉ ይቀጥላል፤ ሻጩ ቀሪውን ከወለድ ጋር ይጠይቃሉ', 'The contract stands; the seller claims the rest with interest'),
    ],
  }),
  ...(values.unpaid === 'cancel'
    ? [
        field('number', 'graceDays', 'የማስጠንቀቂያው ጊዜ (ቀን)', 'Time of the warning (days)', {
          ...required,
          most: 3,
          half: true,
          ...placeholder('ለምሳሌ፦ 15', '15'),
        }),
      ]
    : []),
]

const bank = (am: string, en: string): Field =>
  field('text', 'bankName', am, en, {
    most: 100,
    half: true,
    ...placeholder('የኢትዮጵያ ንግድ ባንክ', 'Commercial Bank of Ethiopia'),
  })

function method(values: Values): Field[] {
  const account = field('text', 'bankAccount', 'የሻጩ የባንክ ሂሳብ ቁጥር', "Seller's account number", { most: 30, half: true })
  const cpo = field('text', 'cpoNumber', 'የሲፒኦ ቁጥር', 'CPO number', { most: 40, half: true })
  return [
    field('choice', 'paymentMethod', 'የክፍያው መንገድ', 'How is it paid?', {
      ...required,
      half: true,
      options: [
        option('bank', 'በባንክ ዝውውር', 'By bank transfer'),
        option('cpo', 'በባንክ ሲፒኦ', 'By CPO (bank payment order)'),
        option('cash', 'በጥሬ ገንዘብ', 'In cash'),
      ],
    }),
    ...(values.paymentMethod === 'bank' ? [bank('የሻጩ ባንክ', "Seller's bank"), account] : []),
    ...(values.paymentMethod === 'cpo' ? [bank('ሲፒኦውን የሰጠው ባንክ', 'Bank that issued the CPO'), cpo] : []),
  ]
}

export const HANDED_OVER = [
  option('keys', 'ቁልፎች (መለዋወጫውን ጨምሮ)', 'The keys (with the spare one)'),
  option('libre', 'ዋናው ሊብሬ', 'The original libre'),
  option('declaration', 'የጉምሩክ ዲክላራሲዮን', 'The customs declaration'),
  option('papers', 'የቦሎና የመድን ማስረጃ', 'The papers of inspection and insurance'),
  option('tools', 'ትርፍ ጎማ፣ ክሪክና መፍቻ', 'Spare wheel, jack and tools'),
]

const terms = (values: Values): Step => ({
  id: 'terms',
  title: both('ዋጋና ርክክብ', 'Price and handover'),
  fields: [
    field('money', 'price', 'የሽያጭ ዋጋ (ብር)', 'Price (birr)', { ...required, half: true }),
    field('choice', 'payment', 'ዋጋው የሚከፈለው', 'When is it paid?', {
      ...required,
      half: true,
      options: [
        option('full', 'ሙሉው ሲፈረም', 'All of it at signing'),
        option('parts', 'ከፊሉ ሲፈረም፣ ቀሪው በኋላ', 'A part at signing, the rest later'),
      ],
    }),
    ...(isInParts(values) ? rest(values) : []),
    ...method(values),
    field('money', 'penalty', 'ውሉን የሚያፈርስ ወገን የሚከፍለው መቀጫ (ብር)', 'Penalty for whoever breaks the contract (birr)', {
      half: true,
      ...hint('ካልተስማሙ ባዶ ይተዉት', 'Leave empty if you agreed on none'),
    }),
    field('date', 'handoverDate', 'የርክክብ ቀን', 'Day of handover', { ...required, half: true }),
    field('text', 'handoverPlace', 'የርክክብ ቦታ', 'Place of handover', { half: true }),
    field('choices', 'handedOver', 'ከተሽከርካሪው ጋር የሚረከቡት', 'Handed over with it', { options: HANDED_OVER }),
    field('date', 'transferDate', 'ስሙ የሚዛወርበት የመጨረሻ ቀን', 'The name is changed by', {
      ...required,
      half: true,
      ...hint('በተሽከርካሪ ባለሥልጣኑ፣ ውሉ ከተረጋገጠ በኋላ', 'At the vehicle authority, after authentication'),
    }),
    field('choice', 'costsBy', 'የማረጋገጫና የዝውውር ወጪ የሚከፍሉት', 'Who pays for authentication and transfer?', {
      ...required,
      half: true,
      options: [
        option('buyer', 'ገዢ', 'The buyer'),
        option('seller', 'ሻጭ', 'The seller'),
        option('both', 'ሁለቱም በእኩል', 'Both, half each'),
      ],
    }),
    SPECIAL_CONDITIONS,
    SIGNING_PLACE,
  ],
})

export const steps = (values: Values): readonly Step[] => [
  vehicle(values),
  seller(values),
  buyer(values),
  terms(values),
  confirmation(values, 'የምስክሮችን ስም ይጻፉ፣ ከዚያ ሁሉንም አይተው ያረጋግጡ።', 'Name the witnesses, then look over everything and confirm.'),
]
