// Loader data as one JSON text. The router's own format refers to every value by its number, which compresses badly: as JSON the same
// data are half a kilobyte less in a page, and cost less to write and to read.
declare const whole: unique symbol
/** The JSON of a T, with single quotes for double ones and the other way round. */
export type Packed<T> = string & { readonly [whole]: T }

export type Unpacked<Text> = Text extends Packed<infer T> ? T : never

/** The text stands in a string that stands in a string: there each double quote costs four letters. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

let last: { text: string; data: unknown } | undefined

/** The page that is rendered next need not read what was just written. */
export function packed<T>(data: T): Packed<T> {
  last = { text: swapQuotes(JSON.stringify(data)), data }
  return last.text as Packed<T>
}

/** The same text gives the same object: `meta` and the component call it one after the other, and React compares by identity. */
export function unpacked<Text extends Packed<unknown>>(text: Text): Unpacked<Text> {
  if (last?.text !== text) last = { text, data: JSON.parse(swapQuotes(text)) }
  return last.data as Unpacked<Text>
}
