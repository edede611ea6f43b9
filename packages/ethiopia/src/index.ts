// The door of this room. Everything here is pure: no clock, no locale data of the machine, no dependency.

export * from './ages.ts'
export * from './calendar.ts'
export * from './cities.ts'
export * from './clock.ts'
export * from './counts.ts'
export * from './fold.ts'
export * from './instants.ts'
export * from './languages.ts'
export * from './numerals.ts'
export * from './phones.ts'
export * from './transliterate.ts'
