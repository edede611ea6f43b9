// Words that all documents and forms share.

import type { Text } from '@menged/ethiopia/text'
import { both } from './fields.ts'

export const FOOTER = both('ረቂቅ፦ የሚጸናው ሲረጋገጥ ብቻ ነው', 'Draft: takes effect only when authenticated')

export const DRAFT_NOTE = both(
  'ረቂቅ፦ ይህ ሰነድ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። የሕግ ምክር አይደለም፤ ከመፈረምዎ በፊት በባለሙያ ያረጋግጡ።',
  'Draft: this document takes effect only when the competent office has authenticated it. It is not legal advice; check it with a professional before you sign.',
)

/** Of a copy for signing, in place of the note: a sheet that is taken off. */
export const COVER = {
  title: both('የሽፋን ገጽ፦ ከመፈረምዎ በፊት ይለዩት', 'Cover sheet: take it off before you sign'),
  paragraphs: [
    both('ይህ ገጽ የሰነዱ አካል አይደለም፤ ወደ ተቋሙ ይዘውት አይሂዱ።', 'This sheet is no part of the document; do not take it to the office.'),
    both(
      'ሰነዱ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። ተቋሙ ከሚያረጋግጠው ባለሙያ ፊት ቀርበው ይፈርሙ እንጂ አስቀድመው አይፈርሙ።',
      'The document takes effect only when the competent office has authenticated it. Sign before the officer, not at home.',
    ),
    both(
      'የተዘጋጀው በሰጡት መልስ መሠረት ነው፤ የሕግ ምክር አይደለም። ሁሉንም ያንብቡ፣ ባዶ ቦታዎችን በእጅ ይሙሉ፣ የሚያጠራጥርዎት ካለ ባለሙያ ያማክሩ።',
      'It was made from your answers and is not legal advice: read all of it, fill the blanks by hand, and ask a professional about what you are not sure of.',
    ),
  ],
}

/** Of a document in two languages. */
export const PREVAILS = both('ሁለቱ ጽሑፎች ቢለያዩ የአማርኛው ይጸናል።', 'Where the two texts differ, the Amharic prevails.')

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
