// Whether a guide is over its review date. Days are those of Addis Ababa.
import { addisDate, isoDate } from '@menged/ethiopia/calendar'

/** `reviewBy` is the last day on which the guide counts as checked. */
export const isReviewDue = (reviewBy: string, now: Date): boolean => isoDate(addisDate(now)) > reviewBy
