// The articles of association: how the company is run from day to day.
import type { Values } from '../../template.ts'
import { both, has } from '../fields.ts'
import { article, type Piece } from '../pieces.ts'
import { directorNumbers, isOneMember } from './lists.ts'
import { hasSecretary } from './memorandum.ts'
import { transferRule } from './transfer-rule.ts'

export function association(values: Values): Piece[] {
  return [
    {
      k: 'p',
      text: both(
        'ይህ መተዳደሪያ ደንብ የ{company} የመመሥረቻ ጽሑፍ አካል ሲሆን፣ የማኅበሩን አስተዳደር ይወስናል።',
        'These articles are part of the memorandum of association of {company} and govern its administration.',
      ),
    },
    SHARES,
    transfer(values),
    isOneMember(values) ? ONE_MEMBER_DECISIONS : MEETINGS,
    manager(values),
    ...board(values),
    ...(hasSecretary(values) ? [SECRETARY] : []),
    ACCOUNTS,
    DIVIDEND,
    CAPITAL,
    DISPUTES,
    DISSOLUTION,
    AMENDMENT,
  ]
}

const SHARES = article(
  both('አክሲዮኖችና የአባላት መዝገብ', 'Shares and register of members'),
  both('አክሲዮኖቹ እኩል ዋጋና እኩል መብት አላቸው።', 'All shares have equal value and give equal rights.'),
  both(
    'ማኅበሩ የአባላትን ስምና አድራሻ፣ የያዙትን አክሲዮንና የተደረጉ ዝውውሮችን የያዘ መዝገብ በዋና መሥሪያ ቤቱ ያስቀምጣል።',
    'The company keeps at its head office a register of the members, their addresses and shares, and of all transfers.',
  ),
  both('አንድ አክሲዮን የብዙ ሰዎች ከሆነ ባለቤቶቹ አንድ የጋራ ተወካይ ይሰይማሉ።', 'Several owners of one share name one common representative.'),
)

const transfer = (values: Values): Piece =>
  article(
    both('አክሲዮን ስለ ማስተላለፍ', 'Transfer of shares'),
    transferRule(values),
    both(
      'ዝውውሩ በጽሑፍ ይደረጋል፤ በማኅበሩ ላይ የሚጸናው በአባላት መዝገብ ሲመዘገብ ነው።',
      'A transfer is made in writing and binds the company when it is entered in the register of members.',
    ),
    ...(isOneMember(values)
      ? [
          both(
            'አባላቱ ከአንድ በላይ ሲሆኑ ይህ ሰነድ በንግድ ሕጉ መሠረት ተሻሽሎ ይመዘገባል።',
            'When there is more than one member, these documents are amended and registered as the Commercial Code provides.',
          ),
          both(
            'አባሉ ሲሞቱ አክሲዮኑ በሕግ መሠረት ለወራሾች ይተላለፋል፤ እስከዚያ ድረስ ተተኪው ማኅበሩን ይጠብቃሉ።',
            'On the death of the member the shares pass to the heirs as the law provides; until then the nominee preserves the company.',
          ),
        ]
      : [
          both(
            'አባል ሲሞት አክሲዮኑ በሕግ መሠረት ለወራሾቹ ይተላለፋል።',
            'On the death of a member the shares pass to the heirs as the law provides.',
          ),
        ]),
  )

const ONE_MEMBER_DECISIONS = article(
  both('የአባሉ ውሳኔዎች', 'Decisions of the member'),
  both(
    'በንግድ ሕጉና በዚህ ደንብ ለአባላት ጉባኤ የተሰጠውን ሥልጣን ብቸኛው አባል በራሳቸው ይሠሩበታል።',
    'The only member exercises what the Commercial Code and these articles leave to the meeting of the members.',
  ),
  both(
    'በዚህ ደንብ ‹አባላት› ወይም ‹የአባላት ጉባኤ› የተባለው ብቸኛውን አባል ይመለከታል።',
    'Where these articles say “members” or “meeting of the members”, the only member is meant.',
  ),
  both(
    'የአባሉ ውሳኔዎችና ከማኅበሩ ጋር የሚያደርጓቸው ውሎች በጽሑፍ ይሆናሉ፤ ተፈርመው ከቃለ ጉባኤ መዝገብ ጋር ይቀመጣሉ።',
    'Decisions of the member, and contracts between the member and the company, are in writing, signed, and kept with the minutes.',
  ),
)

