// The words of a sale that do not depend on what was typed, or that a choice picks.
import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'
import { article } from '../pieces.ts'

export const TITLE = both('የተሽከርካሪ ሽያጭ ውል', 'Contract of Sale of a Vehicle')

type Chosen = Readonly<Record<string, Text>>

export const LAW = both(
  'ይህ ውል በፍትሐ ብሔር ሕግ ስለ ሽያጭ በተደነገገው (አንቀጽ 2266 እና ተከታዮቹ) እና በተሽከርካሪ መለያ፣ መመርመሪያና መመዝገቢያ አዋጅ ቁጥር 681/2002 መሠረት ተደርጓል።',
  'This contract is made under the provisions of the Civil Code on sale (articles 2266 and following) and the Vehicle Identification, Inspection and Registration Proclamation No. 681/2010.',
)

export const SPOUSE: { title: Text; status: Text; consent: Chosen; alone: Chosen } = {
  title: both('የጋብቻ ሁኔታና የትዳር ጓደኛ ስምምነት', 'Marital status and consent of the spouse'),
  status: both('የሻጭ የጋብቻ ሁኔታ፦ {sellerMaritalStatus}።', 'Marital status of the seller: {sellerMaritalStatus}.'),
  consent: {
    consents: both(
      'የሻጭ የትዳር ጓደኛ {spouseName} (የመታወቂያ ቁጥር፦ {spouseIdNumber}) የጋራ ንብረት የሆነው ይህ ተሽከርካሪ በዚህ ውል መሠረት እንዲሸጥ [spouseConsent|ተስማምተዋል]፤ በዚህ ውል ላይም ይፈርማሉ (የተሻሻለው የቤተሰብ ሕግ አዋጅ ቁጥር 213/1992 አንቀጽ 68)።',
      'The spouse of the seller, {spouseName} (ID number: {spouseIdNumber}), [spouseConsent|agrees] to the sale of this vehicle, which is common property, on the terms of this contract, and signs it (Revised Family Code, Proclamation No. 213/2000, article 68).',
    ),
    document: both(
      'የሻጭ የትዳር ጓደኛ {spouseName} (የመታወቂያ ቁጥር፦ {spouseIdNumber}) የጋራ ንብረት የሆነው ይህ ተሽከርካሪ እንዲሸጥ [spouseConsent|በተረጋገጠ ሰነድ ተስማምተዋል] (የተሻሻለው የቤተሰብ ሕግ አዋጅ ቁጥር 213/1992 አንቀጽ 68)፤ የሰነዱ ቁጥርና ቀን፦ {spousePaper}።',
      'The spouse of the seller, {spouseName} (ID number: {spouseIdNumber}), [spouseConsent|has agreed by an authenticated document] to the sale of this vehicle, which is common property (Revised Family Code, Proclamation No. 213/2000, article 68); number and date of the document: {spousePaper}.',
    ),
    personal: both(
      'ሻጭ ተሽከርካሪው [spouseConsent|የግል ንብረታቸው መሆኑን] ያረጋግጣሉ፤ ማስረጃውም ከዚህ ውል ጋር ይቀርባል።',
      'The seller declares that the vehicle [spouseConsent|is the seller’s personal property]; proof is shown with this contract.',
    ),
  },
  alone: {
    divorced: both(
      'ሻጭ የቀድሞ የትዳር ጓደኛቸው በዚህ ተሽከርካሪ ላይ ድርሻ እንደሌላቸው ያረጋግጣሉ።',
      'The seller declares that the former spouse has no share in this vehicle.',
    ),
    widowed: both(
      'ሻጭ የሟች የትዳር ጓደኛቸው ወራሾች በዚህ ተሽከርካሪ ላይ ድርሻ እንደሌላቸው ያረጋግጣሉ።',
      'The seller declares that the heirs of the late spouse have no share in this vehicle.',
    ),
  },
}

