// The words of a lease that do not depend on what was typed. Homes are under Proclamation 1320/2024, business premises under the Civil Code.
import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'
import { article } from '../pieces.ts'

export const TITLES = {
  home: both('የመኖሪያ ቤት ኪራይ ውል', 'Residential Property Rental Agreement'),
  business: both('የንግድ ቤት ኪራይ ውል', 'Lease of Business Premises'),
  undecided: both('የቤት ኪራይ ውል', 'Property Rental Agreement'),
}

export const LAW = {
  home: both(
    'ይህ ውል በመኖሪያ ቤት ኪራይ ቁጥጥርና አስተዳደር አዋጅ ቁጥር 1320/2016 እና በፍትሐ ብሔር ሕግ መሠረት ተደርጓል።',
    'This lease is made under the Residential House Rent Control and Administration Proclamation No. 1320/2024 and the Civil Code.',
  ),
  business: both(
    'ይህ ውል በፍትሐ ብሔር ሕግ ስለ ማይንቀሳቀስ ንብረት ኪራይ በተደነገገው (አንቀጽ 2896 እና ተከታዮቹ) መሠረት ተደርጓል።',
    'This lease is made under the provisions of the Civil Code on the lease of immovables (articles 2896 and following).',
  ),
}

export const HOME_TERM = [
  both(
    'የመኖሪያ ቤት ኪራይ ውል ከሁለት ዓመት ሊያንስ አይችልም፤ በውሉ ዘመን ሕጉ ከሚፈቅደው ምክንያት ውጭ ተከራይ ቤቱን እንዲለቁ አይደረግም።',
    'The lease of a home is for no less than two years; during the term the tenant may not be evicted except on a ground that the law allows.',
  ),
]

export const INCREASE = {
  title: both('ስለ ኪራይ ጭማሪ', 'Increase of the rent'),
  home: both(
    'ኪራይ የሚጨምረው በዓመት ከአንድ ጊዜ ሳይበልጥ፣ ሥልጣን ያለው ተቆጣጣሪ አካል በሚያስታውቀው ምጣኔ ውስጥ ብቻ ነው።',
    'The rent rises no more than once a year, and only within the rate that the competent regulating body announces.',
  ),
  agreed: both('ተዋዋይ ወገኖች ስለ ጭማሪ የተስማሙት፦ {rentIncrease}።', 'The parties have agreed on this increase: {rentIncrease}.'),
  none: both(
    'በውሉ ዘመን ኪራይ የሚጨምረው ሁለቱም ወገኖች በጽሑፍ ሲስማሙ ብቻ ነው።',
    'During the term the rent rises only when both parties agree in writing.',
  ),
}

export const REPAIRS = article(
  both('ጥገና', 'Repairs'),
  both(
    'የቤቱን መዋቅር፣ ጣሪያ፣ የውሃና የኤሌክትሪክ መስመሮች የሚመለከት ጥገና የአከራይ ኃላፊነት ነው፤ ተከራይ ጉዳቱን ወዲያውኑ ያሳውቃሉ።',
    'Repairs of the structure, the roof, and the water and electric lines are the responsibility of the landlord; the tenant reports damage at once.',
  ),
  both(
    'በዕለት ተዕለት አጠቃቀም የሚያስፈልግ አነስተኛ ጥገናና በተከራይ ጥፋት የደረሰ ጉዳት የተከራይ ኃላፊነት ነው።',
    'Small repairs of daily use, and damage through the fault of the tenant, are the responsibility of the tenant.',
  ),
)

export const TENANT = {
  title: both('የተከራይ ግዴታዎች', 'Duties of the tenant'),
  care: both(
    'ተከራይ ቤቱን በጥንቃቄ ይይዛሉ፤ ኪራዩን በወቅቱ ይከፍላሉ፤ ውሉ ሲያበቃ ቤቱን በተረከቡበት ሁኔታ ይመልሳሉ፤ በተገቢ አጠቃቀም የሚደርስ መጠነኛ ማርጀት እንደ ጉዳት አይቆጠርም።',
    'The tenant takes good care of the property, pays the rent on time, and at the end returns it as it was received, fair wear excepted.',
  ),
  changes: both(
    'ተከራይ ያለ አከራይ የጽሑፍ ፈቃድ በቤቱ ላይ ለውጥ አያደርጉም።',
    'The tenant makes no alterations without the written consent of the landlord.',
  ),
  sublet: both(
    '[subleaseAllowed|ተከራይ ቤቱን ወይም ከፊሉን ለሌላ ሰው ማከራየት ይችላሉ]።',
    '[subleaseAllowed|The tenant may sublet the property or a part of it].',
  ),
  noSublet: both(
    '[subleaseAllowed|ተከራይ ያለ አከራይ የጽሑፍ ፈቃድ ቤቱን ለሌላ ሰው አያከራዩም]።',
    '[subleaseAllowed|The tenant does not sublet without the written consent of the landlord].',
  ),
  pets: both('[petsAllowed|የቤት እንስሳት ማኖር ይፈቀዳል]።', '[petsAllowed|Pets are allowed].'),
  noPets: both('[petsAllowed|የቤት እንስሳት ማኖር አይፈቀድም]።', '[petsAllowed|Pets are not allowed].'),
  petsOpen: both(
    '[petsAllowed|የቤት እንስሳት ማኖር የሚፈቀደው በአከራይ የጽሑፍ ስምምነት ነው]።',
    '[petsAllowed|Pets are kept with the written consent of the landlord].',
  ),
}

