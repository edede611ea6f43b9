// A name or a place in the letters of each language: its field has a second one below it, `landlordName` and `landlordNameSpelling`. The
// Amharic text takes the answer in Ethiopic letters, the English text the one in Latin letters; where there is one only, both take that.

import type { DocumentLanguage } from '@menged/contracts/documents/lists'
import type { Written } from '@menged/ethiopia/languages'
import { type Script, scriptIn, scriptOf, writtenIn } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Field, Problem, Step, Template, Values } from '../template.ts'
import { formProblems, when } from './checks.ts'
import { both, has } from './fields.ts'
import { textOf } from './values.ts'

const spellingOf = (name: string): string => `${name}Spelling`

/** The name of the value that a text in this language shows for a field. */
export function spellingFor(values: Values, name: string, language: Written): string {
  const names = [name, spellingOf(name)].filter((one) => has(values, one))
  return names.find((one) => scriptIn(textOf(values, one)) === scriptOf(language)) ?? names[0] ?? name
}

/** The template with a second spelling for each name and place. */
export function withSpellings(template: Template): Template {
  const steps = (values: Values): readonly Step[] =>
    template
      .steps(values)
      .map((step) => ({ ...step, fields: step.fields.flatMap((field) => [field, ...secondOf(field, values)]) }))
  return {
    ...template,
    steps,
    problems: (values) => [...template.problems(values), ...spellingProblems(steps(values), values)],
    nameOf: (values) => inEach((each) => template.nameOf({ ...values, ...spelledFor(template, values, each) })[each]),
  }
}

const spelledFor = (template: Template, values: Values, language: Written): Values =>
  Object.fromEntries(
    template
      .steps(values)
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, spelled }) => (spelled ? [[name, textOf(values, spellingFor(values, name, language))]] : [])),
  )

function secondOf({ name, label, spelled, most, half, placeholder }: Field, values: Values): Field[] {
  if (spelled === undefined) return []
  const letters = scriptWanted(values, name) ?? 'latin'
  const shown = placeholder?.[writtenIn(letters)]
  return [
    {
      name: spellingOf(name),
      type: 'text',
      label: inEach((each) => label[each] + IN_LETTERS[letters][each]),
      hint: letters === 'latin' && spelled === 'person' ? AS_IN_PASSPORT : HINTS[letters],
      spells: name,
      ...(most === undefined ? {} : { most }),
      ...(half ? { half } : {}),
      ...(shown === undefined ? {} : { placeholder: inEach(() => shown) }),
    },
  ]
}

/** The other one than that of the answer; null where that has letters of neither. */
function scriptWanted(values: Values, name: string): Script | null {
  const script = scriptIn(textOf(values, name))
  return script && (script === 'latin' ? 'ethiopic' : 'latin')
}

type InLetters = Readonly<Record<Script, Text>>
const IN_LETTERS: InLetters = {
  latin: both('፣ በላቲን ፊደላት', ', in Latin letters'),
  ethiopic: both('፣ በአማርኛ ፊደላት', ', in Amharic letters'),
}
const HINTS: InLetters = {
  latin: both('ለእንግሊዝኛው ጽሑፍ', 'For the English text'),
  ethiopic: both('ለአማርኛው ጽሑፍ', 'For the Amharic text'),
}
const AS_IN_PASSPORT = both('ለእንግሊዝኛው ጽሑፍ፤ በፓስፖርቱ ላይ እንዳለ', 'For the English text; as in the passport')
const WRONG: InLetters = {
  latin: both(
    'እዚህ በላቲን ፊደላት ብቻ ይጻፉ፤ በአማርኛ ፊደላት የተጻፈው ከላይ አለ',
    'Write this in Latin letters only: in Amharic letters it stands above',
  ),
  ethiopic: both('እዚህ በአማርኛ ፊደላት ይጻፉ፤ በላቲን ፊደላት የተጻፈው ከላይ አለ', 'Write this in Amharic letters: in Latin letters it stands above'),
}
const LACKING: InLetters = {
  latin: both('በላቲን ፊደላት አልተጻፈም፤ የእንግሊዝኛው ጽሑፍ በአማርኛ ፊደላት ያሳየዋል', 'No Latin spelling: the English text shows Amharic letters'),
  ethiopic: both('በአማርኛ ፊደላት አልተጻፈም፤ የአማርኛው ጽሑፍ በላቲን ፊደላት ያሳየዋል', 'No Amharic spelling: the Amharic text shows Latin letters'),
}

function spellingProblems(steps: readonly Step[], values: Values): Problem[] {
  const seconds = steps.map((step) => ({ ...step, fields: step.fields.filter(({ spells }) => spells !== undefined) }))
  const tooLong = formProblems(seconds, values)
  const inWrong = seconds.flatMap(({ fields }) =>
    fields.flatMap(({ name, spells = '' }) => {
      const wanted = has(values, name) ? scriptWanted(values, spells) : null
      if (wanted === null) return []
      return when(scriptIn(textOf(values, name)) !== wanted, { field: name, message: WRONG[wanted], severity: 'error' })
    }),
  )
  return [...tooLong, ...inWrong]
}

/** The letters that a document in this language lacks for an answer; null where it lacks none. */
function lettersLacking({ name, spells }: Field, values: Values, language: DocumentLanguage): Script | null {
  const wanted = spells === undefined || has(values, name) ? null : scriptWanted(values, spells)
  return wanted !== null && (language === 'both' || scriptOf(language) === wanted) ? wanted : null
}

/** A second spelling is asked for where a document in this language needs it, and shown where there is one. */
export const isAsked = (field: Field, values: Values, language: DocumentLanguage): boolean =>
  field.spells === undefined || has(values, field.name) || lettersLacking(field, values, language) !== null

/** Of the first spelling: what the document shows in the letters of the other language. */
export const spellingWarnings = (steps: readonly Step[], values: Values, language: DocumentLanguage): Problem[] =>
  steps
    .flatMap(({ fields }) => fields)
    .flatMap((field): Problem[] => {
      const lacking = lettersLacking(field, values, language)
      return lacking === null ? [] : [{ field: field.spells ?? '', message: LACKING[lacking], severity: 'warning' }]
    })