export const VEHICLE = {
  title: both('የሚሸጠው ተሽከርካሪ', 'The vehicle'),
  sold: both(
    'ሻጭ በስማቸው የተመዘገበውንና በሠንጠረዡ የተገለጸውን ተሽከርካሪ ለገዢ ሸጠዋል፤ ገዢም ገዝተዋል።',
    'The seller sells, and the buyer buys, the vehicle that is described in the table and registered in the name of the seller.',
  ),
  compared: both(
    'ተዋዋይ ወገኖች በተሽከርካሪው ላይ ያሉትን ቁጥሮች በባለቤትነት ደብተሩ (ሊብሬ) ላይ ካሉት ጋር አመሳክረዋል።',
    'The parties have compared the numbers on the vehicle with those in the ownership book (libre).',
  ),
  head: [both('መግለጫ', 'Particulars'), both('መረጃ', 'Details')],
}

export const PRICE: { title: Text; price: Text; when: Chosen; part: Text; open: Text; how: Chosen; howOpen: Text; proof: Text } =
  {
    title: both('ዋጋና አከፋፈል', 'Price and payment'),
    price: both('የተሽከርካሪው የሽያጭ ዋጋ {price} ነው።', 'The price of the vehicle is {price}.'),
    when: {
      full: both(
        'ገዢ [payment|ሙሉ ዋጋውን ይህ ውል ሲፈረም] ለሻጭ ይከፍላሉ።',
        'The buyer pays the seller [payment|the whole price when this contract is signed].',
      ),
      parts: both(
        'ገዢ ከዋጋው ላይ {paidNow} [payment|ይህ ውል ሲፈረም] ለሻጭ ይከፍላሉ፤ ቀሪውን {rest} እስከ {restDate} ድረስ ይከፍላሉ።',
        'The buyer pays the seller {paidNow} of the price [payment|when this contract is signed], and the rest, {rest}, by {restDate}.',
      ),
    },
    part: both('አስቀድሞ የሚከፈለው ገንዘብ የዋጋው አካል ነው።', 'The money paid beforehand counts towards the price.'),
    open: both('ዋጋው የሚከፈልበት ጊዜ፦ {payment}።', 'The price is paid: {payment}.'),
    how: {
      bank: both(
        '[paymentMethod|ክፍያው የሚፈጸመው በሻጭ የባንክ ሂሳብ ነው]፦ {bankName}፣ የሂሳብ ቁጥር {bankAccount}።',
        '[paymentMethod|Payment is made into the bank account of the seller]: {bankName}, account number {bankAccount}.',
      ),
      cpo: both(
        '[paymentMethod|ክፍያው የሚፈጸመው በሻጭ ስም በተዘጋጀ የባንክ የክፍያ ማዘዣ (ሲፒኦ) ነው]፦ {bankName}፣ የሲፒኦ ቁጥር {cpoNumber}።',
        '[paymentMethod|Payment is made by a bank payment order (CPO) in the name of the seller]: {bankName}, CPO number {cpoNumber}.',
      ),
      cash: both(
        '[paymentMethod|ክፍያው የሚፈጸመው በጥሬ ገንዘብ ነው]፤ ሻጭ ለተቀበሉት ገንዘብ ደረሰኝ ይሰጣሉ።',
        '[paymentMethod|Payment is made in cash]; the seller gives a receipt for what is received.',
      ),
    },
    howOpen: both('የክፍያው መንገድ፦ {paymentMethod}።', 'Way of payment: {paymentMethod}.'),
    proof: both(
      'ክፍያ ተፈጸመ የሚባለው ገንዘቡ ለሻጭ ሲደርስ ነው፤ ሁለቱም ወገኖች የክፍያ ማስረጃዎችን ይይዛሉ።',
      'A payment is made when the money has reached the seller; both parties keep the proof of it.',
    ),
  }

