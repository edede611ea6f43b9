// A text is a value: the same words in every written language.

import { type Language, WRITTEN, type Written, writtenFor } from './languages.ts'

export type InEach<Value> = { [Each in Written]: Value }
/** Some languages may be missing: absent, null or empty. */
export type InSome<Value> = { readonly [Each in Written]?: Value | null | undefined }
export type Text = InEach<string>

/** The language that a reader sees a text in: the wanted one, else the first that has it. */
export function whichIn(text: InSome<unknown>, language: Language): Written | undefined {
  const wanted = writtenFor(language)
  return text[wanted] ? wanted : WRITTEN.find((each) => text[each])
}

/** A text as a reader sees it; empty where it is in no language. */
export function textIn(text: InSome<string>, language: Language): string {
  const found = whichIn(text, language)
  return (found && text[found]) ?? ''
}

export const inEach = <Value>(say: (written: Written) => Value): InEach<Value> =>
  Object.fromEntries(WRITTEN.map((each) => [each, say(each)])) as InEach<Value>

/** What is said in one language only. */
export const onlyIn = <Value>(written: Written, value: Value): InEach<Value | null> =>
  inEach((each) => (each === written ? value : null))

/** In the order of the table. */
export const valuesOf = <Value>(text: { readonly [Each in Written]?: Value }): Exclude<Value, undefined>[] =>
  WRITTEN.map((each) => text[each]).filter((value) => value !== undefined) as Exclude<Value, undefined>[]

/** Without the languages that it is not written in. */
export const onlyWritten = <Value>(text: InSome<Value>): Partial<InEach<Value>> =>
  Object.fromEntries(WRITTEN.flatMap((each) => (text[each] == null ? [] : [[each, text[each]]]))) as Partial<InEach<Value>>