export const LANDLORD = article(
  both('የአከራይ ግዴታዎች', 'Duties of the landlord'),
  both(
    'አከራይ ቤቱን ለአገልግሎት ዝግጁ አድርገው ያስረክባሉ፤ ተከራይ በሰላም እንዲጠቀሙበትም ያደርጋሉ።',
    'The landlord hands over the property fit for use and leaves the tenant in its peaceful enjoyment.',
  ),
  both(
    'አከራይ ቤቱን መጎብኘት የሚችሉት አስቀድመው በማሳወቅና በተመቻቸ ሰዓት ነው።',
    'The landlord visits the property with notice and at a convenient hour.',
  ),
  both(
    'በቤቱ ባለቤትነት ላይ የሚጣል ግብርና ታክስ የአከራይ ኃላፊነት ነው።',
    'Taxes on the ownership of the property are the responsibility of the landlord.',
  ),
)

export const ENDING = {
  title: both('ውሉን ስለ ማቋረጥ', 'Ending the lease'),
  late: both(
    'ተከራይ ኪራይ በወቅቱ ካልከፈሉ አከራይ በጽሑፍ ማስጠንቀቂያ ይሰጣሉ፤ በማስጠንቀቂያው ጊዜ ካልተከፈለ በሕግ መሠረት ውሉን ማቋረጥ ይችላሉ።',
    'When the rent is late the landlord gives written notice; if it is not paid within the time of the notice, the landlord may end the lease as the law provides.',
  ),
  homeTenant: both('ተከራይ ከሁለት ወር በፊት በጽሑፍ አሳውቀው ቤቱን መልቀቅ ይችላሉ።', 'The tenant may leave with two months’ written notice.'),
  homeOwner: both(
    'ቤቱ በሽያጭ ወይም በውርስ ለሌላ ሰው ቢተላለፍ አዲሱ ባለቤት የስድስት ወር ማስጠንቀቂያ ሳይሰጡ ተከራይን አያስለቅቁም። ቤቱ በስጦታ መተላለፉ ተከራይን ለማስለቀቅ ምክንያት አይሆንም።',
    'When the house passes to another by sale or inheritance, the new owner may not evict the tenant without six months’ notice. A donation of the house to another is no ground to evict the tenant.',
  ),
  notice: both(
    'ከሁለቱ ወገኖች አንዱ ውሉን ከጊዜው በፊት ማቋረጥ ሲፈልግ ከ{noticeMonths} ወር በፊት በጽሑፍ ያሳውቃል።',
    'Either party who wishes to end the lease early gives {noticeMonths} months’ written notice.',
  ),
}

export const DISPUTES = article(
  both('አለመግባባትን ስለ መፍታት', 'Disputes'),
  both(
    'አለመግባባት ሲነሳ ወገኖቹ በቅድሚያ በውይይት ይፈታሉ፤ ካልተቻለ ጉዳዩ ሥልጣን ላለው አካል ወይም ፍርድ ቤት ይቀርባል።',
    'The parties first settle a dispute by discussion; failing that, it goes to the competent body or court.',
  ),
)

export const EFFECT = {
  title: both('መጽናትና ምዝገባ', 'Effect and registration'),
  home: both(
    'ይህ ውል በተፈረመ በ30 ቀን ውስጥ ቤቱ በሚገኝበት ወረዳ ሥልጣን ባለው አካል ተረጋግጦ ይመዘገባል፤ ሳይመዘገብ የቀረ ውል ሕጋዊ ውጤት አይኖረውም።',
    'Within 30 days of signing, this lease is authenticated and registered by the competent body of the woreda where the house stands; unregistered, it has no effect.',
  ),
  business: both('ይህ ውል የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ ነው።', 'This lease takes effect when the competent office has authenticated it.'),
  copies: both(
    'አከራይ፣ ተከራይና ውሉን የሚመዘግበው ተቋም እያንዳንዳቸው አንድ ቅጂ ይይዛሉ።',
    'Landlord, tenant and the registering office each keep one copy.',
  ),
}

/** Of business premises. `vat`: by how it stands to the rent. */
export const TAXES: { vat: Readonly<Record<string, Text>>; withheld: Text } = {
  vat: {
    included: both('[vat|የተጨማሪ እሴት ታክስ በኪራዩ ውስጥ ተካቷል]።', '[vat|Value added tax is included in the rent].'),
    added: both(
      '[vat|በሕጉ የሚከፈለው የተጨማሪ እሴት ታክስ በኪራዩ ላይ ይጨመራል]፤ አከራይ ደረሰኝ ይሰጣሉ።',
      '[vat|Value added tax as the law has it is added to the rent]; the landlord gives a receipt.',
    ),
    none: both('[vat|አከራይ ለተጨማሪ እሴት ታክስ አልተመዘገቡም]።', '[vat|The landlord is not registered for value added tax].'),
  },
  withheld: both(
    'ተከራይ ከኪራዩ ታክስ ቀንሶ የማስቀረት ግዴታ በሕግ ካለባቸው፣ ቀንሰው ያስቀራሉ፤ ማረጋገጫውንም ለአከራይ ይሰጣሉ።',
    'Where the law obliges the tenant to withhold tax from the rent, the tenant withholds it and gives the landlord the certificate.',
  ),
}
