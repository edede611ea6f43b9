// The words of a loan that do not depend on what was typed. Loans of money are under the Civil Code, articles 2471 and following.
import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'
import { article } from '../pieces.ts'

export const TITLE = both('የገንዘብ ብድር ውል', 'Loan Agreement')

export const ROLES = {
  lender: both('አበዳሪ', 'Lender'),
  borrower: both('ተበዳሪ', 'Borrower'),
  guarantor: both('ዋስ', 'Guarantor'),
  borrowerSpouse: both('የተበዳሪ የትዳር ጓደኛ', 'Spouse of the borrower'),
  guarantorSpouse: both('የዋስ የትዳር ጓደኛ', 'Spouse of the guarantor'),
}

export const CAPACITY = both(
  'አበዳሪና ተበዳሪ አካለ መጠን የደረሱና በሕግ ፊት ለመዋዋል ችሎታ ያላቸው መሆናቸውን ያረጋግጣሉ፤ አበዳሪ ይህን ብድር የሚሰጡት በግላቸው እንጂ በማበደር ንግድ አይደለም።',
  'Lender and borrower declare that they are of age and able in law to make a contract; the lender makes this loan as a private person, not as a business of lending.',
)

export const LAW = both(
  'ይህ ውል በፍትሐ ብሔር ሕግ ስለ ገንዘብ ብድር በተደነገገው (አንቀጽ 2471 እና ተከታዮቹ) መሠረት ተደርጓል።',
  'This contract is made under the provisions of the Civil Code on the loan of money (articles 2471 and following).',
)

export const LOAN = {
  title: both('የብድሩ መጠን', 'The loan'),
  amount: both(
    'አበዳሪ {loanAmount} ለተበዳሪ አበድረዋል፤ ተበዳሪም ይህንኑ መጠን ለአበዳሪ ለመመለስ ተስማምተዋል።',
    'The lender lends the borrower {loanAmount}, and the borrower agrees to repay the same sum to the lender.',
  ),
  purpose: both('ብድሩ የተፈለገው ለሚከተለው ነው፦ {loanPurpose}።', 'The loan is for: {loanPurpose}.'),
  birr: both(
    'ብድሩ የሚሰጠውም የሚመለሰውም በኢትዮጵያ ብር ነው፤ የውጭ ገንዘብ ምንዛሪ ዋጋ ቢለወጥም መጠኑ አይለወጥም።',
    'The loan is given and repaid in Ethiopian birr; the sum does not change when rates of exchange do.',
  ),
}

const receipt = both(
  'ተበዳሪ የብድሩን ገንዘብ ቆጥረው በሙሉ መቀበላቸውን በዚህ ውል ላይ በመፈረም ያረጋግጣሉ።',
  'By signing this contract the borrower acknowledges having counted and received the whole of the loan.',
)
const receiptThroughBank = both(
  'ተበዳሪ የብድሩን ገንዘብ በሂሳባቸው በሙሉ መቀበላቸውን በዚህ ውል ላይ በመፈረም ያረጋግጣሉ።',
  'By signing this contract the borrower acknowledges having received the whole of the loan in this account.',
)
const account = both(
  'የተበዳሪ የባንክ ሂሳብ፦ {handoverBank}፣ የሂሳብ ቁጥር {handoverAccount}።',
  "The borrower's bank account: {handoverBank}, account number {handoverAccount}.",
)