export const UNPAID: { title: Text; name: Text; after: Readonly<Record<string, readonly Text[]>>; open: Text } = {
  title: both('ቀሪው ዋጋ በጊዜው ካልተከፈለ', 'When the rest is not paid in time'),
  name: both(
    'ሙሉ ዋጋው እስኪከፈል ድረስ ሻጭ የተሽከርካሪውን ስም ለማዛወር አይገደዱም።',
    'Until the whole price is paid the seller is not bound to have the vehicle registered in the name of the buyer.',
  ),
  after: {
    cancel: [
      both(
        'ቀሪው ዋጋ በጊዜው ካልተከፈለ ሻጭ ለገዢ የ{graceDays} ቀን የጽሑፍ ማስጠንቀቂያ ይሰጣሉ፤ በዚህ ጊዜ ውስጥም ካልተከፈለ [unpaid|ውሉን ማፍረስ ይችላሉ]።',
        'When the rest is not paid in time the seller gives the buyer a written warning of {graceDays} days; if it is still not paid, the seller [unpaid|may cancel the contract].',
      ),
      both(
        'ውሉ ሲፈርስ ገዢ የተረከቡትን ተሽከርካሪና ሰነዶች፣ ሻጭም የተቀበሉትን ገንዘብ ይመልሳሉ፤ ገዢ የሚከፍሉት መቀጫ ወይም ካሳ ካለ ከሚመለሰው ገንዘብ ላይ ይቀነሳል።',
        'When the contract is cancelled the buyer returns the vehicle and the papers, and the seller the money received, less any penalty or damages that the buyer owes.',
      ),
    ],
    claim: [
      both(
        'ቀሪው ዋጋ በጊዜው ካልተከፈለ [unpaid|ውሉ እንደጸና ይቆያል]፤ ሻጭ ቀሪውን በሕግ ከሚታሰበው ወለድ ጋር መጠየቅ ይችላሉ።',
        'When the rest is not paid in time [unpaid|the contract stands]; the seller may claim the rest with the interest that the law allows.',
      ),
    ],
  },
  open: both('ቀሪው ዋጋ በጊዜው ካልተከፈለ በሕግ የተደነገገው ይፈጸማል።', 'When the rest is not paid in time, what the law provides applies.'),
}

export const HANDOVER = {
  title: both('ርክክብ', 'Handover'),
  when: both(
    'ሻጭ ተሽከርካሪውን በ{handoverDate} ለገዢ ያስረክባሉ፤ የርክክቡ ቦታ፦ {handoverPlace}።',
    'The seller hands the vehicle over to the buyer on {handoverDate}; place of handover: {handoverPlace}.',
  ),
  things: both('ተሽከርካሪው ከነቁልፎቹና ከነሰነዶቹ ይረከባል።', 'The vehicle is handed over with its keys and papers.'),
  record: both(
    'ተዋዋይ ወገኖች ርክክቡ የተፈጸመበትን ቀንና ሰዓት እንዲሁም የተነበበውን ኪሎ ሜትር ጽፈው ይፈራረማሉ።',
    'The parties write down the day and the hour of the handover and the mileage, and both sign.',
  ),
}

export const CONDITION = {
  title: both('የተሽከርካሪው ሁኔታ', 'Condition of the vehicle'),
  seen: both(
    'ገዢ ተሽከርካሪውን አይተዋል፣ የማስመርመር ዕድልም አግኝተዋል፤ ባለበት ሁኔታም ገዝተዋል።',
    'The buyer has seen the vehicle, has been free to have it examined, and buys it as it is.',
  ),
  known: both(
    'ሻጭ የሚከተሉትን [defectsKnown|ጉድለቶች] አሳውቀዋል፦ {knownDefects}።',
    'The seller has made these [defectsKnown|defects] known: {knownDefects}.',
  ),
  none: both(
    'ሻጭ [defectsKnown|የሚያውቁት ጉድለት እንደሌለ] ያረጋግጣሉ።',
    'The seller declares that [defectsKnown|the seller knows of no defect].',
  ),
  hidden: both(
    'ሻጭ እያወቁ ለደበቁት ጉድለት በሕግ መሠረት ኃላፊ ናቸው።',
    'The seller answers, as the law provides, for a defect known and concealed.',
  ),
}

