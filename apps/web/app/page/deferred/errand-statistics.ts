// What is reported of services: only their pages, and what leads to a worker, load this.
import * as calls from '@menged/contracts/calls/market/errands'
import { recorder } from '../statistics.ts'

export const recordScroll = recorder(calls.recordScroll)
export const recordContact = recorder(calls.recordContact)
export const recordPhoneCall = recorder(calls.recordPhoneCall)
export const recordSector = recorder(calls.recordSector)
export const recordSearch = recorder(calls.recordSearch)
export const recordFilter = recorder(calls.recordFilter)