export const HANDOVER: { title: Text; open: Text; reference: Text; by: Readonly<Record<string, readonly Text[]>> } = {
  title: both('ስለ ገንዘቡ ርክክብ', 'Handing over of the money'),
  open: both('የብድሩ ገንዘብ ለተበዳሪ የሚደርሰው፦ {handover}።', 'The borrower gets the money of the loan: {handover}.'),
  reference: both('የዝውውሩ ቁጥር፦ {handoverReference}።', 'Number of the transfer: {handoverReference}.'),
  by: {
    cash: [
      both(
        'አበዳሪ የብድሩን ገንዘብ በሙሉ [handover|ይህ ውል ሲፈረም በጥሬ ገንዘብ] ለተበዳሪ አስረክበዋል።',
        'The lender hands over the whole of the loan to the borrower [handover|in cash at the signing of this contract].',
      ),
      receipt,
    ],
    before: [
      both(
        'አበዳሪ የብድሩን ገንዘብ በሙሉ ከዚህ ውል በፊት በ{handoverDate} [handover|በጥሬ ገንዘብ] ለተበዳሪ አስረክበዋል።',
        'The lender handed over the whole of the loan to the borrower [handover|in cash] before this contract, on {handoverDate}.',
      ),
      receipt,
    ],
    transferred: [
      both(
        'አበዳሪ የብድሩን ገንዘብ በሙሉ በ{handoverDate} [handover|በባንክ ዝውውር] ወደ ተበዳሪ የባንክ ሂሳብ ልከዋል።',
        "The lender sent the whole of the loan to the borrower's bank account [handover|by bank transfer] on {handoverDate}.",
      ),
      account,
      receiptThroughBank,
    ],
    transfer: [
      both(
        'አበዳሪ የብድሩን ገንዘብ በሙሉ እስከ {handoverDate} ድረስ [handover|በባንክ ዝውውር] ወደ ተበዳሪ የባንክ ሂሳብ ይልካሉ።',
        "The lender sends the whole of the loan to the borrower's bank account [handover|by bank transfer] by {handoverDate}.",
      ),
      account,
      both(
        'ተበዳሪ ብድሩን እንደተቀበሉ የሚቆጠረው ገንዘቡ በሂሳባቸው ሲገባ ነው፤ የባንኩ ደረሰኝ ከዚህ ውል ጋር ይያያዛል፤ ተበዳሪም ገንዘቡን መቀበላቸውን በጽሑፍ ያረጋግጣሉ።',
        'The borrower has received the loan when the money is in the account; the slip of the bank is attached to this contract, and the borrower acknowledges the receipt in writing.',
      ),
    ],
    cheque: [
      both(
        'አበዳሪ ይህ ውል ሲፈረም ለብድሩ ሙሉ መጠን [handover|ቼክ] ለተበዳሪ ሰጥተዋል፦ {chequeBank}፣ የቼክ ቁጥር {chequeNumber}።',
        'At the signing of this contract the lender gives the borrower [handover|a cheque] for the whole of the loan: {chequeBank}, cheque number {chequeNumber}.',
      ),
      both(
        'ተበዳሪ ቼኩን ለዚህ ብድር መቀበላቸውን በፊርማቸው ያረጋግጣሉ፤ ብድሩን እንደተቀበሉ የሚቆጠረው ግን ባንኩ ቼኩን ሲከፍል ነው።',
        'By signing, the borrower acknowledges receiving the cheque for this loan; the loan counts as received when the bank pays the cheque.',
      ),
    ],
  },
}

export const INTEREST = {
  title: both('ስለ ወለድ', 'Interest'),
  none: both(
    '[hasInterest|ብድሩ ወለድ የለውም]፤ ተበዳሪ የሚመልሱት የተበደሩትን ገንዘብ ብቻ ነው።',
    '[hasInterest|The loan bears no interest]; the borrower repays only the sum borrowed.',
  ),
  rate: both(
    '[hasInterest|ለብድሩ ወለድ ይከፈላል]፤ ወለዱ በዓመት {interestRate} በመቶ ነው (የፍትሐ ብሔር ሕግ አንቀጽ 2479)።',
    '[hasInterest|The loan bears interest]: {interestRate} per cent a year (Civil Code, article 2479).',
  ),
  base: both(
    'ወለዱ የሚታሰበው ተበዳሪ ገንዘቡን ከተቀበሉበት ቀን ጀምሮ፣ ባልተመለሰው ዋና ገንዘብ ላይ ብቻ ነው፤ በወለድ ላይ ወለድ አይታሰብም።',
    'It is reckoned from the day on which the borrower receives the money, and only on the sum not yet repaid; interest bears no interest.',
  ),
  due: both('ወለዱ የሚከፈለው {interestDue} ነው።', 'The interest is paid {interestDue}.'),
}

/** As the sentence wants them. `whenRepaid`: of a loan that is repaid all at once. */
export const INTEREST_DUE: Readonly<Record<string, Text>> = {
  withPrincipal: both('ከእያንዳንዱ የብድር ክፍያ ጋር', 'together with each repayment of the loan'),
  whenRepaid: both('ብድሩ ሲመለስ', 'when the loan is repaid'),
  monthly: both('በየወሩ መጨረሻ', 'at the end of every month'),
  annually: both('በየዓመቱ መጨረሻ', 'at the end of every year'),
}
export const RHYTHMS: Readonly<Record<string, Text>> = {
  monthly: both('በየወሩ', 'every month'),
  quarterly: both('በየሦስት ወሩ', 'every three months'),
  halfYearly: both('በየስድስት ወሩ', 'every six months'),
  annually: both('በየዓመቱ', 'every year'),
}

