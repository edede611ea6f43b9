// What must fit together in a sale, and what stands in the way of the authentication or of the change of the name.
import type { Problem, Values } from '../../template.ts'
import { error, formProblems, idKey, sameId, threeNames, warning, when } from '../checks.ts'
import { shortDate } from '../dates.ts'
import { fieldsByName, has } from '../fields.ts'
import { grouped } from '../fill.ts'
import { dateOf, hundredthsOf, isBefore, textOf, wholeOf, yesNo } from '../values.ts'
import { hasAgent, isCompany, type Side } from './parties.ts'
import { isInParts, isPledged, steps } from './steps.ts'

export function problems(values: Values): readonly Problem[] {
  const form = steps(values)
  const asked = fieldsByName(form)
  const open = (...names: string[]): string[] => names.filter((name) => asked.has(name))
  return [
    ...formProblems(form, values),
    ...sameId(values, open('sellerId', 'buyerId', 'spouseIdNumber')),
    ...sameId(values, open('sellerId', 'sellerAgentId')),
    ...sameId(values, open('buyerId', 'buyerAgentId')),
    ...[...asked.values()].flatMap(({ name, known }) => (known === 'name' ? threeNames(values, name) : [])),
    ...agents(values),
    ...numbers(values),
    ...papers(values),
    ...money(values),
    ...days(values),
  ]
}

const signerId = (values: Values, side: Side): string => {
  const name = isCompany(values, side) ? 'ManagerId' : hasAgent(values, side) ? 'AgentId' : 'Id'
  return idKey(values, `${side}${name}`)
}

function agents(values: Values): Problem[] {
  const isOneHand =
    signerId(values, 'seller') !== '' &&
    signerId(values, 'seller') === signerId(values, 'buyer') &&
    [hasAgent, isCompany].some((is) => is(values, 'seller') || is(values, 'buyer'))
  const field = isCompany(values, 'buyer') ? 'buyerManagerId' : hasAgent(values, 'buyer') ? 'buyerAgentId' : 'buyerId'
  return [
    ...when(
      hasAgent(values, 'seller') && yesNo(values, 'sellerAgentMay') === false,
      error(
        'sellerAgentMay',
        'ተወካይ መሸጥ የሚችሉት ውክልናው የመሸጥ ሥልጣንን በግልጽ ሲሰጥ ብቻ ነው፤ ጠቅላላ ውክልና ለማስተዳደር ብቻ ያገለግላል',
        'An agent can sell only when the power of attorney expressly says so: a general power is for managing only',
      ),
    ),
    ...when(
      hasAgent(values, 'buyer') && yesNo(values, 'buyerAgentMay') === false,
      warning(
        'buyerAgentMay',
        'ውክልናው መግዛትን ካልጠቀሰ አረጋጋጩ ተቋም ላይቀበለው ይችላል፤ አስቀድመው ይጠይቁ',
        'The authenticating office may refuse a power that does not name buying: ask first',
      ),
    ),
    ...when(
      isOneHand,
      warning(
        field,
        'አንድ ሰው በሻጭም በገዢም በኩል ይፈርማል፤ የጥቅም ግጭት ስላለ ውሉ ላይጸና ይችላል፤ የሕግ ባለሙያ ያማክሩ',
        'One person signs for seller and for buyer: with this conflict of interest the contract may not hold; ask a lawyer',
      ),
    ),
  ]
}

/** Old Japanese cars have eleven signs, newer ones seventeen. */
const CHASSIS_LEAST = 6

function numbers(values: Values): Problem[] {
  const [chassis, engine] = [idKey(values, 'chassisNumber'), idKey(values, 'engineNumber')]
  return [
    ...when(
      has(values, 'yearOfMake') && !/^(?:19|20)\d\d$/.test(textOf(values, 'yearOfMake')),
      error('yearOfMake', 'ዓመቱን በአራት አኃዝ ይጻፉ፤ ለምሳሌ፦ 2010', 'Write the year in four digits, such as 2010'),
    ),
    ...when(
      has(values, 'plateNumber') && !/\p{N}/u.test(textOf(values, 'plateNumber')),
      warning(
        'plateNumber',
        'የሰሌዳ ቁጥሩ አኃዝ የለውም፤ በሰሌዳው ላይ እንዳለ ይጻፉ',
        'This plate has no digit: write it as it stands on the plate',
      ),
    ),
    ...when(
      has(values, 'chassisNumber') && chassis.length < CHASSIS_LEAST,
      warning(
        'chassisNumber',
        'የሻንሲ ቁጥሩ አጭር ነው፤ ከሊብሬውና ከተሽከርካሪው ጋር ያመሳክሩ',
        'This is short for a chassis number: compare it with the libre and the vehicle',
      ),
    ),
    ...when(
      chassis !== '' && chassis === engine,
      warning(
        'engineNumber',
        'የሻንሲና የሞተር ቁጥሩ አንድ ነው፤ ከሊብሬው ጋር ያመሳክሩ',
        'Chassis and engine have the same number: compare them with the libre',
      ),
    ),
  ]
}

