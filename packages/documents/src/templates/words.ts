// Words that all documents and forms share.

import type { Text } from '@menged/ethiopia/text'
import type { Effect } from '../template.ts'
import { both } from './fields.ts'

export const FOOTER: Record<Effect, Text> = {
  authenticated: both('ረቂቅ፦ የሚጸናው ሲረጋገጥ ብቻ ነው', 'Draft: takes effect only when authenticated'),
  signed: both('ረቂቅ፦ የሚጸናው ተዋዋዮቹ ሲፈርሙበት ብቻ ነው', 'Draft: takes effect only when the parties have signed'),
}

export const DRAFT_NOTE: Record<Effect, Text> = {
  authenticated: both(
    'ረቂቅ፦ ይህ ሰነድ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። የሕግ ምክር አይደለም፤ ከመፈረምዎ በፊት በባለሙያ ያረጋግጡ።',
    'Draft: this document takes effect only when the competent office has authenticated it. It is not legal advice; check it with a professional before you sign.',
  ),
  signed: both(
    'ረቂቅ፦ ይህ ሰነድ የሚጸናው ተዋዋዮቹ ሲፈርሙበት ብቻ ነው። የሕግ ምክር አይደለም፤ ከመፈረምዎ በፊት በባለሙያ ያረጋግጡ።',
    'Draft: this document takes effect only when the parties have signed it. It is not legal advice; check it with a professional before you sign.',
  ),
}

const MADE_FROM_ANSWERS = both(
  'የተዘጋጀው በሰጡት መልስ መሠረት ነው፤ የሕግ ምክር አይደለም። ሁሉንም ያንብቡ፣ ባዶ ቦታዎችን በእጅ ይሙሉ፣ የሚያጠራጥርዎት ካለ ባለሙያ ያማክሩ።',
  'It was made from your answers and is not legal advice: read all of it, fill the blanks by hand, and ask a professional about what you are not sure of.',
)

/** Of a copy for signing, in place of the note: a sheet that is taken off. */
export const COVER: { title: Text; paragraphs: Record<Effect, readonly Text[]> } = {
  title: both('የሽፋን ገጽ፦ ከመፈረምዎ በፊት ይለዩት', 'Cover sheet: take it off before you sign'),
  paragraphs: {
    authenticated: [
      both('ይህ ገጽ የሰነዱ አካል አይደለም፤ ወደ ተቋሙ ይዘውት አይሂዱ።', 'This sheet is no part of the document; do not take it to the office.'),
      both(
        'ሰነዱ የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ብቻ ነው። ተቋሙ ከሚያረጋግጠው ባለሙያ ፊት ቀርበው ይፈርሙ እንጂ አስቀድመው አይፈርሙ።',
        'The document takes effect only when the competent office has authenticated it. Sign before the officer, not at home.',
      ),
      MADE_FROM_ANSWERS,
    ],
    signed: [
      both('ይህ ገጽ የሰነዱ አካል አይደለም፤ አይፈረምበትም።', 'This sheet is no part of the document; nobody signs it.'),
      both(
        'ሰነዱ የሚጸናው ተዋዋዮቹ ሲፈርሙበት ብቻ ነው። እንዲረጋገጥ ከፈለጉ ግን በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ባለሙያ ፊት ቀርበው ይፈርሙ እንጂ አስቀድመው አይፈርሙ።',
        'The document takes effect only when the parties have signed it. If you want it authenticated, sign before the officer of the Documents Authentication and Registration Service, not at home.',
      ),
      MADE_FROM_ANSWERS,
    ],
  },
}

/** Of a document in two languages. */
export const PREVAILS = both('ሁለቱ ጽሑፎች ቢለያዩ የአማርኛው ይጸናል።', 'Where the two texts differ, the Amharic prevails.')

/** Filled in by the office that authenticates. */
export const OFFICE = {
  title: {
    authenticated: both('*በአረጋጋጩ ተቋም የሚሞላ*', '*For the authenticating office*'),
    signed: both('*እንዲረጋገጥ ከተፈለገ፣ በአረጋጋጩ ተቋም የሚሞላ*', '*For the authenticating office, where authentication is wanted*'),
  },
  number: both('የምዝገባ ቁጥር፦ {_14}', 'Registration number: {_14}'),
  date: both('ቀን፦ {_14}', 'Date: {_14}'),
  officer: both('ያረጋገጡት ባለሙያ ስምና ፊርማ፦ {_24}', 'Name and signature of the officer: {_24}'),
  seal: both('የአረጋጋጩ ተቋም ማኅተም', 'Seal of the authenticating office'),
}

export const WITNESS = (n: number): Text => both(`ምስክር ${n}`, `Witness ${n}`)
export const WITNESS_ADDRESS = both('አድራሻ', 'Address')
export const ID = both('የመታወቂያ ቁጥር', 'ID number')