export const REPAYMENT = {
  title: both('ብድሩን ስለ መመለስ', 'Repayment'),
  open: both('ተበዳሪ ብድሩን የሚመልሱት፦ {repayment}።', 'The borrower repays the loan: {repayment}.'),
  once: both(
    'ተበዳሪ ብድሩን [repayment|በአንድ ጊዜ በሙሉ] እስከ {repaymentDate} ድረስ ይመልሳሉ።',
    'The borrower repays the loan [repayment|all at once], by {repaymentDate}.',
  ),
  instalments: both(
    'ተበዳሪ ብድሩን [repayment|በየጊዜው በክፍያ] ይመልሳሉ፦ የክፍያዎች ብዛት {instalmentCount}፣ የእያንዳንዱ ክፍያ መጠን {instalmentAmount}።',
    'The borrower repays the loan [repayment|in instalments]: {instalmentCount} instalments of {instalmentAmount} each.',
  ),
  smallerLast: both('የመጨረሻው ክፍያ ግን {lastInstalment} ነው።', 'The last instalment, however, is {lastInstalment}.'),
  days: both(
    'የመጀመሪያው ክፍያ የሚከፈለው በ{firstInstalmentDate} ነው፤ ቀጣዮቹ {rhythm}፣ በኢትዮጵያ አቆጣጠር ወሩ በገባ በተመሳሳይ ቀን ይከፈላሉ።',
    'The first instalment is paid on {firstInstalmentDate}, the others {rhythm} after it, on the same day of the Ethiopian month.',
  ),
  lastDay: both('የመጨረሻው ክፍያ የሚከፈለው በ{lastDay} ነው።', 'The last instalment is paid on {lastDay}.'),
  early: both(
    'ተበዳሪ ከጊዜው በፊት ብድሩን በሙሉ ወይም በከፊል መመለስ ይችላሉ፤ በዚህ ምክንያት የሚጠየቅ ተጨማሪ ክፍያ የለም።',
    'The borrower may repay the whole or a part before its time, and pays nothing more for that.',
  ),
  earlyWithInterest: both(
    'ተበዳሪ ከጊዜው በፊት ብድሩን በሙሉ ወይም በከፊል መመለስ ይችላሉ፤ በተመለሰው ገንዘብ ላይ ወለድ የሚታሰበው እስከተመለሰበት ቀን ድረስ ብቻ ነው።',
    'The borrower may repay the whole or a part before its time; on what is repaid, interest runs only to the day of repayment.',
  ),
}

export const PAYMENT = {
  title: both('የክፍያ ቦታና ማስረጃ', 'Place and proof of payment'),
  open: both('ክፍያው የሚፈጸመው፦ {repaymentMethod}።', 'Payments are made: {repaymentMethod}.'),
  by: {
    bank: both(
      'ክፍያው የሚፈጸመው [repaymentMethod|በአበዳሪ የባንክ ሂሳብ] ነው፦ {bankName}፣ የሂሳብ ቁጥር {bankAccount}። የባንኩ ደረሰኝ የክፍያው ማስረጃ ነው።',
      "Payments are made [repaymentMethod|into the lender's bank account]: {bankName}, account number {bankAccount}. The slip of the bank proves the payment.",
    ),
    cash: both(
      'ክፍያው [repaymentMethod|በጥሬ ገንዘብ] ለአበዳሪ ይፈጸማል፤ አበዳሪ ለእያንዳንዱ ክፍያ ቀኑንና መጠኑን ጽፈው የፈረሙበት ደረሰኝ ይሰጣሉ።',
      'Payments are made to the lender [repaymentMethod|in cash]; for each, the lender gives a signed receipt with the day and the sum.',
    ),
  } as Readonly<Record<string, Text>>,
  proof: both(
    'ከ500 ብር በላይ የሆነ ብድርና የብድሩ መመለስ የሚረጋገጡት በጽሑፍ ወይም በፍርድ ቤት በሚሰጥ የእምነት ቃል ወይም መሐላ ብቻ ስለሆነ (የፍትሐ ብሔር ሕግ አንቀጽ 2472) ወገኖቹ የእያንዳንዱን ክፍያ ማስረጃ በጽሑፍ ይይዛሉ።',
    'Since a loan of more than 500 birr, and its repayment, are proved only in writing, or by confession or oath in court (Civil Code, article 2472), the parties keep written proof of every payment.',
  ),
  discharge: both(
    'ብድሩ ተመልሶ ሲያልቅ አበዳሪ ዕዳው መጠናቀቁን የሚገልጽ የተፈረመ ደረሰኝ ይሰጣሉ፤ በእጃቸው ያለውን የዚህን ውል ዋና ቅጂም ለተበዳሪ ይመልሳሉ።',
    'When the loan has been repaid, the lender gives a signed receipt that the debt is discharged, and returns the original of this contract to the borrower.',
  ),
}

