// What was asked for, in one line: the first sentence of a passage, where it is short enough to be read at a glance.

/** Letters. */
const LONGEST = 140
const END = /[.!?።፧](?=\s|$)/g
/** A point after these ends nothing. */
const SHORTENED = /(?:^|\s)(?:no|nos|art|arts|dr|st|e\.g|i\.e|approx)\.$/i

/** @returns an empty `lead` where the first sentence is too long */
export function leadOf(text: string): { lead: string; rest: string } {
  for (const { index } of text.matchAll(END)) {
    const lead = text.slice(0, index + 1)
    const rest = text.slice(index + 1).trim()
    const isShortened = SHORTENED.test(lead) || /^[a-z]/.test(rest)
    if (!isShortened) return lead.length <= LONGEST ? { lead, rest } : { lead: '', rest: text }
  }
  return text.length <= LONGEST ? { lead: text, rest: '' } : { lead: '', rest: text }
}
