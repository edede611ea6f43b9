// Words that all documents and forms share.
import type { Language, Text } from '@menged/contracts/language'
import type { Doc } from '../doc.ts'
import { both } from './fields.ts'

export const LABELS: Record<Language, Doc['labels']> = {
  am: { article: 'አንቀጽ {n}።', page: 'ገጽ {n} ከ{of}', name: 'ስም', signature: 'ፊርማ', date: 'ቀን' },
  en: { article: 'Article {n}.', page: 'Page {n} of {of}', name: 'Name', signature: 'Signature', date: 'Date' },
}

export const FOOTER = both('ረቂቅ፦ የሚጸናው ሲረጋገጥ ብቻ ነው', 'Draft: takes effect only when authenticated')

export const DRAFT_NOTE = both(
  'ረቂቅ፦ ይህ ሰነድ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። የሕግ ምክር አይደለም፤ ከመፈረምዎ በፊት በባለሙያ ያረጋግጡ።',
  'Draft: this document takes effect only when the competent office has authenticated it. It is not legal advice; check it with a professional before you sign.',
)

export const SEAL_CAPTION = both(
  'የአረጋጋጩ ተቋም ማኅተም። የምዝገባ ቁጥር፦ {_10} ቀን፦ {_10} ያረጋገጠው ባለሙያ ስምና ፊርማ፦ {_14}',
  'Seal of the authenticating office. Registration number: {_10} Date: {_10} Name and signature of the officer: {_14}',
)

export const WITNESS = (n: number): Text => both(`ምስክር ${n}`, `Witness ${n}`)
export const WITNESS_ADDRESS = both('አድራሻ', 'Address')
export const ID = both('የመታወቂያ ቁጥር', 'ID number')