export const DELAY = {
  title: both('ስለ መዘግየት', 'Delay'),
  notice: both(
    'ተበዳሪ በወቅቱ ካልከፈሉ አበዳሪ በጽሑፍ ማስጠንቀቂያ ይሰጣሉ፤ ተበዳሪ ማስጠንቀቂያው ከደረሳቸው ቀን ጀምሮ በ{noticeDays} ቀን ውስጥ ይከፍላሉ።',
    'When a payment is late the lender gives written notice, and the borrower pays within {noticeDays} days of receiving it.',
  ),
  openNotice: both(
    'ተበዳሪ በወቅቱ ካልከፈሉ አበዳሪ ተገቢ ጊዜ የሚሰጥ የጽሑፍ ማስጠንቀቂያ ይሰጣሉ፤ ተበዳሪም በተሰጣቸው ጊዜ ውስጥ ይከፍላሉ።',
    'When a payment is late the lender gives written notice that sets a fair time, and the borrower pays within it.',
  ),
  allDue: both(
    'ተበዳሪ ሁለት ተከታታይ ክፍያዎችን ሳይከፍሉ ከቀሩና በማስጠንቀቂያው ጊዜም ካልከፈሉ፣ አበዳሪ ቀሪው ብድር በሙሉ በአንድ ጊዜ እንዲከፈል መጠየቅ ይችላሉ።',
    'When two instalments in a row are unpaid, and remain so after the notice, the lender may ask for all that remains at once.',
  ),
  interest: both(
    'ለዘገየ ክፍያ በሕጉ የተወሰነው የመዘግየት ወለድ ይታሰባል፤ ከዚህ ውጭ መቀጫ ወይም እጥፍ ክፍያ አይጠየቅም።',
    'A late payment bears the interest of delay that the law provides; no penalty and no double payment is asked besides.',
  ),
}

/** `borrower` and `guarantor`: what the law asks of those who are married. */
export const SPOUSE = {
  borrower: {
    status: both('የተበዳሪ የጋብቻ ሁኔታ፦ {borrowerMaritalStatus}።', 'Marital status of the borrower: {borrowerMaritalStatus}.'),
    consents: both(
      'የተበዳሪ የትዳር ጓደኛ {borrowerSpouseName} (የመታወቂያ ቁጥር፦ {borrowerSpouseId}) ብድሩን [borrowerSpouseConsent|አውቀው ተስማምተዋል]፤ በዚህ ውልም ላይ ይፈርማሉ (የተሻሻለው የቤተሰብ ሕግ አዋጅ ቁጥር 213/1992 አንቀጽ 68)።',
      'The spouse of the borrower, {borrowerSpouseName} (ID number: {borrowerSpouseId}), [borrowerSpouseConsent|knows of and agrees to] the loan and signs this contract (Revised Family Code, Proclamation No. 213/2000, article 68).',
    ),
    alone: both(
      '[borrowerSpouseConsent|የተበዳሪ የትዳር ጓደኛ በዚህ ውል ላይ አይፈርሙም]፤ ተበዳሪ ብድሩን የሚወስዱት በግላቸው ነው።',
      '[borrowerSpouseConsent|The spouse of the borrower does not sign this contract]; the borrower takes the loan in person.',
    ),
  },
  guarantor: {
    status: both('የዋስ የጋብቻ ሁኔታ፦ {guarantorMaritalStatus}።', 'Marital status of the guarantor: {guarantorMaritalStatus}.'),
    consents: both(
      'የዋስ የትዳር ጓደኛ {guarantorSpouseName} (የመታወቂያ ቁጥር፦ {guarantorSpouseId}) ዋስትናውን [guarantorSpouseConsent|አውቀው ተስማምተዋል]፤ በዚህ ውልም ላይ ይፈርማሉ።',
      'The spouse of the guarantor, {guarantorSpouseName} (ID number: {guarantorSpouseId}), [guarantorSpouseConsent|knows of and agrees to] the guarantee and signs this contract.',
    ),
    alone: both(
      '[guarantorSpouseConsent|የዋስ የትዳር ጓደኛ በዚህ ውል ላይ አይፈርሙም]፤ ዋስ የሚሆኑት በግላቸው ነው።',
      '[guarantorSpouseConsent|The spouse of the guarantor does not sign this contract]; the guarantor is bound in person.',
    ),
  },
}