const MEETINGS = article(
  both('የአባላት ጉባኤ', 'Meeting of the members'),
  both(
    'ጉባኤው የበጀት ዓመቱ ካለቀ በኋላ ቢያንስ በዓመት አንድ ጊዜ ይደረጋል፤ ሥራ አስኪያጁ አጀንዳውን ገልጸው በጽሑፍ ይጠራሉ።',
    'The members meet at least once a year after the end of the fiscal year; the general manager calls them in writing and names the agenda.',
  ),
  both('እያንዳንዱ አክሲዮን አንድ ድምፅ ይሰጣል።', 'Each share carries one vote.'),
  both(
    'ሕጉ ወይም ይህ ደንብ የተለየ ድምፅ ካልጠየቀ በቀር፣ ውሳኔ የሚተላለፈው ከካፒታሉ ግማሽ በላይ በያዙ አባላት ድምፅ ነው።',
    'Unless the law or these articles require otherwise, members who hold more than half of the capital decide.',
  ),
  both(
    'አባል በጽሑፍ ውክልና በሌላ ሰው ሊወከል ይችላል፤ የጉባኤው ውሳኔ በቃለ ጉባኤ ይያዛል።',
    'A member may be represented by written proxy; minutes are kept of each meeting.',
  ),
)

const manager = (values: Values): Piece =>
  article(
    both('ሥራ አስኪያጅ', 'General manager'),
    both(
      'ሥራ አስኪያጁ ማኅበሩን በሦስተኛ ወገኖችና በመንግሥት ተቋማት ዘንድ ይወክላሉ፤ የዕለት ተዕለት ሥራውን ይመራሉ፤ ሠራተኞችን ይቀጥራሉ፤ ያሰናብታሉ፤ የባንክ ሂሳብ ያንቀሳቅሳሉ።',
      'The general manager represents the company towards third parties and public offices, directs the daily business, engages and dismisses staff, and operates the bank accounts.',
    ),
    ...(has(values, 'managerLimit')
      ? [
          both(
            'ሥራ አስኪያጁ ከ{managerLimit} በላይ የሆነ ውል የሚፈርሙት በአባላት ፈቃድ ነው።',
            'The general manager needs the consent of the members for a contract of more than {managerLimit}.',
          ),
        ]
      : []),
    both(
      'ሥራ አስኪያጁ የማኅበሩ ጥቅም ከራሳቸው ጥቅም ጋር በሚጋጭበት ጉዳይ ያለ አባላት ፈቃድ አይሠሩም።',
      'Where the interest of the company conflicts with their own, the general manager does not act without the consent of the members.',
    ),
    both(
      'ሥራ አስኪያጁ ስለ ሥራቸው ለአባላት ጉባኤ ሪፖርት ያቀርባሉ፤ ጉባኤው በማንኛውም ጊዜ ሊሽራቸው ይችላል።',
      'The general manager reports to the meeting of the members, which may remove them at any time.',
    ),
    ...(directorNumbers(values).some((n) => values[`director${n}Position`] === 'deputyManager')
      ? [both('ሥራ አስኪያጁ በማይኖሩበት ጊዜ ምክትል ሥራ አስኪያጁ ይተካሉ።', 'The deputy manager stands in when the general manager is absent.')]
      : []),
  )

function board(values: Values): Piece[] {
  const isOfBoard = (n: number): boolean => ['boardChair', 'boardMember'].includes(String(values[`director${n}Position`]))
  if (!directorNumbers(values).some(isOfBoard)) return []
  return [
    article(
      both('ቦርድ', 'Board'),
      both(
        'ቦርዱ በመመሥረቻ ጽሑፉ የተሰየሙ አባላት ያሉት ሲሆን፣ የማኅበሩን አጠቃላይ አቅጣጫ ይወስናል፤ ሥራ አስኪያጁንም ይቆጣጠራል።',
        'The board consists of those whom the memorandum names; it settles the general direction of the company and supervises the general manager.',
      ),
      both(
        'ቦርዱ በአባላቱ የድምፅ ብልጫ ይወስናል፤ ድምፅ እኩል ከሆነ የሰብሳቢው ድምፅ ይወስናል።',
        'The board decides by majority; in a tie the chair decides.',
      ),
    ),
  ]
}