export const WARRANTY: {
  title: Text
  own: Text
  free: Text
  held: Text
  lifted: Text
  heldOpen: Text
  duty: Chosen
  dutyOpen: Text
  inspected: Text
  notInspected: Text
  arrears: Text
} = {
  title: both('የሻጭ ማረጋገጫ', 'What the seller answers for'),
  own: both(
    'ሻጭ የተሽከርካሪው ባለቤት መሆናቸውንና የመሸጥ መብት እንዳላቸው ያረጋግጣሉ፤ ሌላ ሰው በተሽከርካሪው ላይ መብት አለኝ ቢል ለገዢ በሕግ መሠረት ኃላፊ ናቸው።',
    'The seller declares to be the owner of the vehicle and free to sell it, and answers to the buyer, as the law provides, if another person claims a right in it.',
  ),
  free: both(
    'ሻጭ [pledged|ተሽከርካሪው ከመያዣ፣ ከዕዳና ከፍርድ ቤት እግድ ነጻ መሆኑን] ያረጋግጣሉ።',
    'The seller declares that [pledged|the vehicle is free of pledge, debt and court order].',
  ),
  held: both(
    'ተሽከርካሪው [pledged|በመያዣ ወይም በእግድ ላይ ነው]፤ የያዘው ወይም ያገደው፦ {pledgeHolder}።',
    'The vehicle [pledged|is held as security or under a court order] by: {pledgeHolder}.',
  ),
  lifted: both(
    'ሻጭ እስከ {pledgeEnd} ድረስ ተሽከርካሪውን ከዚህ ነጻ ያደርጋሉ፤ የተነሣበትን ማስረጃም ለገዢ ይሰጣሉ።',
    'The seller frees the vehicle of it by {pledgeEnd} and gives the buyer the paper that shows it.',
  ),
  heldOpen: both(
    'ተሽከርካሪው በመያዣ፣ በዕዳ ወይም በእግድ ላይ መሆን አለመሆኑ፦ {pledged}።',
    'Whether the vehicle is under a pledge, a debt or a court order: {pledged}.',
  ),
  duty: {
    paid: both(
      '[dutyStatus|የጉምሩክ ቀረጥና ታክሱ ተከፍሏል]፤ ያልተከፈለ ቢገኝ ሻጭ ይከፍላሉ።',
      '[dutyStatus|Customs duty and taxes are paid]; what turns out to be unpaid is paid by the seller.',
    ),
    lifted: both(
      '[dutyStatus|ተሽከርካሪው ከቀረጥ ነጻ የገባ ሲሆን መብቱ ተነሥቷል]፤ ሻጭ ማስረጃውን ያቀርባሉ፤ ያልተከፈለ ቀረጥ ቢገኝም ሻጭ ይከፍላሉ።',
      '[dutyStatus|The vehicle came in duty free and that right has been lifted]; the seller shows the proof and pays any duty that turns out to be unpaid.',
    ),
    free: both(
      '[dutyStatus|ተሽከርካሪው ከቀረጥ ነጻ የገባ ሲሆን መብቱ አልተነሣም]፤ ስሙ ከመዛወሩ በፊት ሻጭ ቀረጡን ከፍለው መብቱን ያስነሣሉ ወይም የሚመለከተውን አካል ፈቃድ ያቀርባሉ።',
      '[dutyStatus|The vehicle came in duty free and that right has not been lifted]; before the registration is transferred the seller pays the duty and has the right lifted, or brings the permission of the competent body.',
    ),
  },
  dutyOpen: both('የጉምሩክ ቀረጥና ታክስ፦ {dutyStatus}።', 'Customs duty and taxes: {dutyStatus}.'),
  inspected: both(
    'ተሽከርካሪው [inspected|የዘመኑ ዓመታዊ ምርመራ (ቦሎ) አለው]።',
    'The vehicle [inspected|has passed this year’s inspection (bolo)].',
  ),
  notInspected: both(
    'ተሽከርካሪው [inspected|የዘመኑ ዓመታዊ ምርመራ (ቦሎ) የለውም]፤ ስሙ ከመዛወሩ በፊት ሻጭ ያስመረምራሉ።',
    'The vehicle [inspected|has not passed this year’s inspection (bolo)]; the seller has it inspected before the registration is transferred.',
  ),
  arrears: both(
    'እስከ ርክክቡ ድረስ ያለውን የትራፊክ ቅጣት፣ የዓመታዊ ምርመራ፣ የመንገድ ፈንድና ሌላ ውዝፍ ክፍያ የሚከፍሉት ሻጭ ናቸው።',
    'Traffic fines, charges of the yearly inspection and the road fund, and other arrears up to the handover are paid by the seller.',
  ),
}