export const GUARANTEE = {
  title: both('ስለ ዋስትና', 'Guarantee'),
  express: both(
    'ተበዳሪ በዚህ ውል ያለባቸውን ዕዳ ካልከፈሉ ዋስ ዕዳውን ለመክፈል [hasGuarantor|በግልጽ ግዴታ ገብተዋል] (የፍትሐ ብሔር ሕግ አንቀጽ 1920 እና ተከታዮቹ)።',
    'The guarantor [hasGuarantor|expressly undertakes] to pay what the borrower owes under this contract if the borrower does not (Civil Code, articles 1920 and following).',
  ),
  limit: both(
    'ዋስ ወለድንና ወጪን ጨምሮ የሚጠየቁበት ከፍተኛ መጠን {guaranteeLimit} ነው (የፍትሐ ብሔር ሕግ አንቀጽ 1922)።',
    'The most that the guarantor can be asked for, interest and costs included, is {guaranteeLimit} (Civil Code, article 1922).',
  ),
  open: both('ዋስ የሚጠየቁት፦ {guaranteeKind}።', 'How the guarantor can be asked: {guaranteeKind}.'),
  of: {
    simple: both(
      '[guaranteeKind|ዋስትናው ተራ ዋስትና ነው]፤ አበዳሪ መጀመሪያ ተበዳሪን ይጠይቃሉ፤ ዋስ የሚጠየቁት ከተበዳሪ ማግኘት ላልተቻለው ነው።',
      '[guaranteeKind|The guarantee is a simple one]: the lender first asks the borrower, and the guarantor only for what cannot be had from the borrower.',
    ),
    joint: both(
      '[guaranteeKind|ዋስትናው የአንድነትና የነጠላ ዋስትና ነው]፤ ተበዳሪ በወቅቱ ካልከፈሉ አበዳሪ ተበዳሪን አስቀድመው ሳይከሱ ዋስን መጠየቅ ይችላሉ።',
      '[guaranteeKind|The guarantee is a joint one]: when the borrower is late, the lender may ask the guarantor without suing the borrower first.',
    ),
  } as Readonly<Record<string, Text>>,
  changes: both(
    'አበዳሪና ተበዳሪ ያለ ዋስ የጽሑፍ ስምምነት የብድሩን መጠን፣ ወለዱን ወይም የመክፈያ ጊዜውን አይለውጡም።',
    'Lender and borrower do not change the sum, the interest or the time of repayment without the written consent of the guarantor.',
  ),
}