const papers = (values: Values): Problem[] => [
  ...when(
    values.plateCode === '4' || values.plateCode === 'other',
    warning(
      'plateCode',
      'የመንግሥት፣ የድርጅትና የሌሎች ልዩ ሰሌዳዎች ሽያጭ ከሚመለከተው አካል ደብዳቤ ወይም ፈቃድ ሊጠይቅ ይችላል፤ አስቀድመው ይጠይቁ',
      'The sale of a vehicle with a government or another special plate may need a letter of the competent body: ask first',
    ),
  ),
  ...when(
    values.dutyStatus === 'free',
    warning(
      'dutyStatus',
      'ከቀረጥ ነጻ የገባ ተሽከርካሪ ስሙ የሚዛወረው ቀረጡ ተከፍሎ መብቱ ሲነሣ ወይም የሚመለከተው አካል ሲፈቅድ ነው፤ ይህ ሳይጠናቀቅ ብዙ ገንዘብ አይክፈሉ',
      'A duty-free vehicle changes its name only when the duty is paid and the right lifted, or the competent body permits it: pay nothing large before that',
    ),
  ),
  ...when(
    isPledged(values),
    warning(
      'pledged',
      'መያዣው ወይም እግዱ ሳይነሣ ውሉ አይረጋገጥም፤ ስሙም አይዛወርም፤ ባንኩን ወይም ያገደውን አካል አስቀድመው ያነጋግሩ',
      'Until the pledge or the order is lifted the contract is not authenticated and the name not changed: speak to the bank or the court first',
    ),
  ),
]

/** In santim. */
const TINY_PRICE = 1_000_00n

function money(values: Values): Problem[] {
  const [price, paid] = [hundredthsOf(values, 'price'), hundredthsOf(values, 'paidNow')]
  return [
    ...when(price === 0n, error('price', 'ዋጋው ከዜሮ በላይ መሆን አለበት', 'The price has to be more than zero')),
    ...when(
      price !== null && price > 0n && price < TINY_PRICE,
      warning('price', 'ዋጋው በጣም ትንሽ ነው፤ በብር መጻፍዎን ያረጋግጡ', 'This is a very small price: check that it is in birr'),
    ),
    ...(isInParts(values) ? parts(values, price, paid) : []),
    ...when(
      values.paymentMethod === 'cash',
      warning(
        'paymentMethod',
        'የታክስ ሕጉ በጥሬ ገንዘብ የሚፈጸም ክፍያን ይገድባል፤ በባንክ ወይም በሲፒኦ መክፈል ማስረጃ ይተዋል፣ ይበልጥም አስተማማኝ ነው',
        'Tax law limits payments in cash: a bank transfer or a CPO leaves proof and is safer',
      ),
    ),
    ...when(
      price !== null && (hundredthsOf(values, 'penalty') ?? 0n) > price,
      warning('penalty', 'መቀጫው ከዋጋው ይበልጣል፤ ያረጋግጡ', 'The penalty is more than the price: check it'),
    ),
  ]
}

function parts(values: Values, price: bigint | null, paid: bigint | null): Problem[] {
  const days = textOf(values, 'graceDays')
  return [
    ...when(paid === 0n, error('paidNow', 'ከዜሮ በላይ መሆን አለበት', 'It has to be more than zero')),
    ...when(
      price !== null && price > 0n && paid !== null && paid >= price,
      error(
        'paidNow',
        `ሲፈረም የሚከፈለው ከዋጋው (${grouped(price ?? 0n)} ብር) ማነስ አለበት፤ ሁሉም ከተከፈለ ‹ሙሉው ሲፈረም› የሚለውን ይምረጡ`,
        `What is paid at signing is less than the price (${grouped(price ?? 0n)} birr); if all is paid, choose “All of it at signing”`,
      ),
    ),
    ...when(
      values.unpaid === 'cancel' && days !== '' && !((wholeOf(values, 'graceDays') ?? 0) > 0),
      error('graceDays', 'ሙሉ ቁጥር ይጻፉ፤ ለምሳሌ፦ 15', 'Write a whole number, such as 15'),
    ),
  ]
}

function days(values: Values): Problem[] {
  const [handover, transfer] = [dateOf(values, 'handoverDate'), dateOf(values, 'transferDate')]
  const rest = isInParts(values) ? dateOf(values, 'restDate') : null
  const freed = isPledged(values) ? dateOf(values, 'pledgeEnd') : null
  return [
    ...(rest !== null && handover !== null && isBefore(handover, rest)
      ? [
          warning(
            'handoverDate',
            `ተሽከርካሪው የሚረከበው ቀሪው ዋጋ (${shortDate(rest, 'am')}) ሳይከፈል ነው፤ ሻጩ ለቀሪው ዋስትና ይጠይቁ`,
            `The vehicle is handed over before the rest is paid (${shortDate(rest, 'en')}): the seller should ask for security`,
          ),
        ]
      : []),
    ...(rest !== null && transfer !== null && isBefore(transfer, rest)
      ? [
          warning(
            'transferDate',
            `ስሙ የሚዛወረው ቀሪው ዋጋ (${shortDate(rest, 'am')}) ሳይከፈል ነው፤ ውሉ ግን ሻጩ ከዚያ በፊት እንዲያዛውሩ አያስገድድም`,
            `This is before the rest is paid (${shortDate(rest, 'en')}), and the contract does not bind the seller to change the name until then`,
          ),
        ]
      : []),
    ...(freed !== null && transfer !== null && isBefore(transfer, freed)
      ? [
          error(
            'pledgeEnd',
            `ተሽከርካሪው ነጻ የሚሆነው ስሙ ከሚዛወርበት ቀን (${shortDate(transfer, 'am')}) በፊት መሆን አለበት`,
            `The vehicle has to be free before the name is changed (${shortDate(transfer, 'en')})`,
          ),
        ]
      : []),
  ]
}