export const RISK = {
  title: both('ኃላፊነትና መድን', 'Risk and insurance'),
  passes: both(
    'በተሽከርካሪው ላይ የሚደርስ ጉዳት ወይም መጥፋት እስከ ርክክቡ ድረስ የሻጭ፣ ከርክክቡ በኋላ የገዢ ኃላፊነት ነው።',
    'Damage to the vehicle or its loss is borne by the seller up to the handover, and by the buyer from then on.',
  ),
  fines: both(
    'ከርክክቡ ቀንና ሰዓት ጀምሮ በተሽከርካሪው ለሚፈጸም ጥፋት፣ ለሚጣል ቅጣትና ለሚደርስ አደጋ ኃላፊው ገዢ ናቸው፤ የተሽከርካሪው ስም ገና ባለመዛወሩ ሻጭ የከፈሉት ካለ ገዢ ይተካሉ። ይህም ሦስተኛ ወገኖች በሕግ ያላቸውን መብት አይነካም።',
    'From the day and hour of the handover the buyer answers for offences, fines and accidents with the vehicle, and makes good what the seller has to pay because the vehicle is not yet registered in the name of the buyer. The rights of third parties under the law are not affected.',
  ),
  until: both('አሁን ያለው የሦስተኛ ወገን መድን የሚያበቃው በ{insuranceEnd} ነው።', 'The present third-party insurance ends on {insuranceEnd}.'),
  insurer: both(
    'ሻጭ ሽያጩን ለመድን ድርጅቱ ያሳውቃሉ፤ ገዢ ከርክክቡ ጀምሮ ተሽከርካሪው የሦስተኛ ወገን መድን እንዲኖረው ያደርጋሉ።',
    'The seller tells the insurer of the sale; the buyer keeps the vehicle insured against third-party risks from the handover on.',
  ),
}

export const TRANSFER = article(
  both('የስም ዝውውር', 'Transfer of registration'),
  both(
    'ተዋዋይ ወገኖች ተሽከርካሪው በተመዘገበበት የተሽከርካሪ ባለሥልጣን ቀርበው እስከ {transferDate} ድረስ የተሽከርካሪውን ስም ወደ ገዢ ያዛውራሉ።',
    'The parties go to the vehicle authority where the vehicle is registered and have it registered in the name of the buyer by {transferDate}.',
  ),
  both(
    'ሻጭ ለዝውውሩ ከእሳቸው የሚጠየቁትን ሰነዶች ያቀርባሉ፤ በእሳቸው በኩል ያለ ዕዳ ወይም እግድ ዝውውሩን ቢያሰናክል ሻጭ ያስነሣሉ።',
    'The seller brings the papers that are asked of the seller, and clears any debt or order on the seller’s side that stands in the way.',
  ),
  both(
    'በሻጭ ምክንያት ስሙ ሊዛወር ካልቻለና ሻጭ በጽሑፍ ተጠይቀው ካላስተካከሉ፣ ገዢ ውሉን አፍርሰው የከፈሉትን ገንዘብ ማስመለስ ይችላሉ።',
    'If for a cause on the seller’s side the registration cannot be transferred, and the seller does not put it right after a written request, the buyer may cancel the contract and claim back the money paid.',
  ),
)

