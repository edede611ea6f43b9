// Gregorian and Ethiopian civil dates: conversion through the Julian day number (JDN), validity, names, written forms.
// Both calendars are proleptic: their rules hold for every year from 1 to 9999. The Ethiopian one is that of Unicode (`ethiopic`).
// Dates are stored as ISO Gregorian and converted only where a person reads or types them.

import { addisJulianDay, type Instant } from './instants.ts'
import { type Language, rowOf, writtenFor } from './languages.ts'
import type { InEach } from './text.ts'

/** A day of the proleptic Gregorian calendar; month 1 to 12. Made by `gregorian()`, so always valid. */
export interface GregorianDate {
  readonly calendar: 'gregorian'
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A day of the Ethiopian calendar (Amete Mihret); month 1 (Meskerem) to 13 (Pagume). Made by `ethiopian()`. */
export interface EthiopianDate {
  readonly calendar: 'ethiopian'
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Carries its calendar, so that 2019 Ethiopian is never taken for 2019 Gregorian. */
export type CivilDate = GregorianDate | EthiopianDate

/** Julian day number of 1 Meskerem 1: 29 August of the year 8 in the Julian calendar, 27 August in the Gregorian. */
const ETHIOPIAN_EPOCH_JDN = 1_724_221
const LAST_YEAR = 9999

type Names = InEach<readonly string[]>

/** Of the calendar that its readers count by; names in the other one are in month-names.ts. The Amharic is spelled as in Unicode CLDR. */
const MONTHS: Names = {
  en: 'January February March April May June July August September October November December'.split(' '),
  am: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
}

/** Of a month or weekday, from 1. @throws RangeError where there is none. */
export function nameIn(names: Names, number: number, language: Language): string {
  const name = names[writtenFor(language)][number - 1]
  if (name === undefined) throw new RangeError(`No such month or weekday: ${number}`)
  return name
}

/** Name of a month in the calendar of the language. */
const monthName = (month: number, language: Language): string => nameIn(MONTHS, month, language)

/** True for a year whose Pagume has six days: the year before a multiple of four, as in the Julian calendar without exception. */
export const isEthiopianLeapYear = (year: number): boolean => ((year % 4) + 4) % 4 === 3

/** True for a Gregorian year with 29 February: a multiple of four; of a hundred only when also of four hundred. */
export const isGregorianLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days in an Ethiopian month: 30, and in Pagume 5 or 6; 0 when there is no such month. */
export function daysInEthiopianMonth(year: number, month: number): number {
  if (!Number.isInteger(month) || month < 1 || month > 13) return 0
  if (month < 13) return 30
  return isEthiopianLeapYear(year) ? 6 : 5
}

/** Days in a Gregorian month, 28 to 31; 0 when there is no such month. */
export function daysInGregorianMonth(year: number, month: number): number {
  if (month === 2) return isGregorianLeapYear(year) ? 29 : 28
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1 && year <= LAST_YEAR
const isDay = (day: number, last: number): boolean => Number.isInteger(day) && day >= 1 && day <= last

/** Whether the three numbers name a day of the Ethiopian calendar (years 1 to 9999). */
export const isValidEthiopian = (year: number, month: number, day: number): boolean =>
  isYear(year) && isDay(day, daysInEthiopianMonth(year, month))

/** Whether the three numbers name a day of the Gregorian calendar (years 1 to 9999). */
export const isValidGregorian = (year: number, month: number, day: number): boolean =>
  isYear(year) && isDay(day, daysInGregorianMonth(year, month))

/** A Gregorian date. @throws RangeError when there is no such day. */
export function gregorian(year: number, month: number, day: number): GregorianDate {
  return valid({ calendar: 'gregorian', year, month, day })
}

/** An Ethiopian date. @throws RangeError when there is no such day. */
export function ethiopian(year: number, month: number, day: number): EthiopianDate {
  return valid({ calendar: 'ethiopian', year, month, day })
}

function valid<Day extends CivilDate>(date: Day): Day {
  const { calendar, year, month, day } = date
  if (!(calendar === 'ethiopian' ? isValidEthiopian : isValidGregorian)(year, month, day))
    throw new RangeError(`No such day: ${year}-${month}-${day}`)
  return date
}

function gregorianJulianDay(year: number, month: number, day: number): number {
  const beforeMarch = month < 3 ? 1 : 0
  const y = year + 4800 - beforeMarch
  const m = month + 12 * beforeMarch - 3 // March is 0, so that the leap day ends the year
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) - 32_045
}

/**
 * Julian day number of a civil date: days since 24 November 4714 BC (Gregorian), counted at noon, so a whole number.
 * An Ethiopian year has twelve months of 30 days and Pagume; the year count alone gives its leap days.
 */
export function toJulianDay(date: CivilDate): number {
  const { year, month, day } = date
  if (date.calendar === 'gregorian') return gregorianJulianDay(year, month, day)
  return ETHIOPIAN_EPOCH_JDN + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day - 1
}

/** The Gregorian date of a Julian day number (Fliegel-Van Flandern). @throws RangeError outside years 1 to 9999. */
export function gregorianFromJulianDay(jdn: number): GregorianDate {
  const a = jdn + 32_044
  const century = Math.floor((4 * a + 3) / 146_097)
  const inCentury = a - Math.floor((146_097 * century) / 4)
  const year = Math.floor((4 * inCentury + 3) / 1461)
  const inYear = inCentury - Math.floor((1461 * year) / 4)
  const month = Math.floor((5 * inYear + 2) / 153)
  const carry = Math.floor(month / 10)
  return gregorian(100 * century + year - 4800 + carry, month + 3 - 12 * carry, inYear - Math.floor((153 * month + 2) / 5) + 1)
}

/** The Ethiopian date of a Julian day number. @throws RangeError before 1 Meskerem 1 and after year 9999. */
export function ethiopianFromJulianDay(jdn: number): EthiopianDate {
  const days = jdn - ETHIOPIAN_EPOCH_JDN
  const year = Math.floor((4 * days + 1463) / 1461)
  const inYear = days - (365 * (year - 1) + Math.floor(year / 4))
  return ethiopian(year, Math.floor(inYear / 30) + 1, (inYear % 30) + 1)
}

/** The same day in the Ethiopian calendar. @throws RangeError before 1 Meskerem 1. */
export const toEthiopian = (date: CivilDate): EthiopianDate =>
  date.calendar === 'ethiopian' ? date : ethiopianFromJulianDay(toJulianDay(date))

/** The same day in the Gregorian calendar. @throws RangeError after Gregorian year 9999. */
export const toGregorian = (date: CivilDate): GregorianDate =>
  date.calendar === 'gregorian' ? date : gregorianFromJulianDay(toJulianDay(date))

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => toJulianDay(to) - toJulianDay(from)

/** Day of the week, as in ISO 8601 but from 0: 0 Monday to 6 Sunday. */
export const weekday = (date: CivilDate): number => toJulianDay(date) % 7

/** The Gregorian day it is in Addis Ababa (UTC+3, no daylight saving) at an instant. @throws RangeError for no instant. */
export const addisDate = (instant: Instant): GregorianDate => gregorianFromJulianDay(addisJulianDay(instant))

/** Reads `yyyy-mm-dd` (ISO 8601), Gregorian. @throws RangeError for any other shape and for days that do not exist. */
export function parseIsoDate(text: string): GregorianDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return gregorian(Number(year), Number(month), Number(day))
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/** `yyyy-mm-dd` (ISO 8601), Gregorian: the stored form. @throws RangeError after Gregorian year 9999. */
export function isoDate(date: CivilDate): string {
  const { year, month, day } = toGregorian(date)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

/** `dd-mm-yyyy`, Gregorian: the form of post labels. @throws RangeError after Gregorian year 9999. */
export const dayMonthYear = (date: CivilDate): string => isoDate(date).split('-').reverse().join('-')

/**
 * The form of laws and letters, always in Amharic: `ኅዳር 11 ቀን 2019 ዓ.ም.`.
 * @throws RangeError before 1 Meskerem 1.
 */
export function formatEthiopian(date: CivilDate): string {
  const { year, month, day } = toEthiopian(date)
  return `${monthName(month, 'am')} ${day} ቀን ${year} ዓ.ም.`
}

/** Whether a reader of that language expects dates in the Ethiopian calendar. */
export const usesEthiopian = (language: Language): boolean => rowOf(language).calendar === 'ethiopian'

/**
 * The date as a reader of that language expects it: in its calendar. `20 November 2026`, in Amharic as formatEthiopian; with the
 * weekday in weekdays.ts.
 * @throws RangeError for a day that this calendar does not hold.
 */
export function formatDate(date: CivilDate, language: Language): string {
  if (usesEthiopian(language)) return formatEthiopian(date)
  const { year, month, day } = toGregorian(date)
  return `${day} ${monthName(month, language)} ${year}`
}

/**
 * A Gregorian month in words: `September 2025`. Amharic names the Ethiopian month of its 15th (`መስከረም 2018 ዓ.ም.`):
 * the months do not coincide, and the middle lies in the one that covers most of it.
 * @throws RangeError when there is no such month.
 */
export function formatMonth(year: number, month: number, language: Language): string {
  const middle = gregorian(year, month, 15)
  if (!usesEthiopian(language)) return `${monthName(month, language)} ${year}`
  const local = toEthiopian(middle)
  return `${monthName(local.month, language)} ${local.year} ዓ.ም.`
}
