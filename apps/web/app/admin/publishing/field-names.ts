// What each field of a draft is called, by its path: the form, the list of what is missing and the comparison of versions say the same words.
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import type { Translate, WordKey } from '@menged/i18n/translate'

/** `#` stands for the number of a row. */
const FIELDS: Readonly<Record<string, WordKey>> = {
  title: 'publishing.f_title',
  body: 'publishing.f_body',
  category: 'publishing.f_category',
  related: 'publishing.f_related',
  'related.#': 'publishing.f_related',
  address: 'publishing.f_address',
  nextReview: 'publishing.f_nextReview',
  organisation: 'publishing.f_organisation',
  guide: 'publishing.f_guide',
  'guide.summary': 'publishing.f_summary',
  'guide.facts.cost.value': 'publishing.f_cost',
  'guide.facts.cost.note': 'publishing.f_costNote',
  'guide.facts.time.value': 'publishing.f_time',
  'guide.facts.time.note': 'publishing.f_timeNote',
  'guide.facts.where.value': 'publishing.f_where',
  'guide.facts.where.note': 'publishing.f_whereNote',
  'guide.facts.validFor.value': 'publishing.f_validFor',
  'guide.facts.validFor.note': 'publishing.f_validForNote',
  'guide.row.cost': 'publishing.f_rowCost',
  'guide.row.time': 'publishing.f_rowTime',
  'guide.row.place': 'publishing.f_rowPlace',
  'guide.documents': 'publishing.papers',
  'guide.documents.#.text': 'publishing.f_paper',
  'guide.documents.#.id': 'publishing.f_paper',
  'guide.nameMustMatch': 'publishing.f_nameMustMatch',
  'guide.steps': 'publishing.steps',
  'guide.steps.#.title': 'publishing.f_stepTitle',
  'guide.steps.#.text': 'publishing.f_stepText',
  'guide.steps.#.fee': 'publishing.f_stepFee',
  'guide.steps.#.days': 'publishing.f_stepDays',
  'guide.fees': 'publishing.fees',
  'guide.fees.#.item': 'publishing.f_feeItem',
  'guide.fees.#.amount': 'publishing.f_feeAmount',
  'guide.fees.#.certainty': 'publishing.f_certainty',
  'guide.fees.#.asOf': 'publishing.f_asOf',
  'guide.office': 'publishing.office',
  'guide.office.name': 'publishing.f_officeName',
  'guide.office.note': 'publishing.f_officeNote',
  'guide.office.hours': 'publishing.f_hours',
  'guide.office.usualHours': 'publishing.f_usualHours',
  'guide.office.phone': 'publishing.phones',
  'guide.office.phone.#': 'publishing.f_phone',
  'guide.office.website': 'publishing.websites',
  'guide.office.website.#': 'publishing.f_website',
  'guide.questions': 'post.questions',
  'guide.questions.#.id': 'publishing.f_question',
  'guide.questions.#.question': 'publishing.f_question',
  'guide.questions.#.answer': 'publishing.f_answer',
  'guide.questions.#.certainty': 'publishing.f_certainty',
  'guide.questions.#.asOf': 'publishing.f_asOf',
  'guide.law': 'publishing.law',
  'guide.law.#': 'publishing.f_law',
  'guide.sources': 'publishing.sources',
  'guide.sources.#.name': 'publishing.f_sourceName',
  'guide.sources.#.url': 'publishing.f_url',
  'guide.sources.#.asOf': 'publishing.f_asOf',
  'guide.whereToCheck': 'publishing.checks',
  'guide.whereToCheck.#.name': 'publishing.f_sourceName',
  'guide.whereToCheck.#.url': 'publishing.f_url',
  'guide.asOf': 'publishing.f_asOf',
  'guide.certainty': 'publishing.f_certainty',
}
const ROWS: Readonly<Record<string, WordKey>> = {
  'guide.documents': 'publishing.r_paper',
  'guide.steps': 'publishing.r_step',
  'guide.fees': 'publishing.r_fee',
  'guide.questions': 'publishing.r_question',
  'guide.law': 'publishing.r_law',
  'guide.sources': 'publishing.r_source',
  'guide.whereToCheck': 'publishing.r_check',
  'guide.office.phone': 'publishing.r_phone',
  'guide.office.website': 'publishing.r_website',
}

type Parts = { field: string; language: Written | null; list: string | null; index: number }

export function partsOf(path: string): Parts {
  const keys = path.split('.')
  const last = keys.at(-1)
  const language = (keys.length > 1 && WRITTEN.find((each) => each === last)) || null
  const plain = language ? keys.slice(0, -1) : keys
  const at = plain.findIndex((key) => /^\d+$/.test(key))
  return {
    field: plain.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.'),
    language,
    list: at < 0 ? null : plain.slice(0, at).join('.'),
    index: at < 0 ? -1 : Number(plain[at]),
  }
}

/** "Amount", without which row and language it is of: that stands around the field. */
export function fieldName(path: string, t: Translate): string {
  const word = FIELDS[partsOf(path).field]
  return word ? t(word) : path
}

/** "Fee 3". */
export const rowName = (list: string, index: number, t: Translate): string => {
  const word = ROWS[list]
  return word ? t(word, { n: index + 1 }) : String(index + 1)
}

export const inLanguage = (name: string, language: Written, t: Translate): string => t(`publishing.in_${language}`, { name })

/** "Fee 3: amount (Amharic)". */
export function fullName(path: string, t: Translate): string {
  const { language, list, index } = partsOf(path)
  const name = fieldName(path, t)
  const whole = list === null ? name : t('publishing.fieldOfRow', { row: rowName(list, index, t), field: name })
  return language ? inLanguage(whole, language, t) : whole
}

/** Of the element in the form. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`
