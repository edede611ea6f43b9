// Ethiopian telephone numbers: read in the forms people type, stored as E.164 (ITU), shown in the local form.
// Country code 251; a national number has nine digits, and begins with 0 when it is dialled inside the country.

/** 9 Ethio telecom, 7 Safaricom. */
const MOBILE = /^[97]\d{8}$/
/** Addis Ababa 11 and the eight regional areas of the national numbering plan. */
const LANDLINE = /^(?:11|22|25|33|34|46|47|57|58)\d{7}$/
/** Spaces, brackets, dots and dashes; and the invisible direction marks that numbers copied from contacts carry. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu

/** As a number is copied from a page. */
const LINK = /^\s*tel:/i

/**
 * Reads `+251…`, `251…`, `00251…` or `0…`, followed by a mobile number or a landline with its area code; a mobile number also without anything before it,
 * and a link to call. Full-width digits are digits.
 * @returns E.164 such as `+251911234567`, or `null` when it is no Ethiopian number.
 */
export function parsePhone(text: string): string | null {
  const typed = text.normalize('NFKC').replace(LINK, '').replace(SEPARATORS, '')
  const [, before = '', national = ''] = /^(\+?251|00251|0|)(\d{9})$/.exec(typed) ?? []
  return MOBILE.test(national) || (before !== '' && LANDLINE.test(national)) ? `+251${national}` : null
}

/**
 * Local form of a stored number: mobile `0911 234 567`, landline `011 551 2345`.
 * @throws RangeError when the text is no Ethiopian number.
 */
export function formatPhone(e164: string): string {
  const national = parsePhone(e164)?.slice('+251'.length)
  if (national === undefined) throw new RangeError(`Not an Ethiopian phone number: ${e164}`)
  const groups = MOBILE.test(national) ? /^(\d{3})(\d{3})(\d{3})$/ : /^(\d{2})(\d{3})(\d{4})$/
  return national.replace(groups, '0$1 $2 $3')
}