const MARK = 'collateral'
export const COLLATERAL: { title: Text; of: Readonly<Record<string, readonly Text[]>>; owner: Text; noForfeit: Text } = {
  title: both('ስለ መያዣ', 'Security'),
  of: {
    thing: [
      both(
        `ተበዳሪ [${MARK}|የሚከተለውን ዕቃ በመያዣነት ለአበዳሪ አስረክበዋል]፦ {collateralWhat}።`,
        `The borrower [${MARK}|hands the following over to the lender as a pledge]: {collateralWhat}.`,
      ),
      both(
        'አበዳሪ ዕቃውን በጥንቃቄ ይይዛሉ፤ አይገለገሉበትም፤ ብድሩ ተመልሶ ሲያልቅ ወዲያውኑ ለተበዳሪ ይመልሳሉ።',
        'The lender keeps the thing with care, does not use it, and returns it to the borrower as soon as the loan has been repaid.',
      ),
    ],
    vehicle: [
      both(
        `ተበዳሪ [${MARK}|የሚከተለውን ተሽከርካሪ በመያዣነት ለመስጠት ተስማምተዋል]፦ {collateralWhat}።`,
        `The borrower [${MARK}|agrees to give the following vehicle as security]: {collateralWhat}.`,
      ),
      both(
        'የተሽከርካሪው መያዣ ለብቻው በጽሑፍ ተዘጋጅቶ ሥልጣን ባለው መዝጋቢ አካል ይመዘገባል፤ እስኪመዘገብ ድረስ ይህ አንቀጽ ብቻውን በተሽከርካሪው ላይ የመያዣ መብት አይሰጥም።',
        'The security on the vehicle is made in a document of its own and registered by the competent body; until then this article alone gives no right over the vehicle.',
      ),
    ],
    house: [
      both(
        `ተበዳሪ [${MARK}|የሚከተለውን ቤት በመያዣነት ለመስጠት ተስማምተዋል]፦ {collateralWhat}።`,
        `The borrower [${MARK}|agrees to give the following house as security]: {collateralWhat}.`,
      ),
      both(
        'የቤቱ መያዣ (ሞርጌጅ) ለብቻው በጽሑፍ ተዘጋጅቶ ሥልጣን ባለው መዝጋቢ አካል ይመዘገባል፤ እስኪመዘገብ ድረስ ይህ አንቀጽ ብቻውን በቤቱ ላይ የመያዣ መብት አይሰጥም።',
        'The mortgage of the house is made in a document of its own and registered by the competent body; until then this article alone gives no right over the house.',
      ),
    ],
  },
  owner: both(
    'ተበዳሪ ንብረቱ የራሳቸው መሆኑንና በሌላ ዕዳ ወይም እግድ ያልተያዘ መሆኑን ያረጋግጣሉ።',
    'The borrower declares to be the owner of it, and that no other debt or injunction rests on it.',
  ),
  noForfeit: both(
    'ብድሩ ባይመለስ አበዳሪ ንብረቱን በቀጥታ የራሳቸው አያደርጉም፤ ከንብረቱ የሚከፈላቸው ሕጉ በሚፈቅደው ሥርዓት ብቻ ነው።',
    'If the loan is not repaid the lender does not simply become the owner; the lender is paid out of it only in the way that the law allows.',
  ),
}

export const DEATH = article(
  both('ስለ ሞትና ወራሾች', 'Death and heirs'),
  both(
    'ከተዋዋይ ወገኖች አንዱ በሞት ቢለዩ ይህ ውል አይቋረጥም፤ አበዳሪ ከሞቱ ብድሩ ለሕጋዊ ወራሾቻቸው ይከፈላል፤ ተበዳሪ ከሞቱ ዕዳው በሕጉ መሠረት ከውርሱ ሀብት ይከፈላል።',
    'This contract does not end when a party dies: if the lender dies, the loan is repaid to the lawful heirs; if the borrower dies, the debt is paid out of the estate as the law provides.',
  ),
)

export const DISPUTES = article(
  both('አለመግባባትን ስለ መፍታት', 'Disputes'),
  both(
    'አለመግባባት ሲነሳ ወገኖቹ በቅድሚያ በውይይት ወይም በሽማግሌ አማካይነት ይፈታሉ፤ ካልተቻለ ጉዳዩ ሥልጣን ላለው ፍርድ ቤት ይቀርባል።',
    'The parties first settle a dispute by discussion or through elders; failing that, it goes to the competent court.',
  ),
)

export const EFFECT = {
  title: both('የውሉ መጽናትና ቅጂዎች', 'Effect and copies'),
  signed: both(
    'ይህ ውል የሚጸናው ወገኖቹ ሲፈርሙበት ነው፤ ቢያንስ ሁለት ምስክሮችም ይፈርሙበታል። ወገኖቹ ከፈለጉ በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት እንዲረጋገጥ ማድረግ ይችላሉ።',
    'This contract takes effect when the parties have signed it; at least two witnesses sign it as well. The parties may have it authenticated by the Documents Authentication and Registration Service.',
  ),
  changes: both(
    'ይህን ውል መለወጥ የሚቻለው ወገኖቹ በጽሑፍ ተስማምተው ሲፈርሙ ብቻ ነው።',
    'This contract is changed only in writing, signed by the parties.',
  ),
  copies: both('አበዳሪና ተበዳሪ እያንዳንዳቸው አንድ ዋና ቅጂ ይይዛሉ።', 'Lender and borrower each keep one original.'),
  copiesWithGuarantor: both('አበዳሪ፣ ተበዳሪና ዋስ እያንዳንዳቸው አንድ ዋና ቅጂ ይይዛሉ።', 'Lender, borrower and guarantor each keep one original.'),
}
