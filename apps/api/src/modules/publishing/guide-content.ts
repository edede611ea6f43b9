// The structured fields of a guide as a form has them, every field there, and as readers get them, without what is empty.
import { type DraftGuide, emptyDraftGuide, type Guide, type Text } from '@menged/contracts'
import { inEach, valuesOf } from '@menged/ethiopia'

const NOTHING: Text = inEach(() => '')
const trimmed = (text: Text): Text => inEach((each) => text[each].trim())
const isEmpty = (text: Text): boolean => valuesOf(text).every((each) => each.trim() === '')

/** `{ note }`, or nothing of it when it is empty in every language. */
const unlessEmpty = <Name extends string>(name: Name, text: Text): { [Key in Name]?: Text } =>
  isEmpty(text) ? {} : ({ [name]: trimmed(text) } as { [Key in Name]: Text })
const unlessBlank = <Name extends string>(name: Name, text: string): { [Key in Name]?: string } =>
  text.trim() === '' ? {} : ({ [name]: text.trim() } as { [Key in Name]: string })
const unlessNone = <Name extends string, Item>(name: Name, items: Item[]): { [Key in Name]?: Item[] } =>
  items.length === 0 ? {} : ({ [name]: items } as { [Key in Name]: Item[] })

const factOf = ({ value, note }: DraftGuide['facts']['cost']) => ({ value: trimmed(value), ...unlessEmpty('note', note) })
const placeOf = ({ name, url }: { name: Text; url: string }) => ({ name: trimmed(name), ...unlessBlank('url', url) })
const filled = (texts: string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')

/** As `guideSchema` wants it, as far as it is written; whether it passes is found out by the schema. Lists keep their places, so that paths of both agree. */
export function guideOf(draft: DraftGuide): Guide {
  const { facts, office, row } = draft
  const { validFor } = facts
  const hasRow = !isEmpty(row.cost) || !isEmpty(row.time) || !isEmpty(row.place)
  return {
    summary: trimmed(draft.summary),
    facts: {
      cost: factOf(facts.cost),
      time: factOf(facts.time),
      where: factOf(facts.where),
      ...(isEmpty(validFor.value) && isEmpty(validFor.note) ? {} : { validFor: factOf(validFor) }),
    },
    documents: draft.documents.map(({ id, text }) => ({ id, text: trimmed(text) })),
    steps: draft.steps.map(({ title, text, fee, days }) => ({
      title: trimmed(title),
      text: trimmed(text),
      ...unlessEmpty('fee', fee),
      ...unlessEmpty('days', days),
    })),
    ...(draft.nameMustMatch ? { nameMustMatch: true } : {}),
    fees: draft.fees.map(({ item, amount, certainty, asOf }) => ({
      item: trimmed(item),
      amount: trimmed(amount),
      certainty,
      ...unlessBlank('asOf', asOf),
    })),
    office: {
      name: trimmed(office.name),
      ...unlessEmpty('note', office.note),
      ...unlessNone('phone', filled(office.phone)),
      ...unlessNone('website', filled(office.website)),
      ...unlessEmpty('hours', office.hours),
      ...(office.usualHours ? { usualHours: true } : {}),
    },
    ...unlessNone(
      'questions',
      draft.questions.map(({ id, question, answer, certainty, asOf }) => ({
        id,
        question: trimmed(question),
        answer: trimmed(answer),
        certainty,
        ...unlessBlank('asOf', asOf),
      })),
    ),
    law: draft.law.map(trimmed),
    sources: draft.sources.map(({ asOf, ...place }) => ({ ...placeOf(place), ...unlessBlank('asOf', asOf) })),
    ...unlessNone('whereToCheck', draft.whereToCheck.map(placeOf)),
    ...unlessBlank('asOf', draft.asOf),
    certainty: draft.certainty,
    ...(hasRow ? { row: { cost: trimmed(row.cost), time: trimmed(row.time), ...unlessEmpty('place', row.place) } } : {}),
  }
}

type Defined<Of> = { [Key in keyof Of]: Exclude<Of[Key], undefined> }
const defined = <Of extends object>(fields: Of): Defined<Of> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Of>

/** The other way: what is left out comes as empty fields. */
export function draftGuideOf(guide: Guide): DraftGuide {
  const empty = emptyDraftGuide()
  const factFrom = (fact: Guide['facts']['cost'] | undefined) => ({ value: fact?.value ?? NOTHING, note: fact?.note ?? NOTHING })
  const placeFrom = ({ name, url }: { name: Text; url?: string | undefined }) => ({ name, url: url ?? '' })
  const { cost, time, where, validFor } = guide.facts
  return {
    summary: guide.summary,
    facts: { cost: factFrom(cost), time: factFrom(time), where: factFrom(where), validFor: factFrom(validFor) },
    documents: guide.documents,
    steps: guide.steps.map(({ fee = NOTHING, days = NOTHING, ...step }) => ({ ...step, fee, days })),
    nameMustMatch: guide.nameMustMatch ?? false,
    fees: guide.fees.map(({ asOf = '', ...fee }) => ({ ...fee, asOf })),
    office: { ...empty.office, ...defined(guide.office) },
    questions: (guide.questions ?? []).map(({ asOf = '', ...each }) => ({ ...each, asOf })),
    law: guide.law,
    sources: guide.sources.map(({ asOf = '', ...place }) => ({ ...placeFrom(place), asOf })),
    whereToCheck: (guide.whereToCheck ?? []).map(placeFrom),
    asOf: guide.asOf ?? '',
    certainty: guide.certainty,
    row: { ...empty.row, ...defined(guide.row ?? {}) },
  }
}
