// Words that all documents and forms share.

import type { Text } from '@menged/ethiopia/text'
import { both } from './fields.ts'

export const FOOTER = both('ረቂቅ፦ የሚጸናው ሲረጋገጥ ብቻ ነው', 'Draft: takes effect only when authenticated')

export const DRAFT_NOTE = both(
  'ረቂቅ፦ ይህ ሰነድ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። የሕግ ምክር አይደለም፤ ከመፈረምዎ በፊት በባለሙያ ያረጋግጡ።',
  'Draft: this document takes effect only when the competent office has authenticated it. It is not legal advice; check it with a professional before you sign.',
)

/** Filled in by the office that authenticates. */
export const OFFICE = {
  title: both('*በአረጋጋጩ ተቋም የሚሞላ*', '*For the authenticating office*'),
  number: both('የምዝገባ ቁጥር፦ {_14}', 'Registration number: {_14}'),
  date: both('ቀን፦ {_14}', 'Date: {_14}'),
  officer: both('ያረጋገጡት ባለሙያ ስምና ፊርማ፦ {_24}', 'Name and signature of the officer: {_24}'),
  seal: both('የአረጋጋጩ ተቋም ማኅተም', 'Seal of the authenticating office'),
}

export const WITNESS = (n: number): Text => both(`ምስክር ${n}`, `Witness ${n}`)
export const WITNESS_ADDRESS = both('አድራሻ', 'Address')
export const ID = both('የመታወቂያ ቁጥር', 'ID number')