export const COSTS: { title: Text; by: Chosen; open: Text; tax: Text } = {
  title: both('ወጪና ታክስ', 'Costs and taxes'),
  by: {
    buyer: both(
      'የውል ማረጋገጫ፣ የዋጋ ግምት፣ የቴምብር ቀረጥና የስም ዝውውር ወጪን [costsBy|ገዢ ይከፍላሉ]።',
      'The costs of authentication, the estimate of the value, stamp duty and the transfer of registration are [costsBy|paid by the buyer].',
    ),
    seller: both(
      'የውል ማረጋገጫ፣ የዋጋ ግምት፣ የቴምብር ቀረጥና የስም ዝውውር ወጪን [costsBy|ሻጭ ይከፍላሉ]።',
      'The costs of authentication, the estimate of the value, stamp duty and the transfer of registration are [costsBy|paid by the seller].',
    ),
    both: both(
      'የውል ማረጋገጫ፣ የዋጋ ግምት፣ የቴምብር ቀረጥና የስም ዝውውር ወጪን [costsBy|ሻጭና ገዢ በእኩል ይከፍላሉ]።',
      'The costs of authentication, the estimate of the value, stamp duty and the transfer of registration are [costsBy|paid by seller and buyer, half each].',
    ),
  },
  open: both(
    'የውል ማረጋገጫ፣ የዋጋ ግምት፣ የቴምብር ቀረጥና የስም ዝውውር ወጪን የሚከፍለው፦ {costsBy}።',
    'The costs of authentication, the estimate of the value, stamp duty and the transfer of registration are paid by: {costsBy}.',
  ),
  tax: both(
    'በሽያጩ ምክንያት በሻጭ ላይ በሕግ የሚጣለውን ታክስ የሚከፍሉት ሻጭ ናቸው።',
    'A tax that the law lays on the seller because of the sale is paid by the seller.',
  ),
}

export const BREACH = {
  title: both('ውሉን አለማክበር', 'Breach of the contract'),
  penalty: both(
    'ከሁለቱ ወገኖች ይህን ውል የሚያፈርሰው ለሌላው ወገን {penalty} መቀጫ ይከፍላል።',
    'The party who breaks this contract pays the other a penalty of {penalty}.',
  ),
  damages: both(
    'ግዴታውን ያልፈጸመ ወገን በሌላው ላይ ያደረሰውን ጉዳት በሕግ መሠረት ይክሳል።',
    'The party who does not perform makes good the loss of the other, as the law provides.',
  ),
}

export const DISPUTES = article(
  both('አለመግባባትን ስለ መፍታት', 'Disputes'),
  both(
    'ተዋዋይ ወገኖች አለመግባባትን በቅድሚያ በውይይት ለመፍታት ይጥራሉ፤ ካልተስማሙ ጉዳዩ ሥልጣን ላለው ፍርድ ቤት ይቀርባል።',
    'The parties first try to settle a dispute by discussion; if they do not agree, it goes to the competent court.',
  ),
)

export const EFFECT = article(
  both('መጽናትና ቅጂዎች', 'Effect and copies'),
  both(
    'ይህ ውል የሚጸናው ሥልጣን ባለው የሰነድ አረጋጋጭ ተቋም ፊት ተፈርሞ ሲረጋገጥ ነው (የሰነዶች ማረጋገጫና ምዝገባ አዋጅ ቁጥር 922/2008)።',
    'This contract takes effect when it has been signed before the competent authenticating office and authenticated (Authentication and Registration of Documents Proclamation No. 922/2015).',
  ),
  both(
    'ሻጭ፣ ገዢ፣ አረጋጋጩ ተቋምና የተሽከርካሪ ባለሥልጣኑ እያንዳንዳቸው አንድ ቅጂ ይይዛሉ።',
    'Seller, buyer, the authenticating office and the vehicle authority each keep one copy.',
  ),
)