const SECRETARY = article(
  both('ጸሐፊ', 'Secretary'),
  both('ጸሐፊው ቃለ ጉባኤና የአባላትን መዝገብ ይይዛሉ።', 'The secretary keeps the minutes and the register of members.'),
)

const ACCOUNTS = article(
  both('ሂሳብና ኦዲት', 'Accounts and audit'),
  both('ማኅበሩ በሕግ መሠረት የሂሳብ መዛግብት ይይዛል።', 'The company keeps books of account as the law requires.'),
  both(
    'ሥራ አስኪያጁ በየበጀት ዓመቱ መጨረሻ የሂሳብ መግለጫ አዘጋጅተው ለአባላት ያቀርባሉ፤ አባላት መዛግብቱን መመርመር ይችላሉ።',
    'At the end of each fiscal year the general manager lays the accounts before the members, who may inspect the books.',
  ),
)

const DIVIDEND = article(
  both('የትርፍ ድልድል', 'Distribution of profit'),
  both(
    'ግብርና በሕግ የሚጠየቅ መጠባበቂያ ከተቀነሰ በኋላ የቀረው ትርፍ በአባላት ጉባኤ ውሳኔ በአክሲዮን መጠን ይከፋፈላል።',
    'After taxes and the reserve that the law requires, the meeting of the members distributes the profit in proportion to the shares.',
  ),
)

const CAPITAL = article(
  both('ካፒታል ስለ መጨመርና ስለ መቀነስ', 'Increase and reduction of capital'),
  both(
    'ካፒታሉ በንግድ ሕጉ መሠረት ሊጨምር ወይም ሊቀንስ ይችላል፤ በሕግ ከተወሰነው ዝቅተኛ መጠን ግን አይቀንስም። አዲስ አክሲዮን ሲወጣ አባላት በያዙት መጠን የቅድሚያ መብት አላቸው።',
    'The capital may be increased or reduced as the Commercial Code provides, but not below the lawful minimum. Members have the first right to new shares in proportion to those they hold.',
  ),
)

const DISPUTES = article(
  both('አለመግባባትን ስለ መፍታት', 'Disputes'),
  both(
    'በአባላት መካከል ወይም በአባላትና በማኅበሩ መካከል የሚነሳ አለመግባባት በቅድሚያ በውይይት ይፈታል፤ ካልተቻለ ሥልጣን ላለው ፍርድ ቤት ይቀርባል።',
    'A dispute among the members, or between a member and the company, is first settled by discussion; failing that, it goes to the competent court.',
  ),
)

const DISSOLUTION = article(
  both('ማኅበሩ ስለ መፍረሱ', 'Dissolution'),
  both(
    'ማኅበሩ የሚፈርሰው የተቋቋመበት ጊዜ ሲያበቃ፣ ዓላማው ሲፈጸም ወይም የማይቻል ሲሆን፣ አባላት በንግድ ሕጉ በሚጠየቀው ድምፅ ሲወስኑ፣ ወይም በሕግ በተደነገገ ሌላ ምክንያት ነው።',
    'The company is dissolved when its term ends, when its object is attained or becomes impossible, when the members so decide by the majority that the Commercial Code requires, or for another cause laid down by law.',
  ),
  both(
    'ሲፈርስ ዕዳዎች ተከፍለው የቀረው ሀብት ለአባላት በአክሲዮን መጠን ይከፋፈላል።',
    'On dissolution the debts are paid, and what remains is divided among the members in proportion to their shares.',
  ),
)

const AMENDMENT = article(
  both('ማሻሻያና ያልተደነገጉ ጉዳዮች', 'Amendment, and what is not provided'),
  both(
    'የመመሥረቻ ጽሑፉና ይህ ደንብ የሚሻሻሉት በንግድ ሕጉ በሚጠየቀው ድምፅ ነው፤ ማሻሻያው ተረጋግጦ ይመዘገባል።',
    'The memorandum and these articles are amended by the majority that the Commercial Code requires; an amendment is authenticated and registered.',
  ),
  both('በዚህ ደንብ ያልተደነገገ ጉዳይ በንግድ ሕጉ ይወሰናል።', 'What these articles do not provide for is governed by the Commercial Code.'),
)
