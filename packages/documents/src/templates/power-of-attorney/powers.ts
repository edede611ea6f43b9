// The acts for which the law wants a special authority, one by one: what the form calls each, and what it has to name.

import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'

/**
 * `what`: a field that names the thing; `isNeeded` when the office refuses an authority without it. `hasDeed`: its original proof is shown.
 * `needsSpouse`: what is common is given away or bound, which both spouses agree to (Revised Family Code, article 68).
 */
type Power = { id: string; label: Text; what?: { label: Text; isNeeded: boolean }; hasDeed?: true; needsSpouse?: true }

const needed = (am: string, en: string) => ({ label: both(am, en), isNeeded: true })
const optional = (am: string, en: string) => ({ label: both(am, en), isNeeded: false })
const deed = (am: string, en: string) => needed(`${am}፦ የካርታ ቁጥርና አድራሻ`, `${en}: title deed number and address`)

export const POWERS: readonly Power[] = [
  {
    id: 'sellImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት መሸጥ', 'Sell a house or other immovable property'),
    what: deed('የሚሸጠው ንብረት', 'Property to be sold'),
    hasDeed: true,
    needsSpouse: true,
  },
  {
    id: 'mortgageImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት በመያዣ መስጠት', 'Mortgage a house or other immovable property'),
    what: deed('በመያዣ የሚሰጠው ንብረት', 'Property to be mortgaged'),
    hasDeed: true,
    needsSpouse: true,
  },
  {
    id: 'donate',
    label: both('ንብረት በስጦታ ማስተላለፍ', 'Give property as a donation'),
    what: needed('በስጦታ የሚሰጠው ንብረትና ተቀባዩ', 'What is donated, and to whom'),
    hasDeed: true,
    needsSpouse: true,
  },
  {
    id: 'buyImmovable',
    label: both('ቤት ወይም ሌላ የማይንቀሳቀስ ንብረት መግዛት', 'Buy a house or other immovable property'),
    what: optional('የሚገዛው ንብረት (የሚታወቅ ከሆነ)', 'Property to be bought, if known'),
  },
  {
    id: 'sellVehicle',
    label: both('ተሽከርካሪ መሸጥ', 'Sell a vehicle'),
    what: needed('የሚሸጠው ተሽከርካሪ፦ የሰሌዳና የሻንሲ ቁጥር', 'Vehicle to be sold: plate and chassis number'),
    hasDeed: true,
    needsSpouse: true,
  },
  {
    id: 'bank',
    label: both('ከባንክ ሂሳብ ገንዘብ ማውጣት', 'Take money out of a bank account'),
    what: needed('ባንኩና የሂሳብ ቁጥሩ', 'Bank and account number'),
  },
  {
    id: 'borrow',
    label: both('መበደር', 'Borrow money'),
    what: optional('ብድሩ ከማን፣ እስከ ስንት ብር (የሚታወቅ ከሆነ)', 'Loan: from whom and up to what sum, if known'),
    needsSpouse: true,
  },
  {
    id: 'guarantee',
    label: both('ለሌላ ሰው ዕዳ ዋስ መሆን', 'Guarantee the debt of another'),
    what: needed('ዋስትናው ለማን፣ እስከ ስንት ብር', 'Guarantee: for whom and up to what sum'),
    needsSpouse: true,
  },
  {
    id: 'leaseLong',
    label: both('ቤት ወይም ቦታ ከሦስት ዓመት በላይ ማከራየት', 'Lease a house or land for more than three years'),
    what: deed('የሚከራየው ንብረት', 'Property to be leased'),
    hasDeed: true,
    needsSpouse: true,
  },
  {
    id: 'condominium',
    label: both('የደረሰኝን የጋራ መኖሪያ ቤት መረከብና ውሉን መፈረም', 'Take over a condominium that was won, and sign its contract'),
    what: needed('የጋራ መኖሪያ ቤቱ፦ ሳይት፣ ብሎክና የቤት ቁጥር', 'Condominium: site, block and house number'),
  },
  {
    id: 'inherit',
    label: both('ውርስ መቀበልና የወራሽነት ማረጋገጫ ማውጣት', 'Accept an inheritance and obtain the heirship certificate'),
    what: needed('የሟች ሙሉ ስም', 'Full name of the deceased'),
  },
  {
    id: 'pension',
    label: both('የጡረታ አበል መቀበል', 'Receive a pension'),
    what: optional('የጡረታ መለያ ቁጥርና ባንኩ', 'Pension number and bank'),
  },
  {
    id: 'invest',
    label: both('ካፒታልን በንግድ ማኅበር ወይም በሌላ ሥራ ላይ ማዋል', 'Invest capital in a company or business'),
    what: optional('ካፒታሉ የሚውልበትና መጠኑ (የሚታወቅ ከሆነ)', 'Investment: where and how much, if known'),
  },
  {
    id: 'foundCompany',
    label: both('የንግድ ማኅበር ማቋቋምና የመመሥረቻ ጽሑፉን መፈረም', 'Found a company and sign its memorandum'),
    what: needed('የሚቋቋመው ማኅበር ስምና የወካዩ ድርሻ', 'Company to be founded, and the share of the principal'),
  },
  {
    id: 'shares',
    label: both('የማኅበር ድርሻ መሸጥ ወይም ማስተላለፍ', 'Sell or transfer shares'),
    what: needed('ማኅበሩና የድርሻው ብዛት', 'Company and number of shares'),
    needsSpouse: true,
  },
  {
    id: 'vote',
    label: both('በማኅበር ስብሰባ መገኘትና ድምፅ መስጠት', 'Attend and vote at meetings of a company'),
    what: needed('ማኅበሩ', 'Company'),
  },
  {
    id: 'offices',
    label: both(
      'በመንግሥትና በግል መሥሪያ ቤቶች ቀርቦ ማመልከት፣ ሰነድ ማስገባትና መቀበል',
      'Appear at public and private offices, apply, hand in and collect papers',
    ),
    what: optional('የትኞቹ መሥሪያ ቤቶች፣ ስለ ምን ጉዳይ (የሚታወቅ ከሆነ)', 'Which offices, about what, if known'),
  },
  { id: 'bills', label: both('የሐዋላ ወረቀትና ቼክ መፈረም', 'Sign bills of exchange and cheques') },
  { id: 'settle', label: both('ክርክርን በስምምነት መጨረስ', 'Settle disputes by agreement') },
  { id: 'arbitration', label: both('ክርክርን ለግልግል ዳኝነት ማቅረብ', 'Submit disputes to arbitration') },
  {
    id: 'court',
    label: both('በፍርድ ቤት መክሰስና መከራከር', 'Bring and defend suits in court'),
    what: optional('የፍርድ ቤቱ ክርክር (የሚታወቅ ከሆነ)', 'Court case, if known'),
  },
]

export const whatOf = (id: string): string => `${id}What`
