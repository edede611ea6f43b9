// What people type into forms: lines, texts and ways to reach them, without characters that hide or forge something.
import { parsePhone } from '@menged/ethiopia/phones'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** Line and paragraph separators and the characters that turn the order of letters round: text could look like what it is not. */
const DECEIVING = /[\u2028-\u202E\u2066-\u2069]/
const CONTROL = /\p{Cc}/u
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u
/** Something that leaves ink: not only blanks, invisible characters, lone marks or the letters that are drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u
/** Come along when a number is copied from the contacts of a phone; they mean nothing there. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const EMAIL = /^[^\s@,;<>()"]{1,64}@[^\s@,;<>()".]+(?:\.[^\s@,;<>()".]+)+$/u

const isVisible = (text: string): boolean => VISIBLE.test(text)
const isLine = (text: string): boolean => !CONTROL.test(text) && !DECEIVING.test(text)
const isText = (text: string): boolean => !CONTROL_IN_TEXT.test(text) && !DECEIVING.test(text)

/** One line: CR and LF would otherwise reach the headers of a mail. */
export const line = (max: number) => z.string().trim().max(max).refine(isLine).refine(isVisible)

/** Several lines. Browsers send CRLF for every break. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max)
    .refine(isText)
    .refine(isVisible)

/** The same; nothing at all, or only blanks, is answered with a sentence of its own. */
export const linesOr = (sentence: string, max: number) =>
  z
    .string({ error: sentence })
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .refine(isVisible, { error: sentence, abort: true })
    .max(max)
    .refine(isText)

/** An empty text is none. */
export const orNone = <Value extends z.ZodType>(text: Value) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed), text.nullable())

const withoutMarks = z
  .string()
  .overwrite((text) => text.replace(DIRECTION_MARKS, ''))
  .trim()
  .max(LIMITS.email)
  .refine(isLine)
const isReachable = (contact: string): boolean => EMAIL.test(contact) || parsePhone(contact) !== null

/** An e-mail address or an Ethiopian phone number, to reply to. */
export const contactLine = withoutMarks.refine(isReachable)
/** The same, or nothing. */
export const contactLineOrNone = withoutMarks.refine((contact) => contact === '' || isReachable(contact))

/** Pasted texts bring characters along that nobody sees: they are taken out, and nothing is refused for them. What is empty may stay so. */
const HIDDEN_IN_TEXT = /[^\P{Cc}\n\t]|[\u2028-\u202E\u2066-\u2069]/gu
export const cleanText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(HIDDEN_IN_TEXT, ''))
    .max(max)
export const cleanLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\r\n\t]+/g, ' ').replace(HIDDEN_IN_TEXT, ''))
    .max(max)
