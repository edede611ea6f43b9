// A phone number as people here write it.
import { formatPhone, parsePhone } from '@menged/ethiopia/phones'

/** As it was typed when it is no number of this country; empty without one. */
export const phoneText = (phone: string | null): string => (phone && parsePhone(phone) ? formatPhone(phone) : (phone ?? ''))
