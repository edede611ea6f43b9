// The statistics calls of services and of those who offer them. Apart from the others: a page of guides has no use for their addresses.
import { record } from '../read/record.ts'

export const recordScroll = record('guday-scroll', 'The list of services was scrolled')
export const recordContact = record('contact-count', 'Somebody was contacted')
export const recordPhoneCall = record('call-count', 'Somebody was called about a service')
export const recordSector = record('sector-category-count', 'A sector was chosen')
export const recordSearch = record('guday-search-value', 'Services were searched, with or without success')
export const recordFilter = record('guday-filter-value', 'Services were filtered')
