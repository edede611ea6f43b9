// The acts for which the law wants a special authority, one by one: what the form calls each, and what it has to name.

import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'

/** `what`: a field that names the thing; `isNeeded` when the office refuses an authority without it. */
type Power = { id: string; label: Text; what?: { label: Text; isNeeded: boolean }; isImmovable?: true }

const deed = (am: string, en: string) => ({
  label: both(`${am}፦ የካርታ ቁጥርና አድራሻ`, `${en}: title deed number and address`),
  isNeeded: true,
})

export const POWERS: readonly Power[] = [
  {
    id: 'sellImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት መሸጥ', 'Sell a house or other immovable property'),
    what: deed('የሚሸጠው ንብረት', 'Property to be sold'),
    isImmovable: true,
  },
  {
    id: 'mortgageImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት በመያዣ መስጠት', 'Mortgage a house or other immovable property'),
    what: deed('በመያዣ የሚሰጠው ንብረት', 'Property to be mortgaged'),
    isImmovable: true,
  },
  {
    id: 'donate',
    label: both('ንብረት በስጦታ ማስተላለፍ', 'Give property as a donation'),
    what: {
      label: both('በስጦታ የሚሰጠው ንብረትና ተቀባዩ', 'What is donated, and to whom'),
      isNeeded: true,
    },
    isImmovable: true,
  },
  {
    id: 'buyImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት መግዛት', 'Buy a house or other immovable property'),
    what: { label: both('የሚገዛው ንብረት (የሚታወቅ ከሆነ)', 'Property to be bought, if known'), isNeeded: false },
  },
  {
    id: 'sellVehicle',
    label: both('ተሽከርካሪ መሸጥ', 'Sell a vehicle'),
    what: { label: both('የሚሸጠው ተሽከርካሪ፦ የሰሌዳና የሻንሲ ቁጥር', 'Vehicle to be sold: plate and chassis number'), isNeeded: true },
  },
  {
    id: 'bank',
    label: both('ከባንክ ሂሳብ ገንዘብ ማውጣት', 'Take money out of a bank account'),
    what: { label: both('ባንኩና የሂሳብ ቁጥሩ', 'Bank and account number'), isNeeded: true },
  },
  {
    id: 'borrow',
    label: both('መበደር', 'Borrow money'),
    what: { label: both('ብድሩ ከማን፣ እስከ ስንት ብር (የሚታወቅ ከሆነ)', 'Loan: from whom and up to what sum, if known'), isNeeded: false },
  },
  {
    id: 'invest',
    label: both('ካፒታልን በንግድ ማኅበር ወይም በሌላ ሥራ ላይ ማዋል', 'Invest capital in a company or business'),
    what: { label: both('ካፒታሉ የሚውልበትና መጠኑ (የሚታወቅ ከሆነ)', 'Investment: where and how much, if known'), isNeeded: false },
  },
  { id: 'bills', label: both('የሐዋላ ወረቀትና ቼክ መፈረም', 'Sign bills of exchange and cheques') },
  { id: 'settle', label: both('ክርክርን በስምምነት መጨረስ', 'Settle disputes by agreement') },
  { id: 'arbitration', label: both('ክርክርን ለግልግል ዳኝነት ማቅረብ', 'Submit disputes to arbitration') },
  {
    id: 'court',
    label: both('በፍርድ ቤት መክሰስና መከራከር', 'Bring and defend suits in court'),
    what: { label: both('የፍርድ ቤቱ ክርክር (የሚታወቅ ከሆነ)', 'Court case, if known'), isNeeded: false },
  },
]

export const whatOf = (id: string): string => `${id}What`
