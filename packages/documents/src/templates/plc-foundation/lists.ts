// Members and managers of a company: how many there may be.
import type { List, Values } from '../../template.ts'
import { both } from '../fields.ts'
import { countOf } from '../values.ts'

/** The Commercial Code: two to fifty (article 495), or one (article 534). */
export const SHAREHOLDERS = { least: 1, most: 50 } as const
export const DIRECTORS = { least: 1, most: 6 } as const

/** What the specification shows. */
const INITIAL = 2

export const lists: readonly List[] = [
  {
    id: 'shareholders',
    count: 'shareholderCount',
    ...SHAREHOLDERS,
    initial: INITIAL,
    add: both('ባለአክሲዮን ይጨምሩ', 'Add a shareholder'),
    remove: both('ይህን ባለአክሲዮን ይሰርዙ', 'Remove this shareholder'),
  },
  {
    id: 'directors',
    count: 'directorCount',
    ...DIRECTORS,
    initial: INITIAL,
    add: both('ዳይሬክተር ይጨምሩ', 'Add a director'),
    remove: both('ይህን ዳይሬክተር ይሰርዙ', 'Remove this director'),
  },
]

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const counted = (values: Values, name: string, { least, most }: { least: number; most: number }): number[] =>
  upTo(countOf(values[name], least, most, INITIAL))

/** One member: the company is founded by declaration, with a nominee. */
export const isOneMember = (values: Values): boolean => shareholderNumbers(values).length === 1

/** Numbers from 1. */
export const shareholderNumbers = (values: Values): number[] => counted(values, 'shareholderCount', SHAREHOLDERS)
export const directorNumbers = (values: Values): number[] => counted(values, 'directorCount', DIRECTORS)
