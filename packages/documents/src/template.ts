// What a template is: its form as data, its rules, and the document that it makes of what was typed. Pure: no clock, no network, no page.
import type { DocumentCopy, DocumentLanguage, TemplateId } from '@menged/contracts/documents/lists'
import type { WorkerCategory } from '@menged/contracts/marketplace/lists'
import type { Text } from '@menged/ethiopia/text'
import type { Doc } from './doc.ts'

/** By field name. Dates `2026-11-23`, amounts and numbers as typed, several choices as a list. */
export type Value = string | boolean | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** `yesNo`: a choice of two that starts undecided. `check`: one box. `choices`: a box for each option. */
export type FieldType =
  | 'text'
  | 'longText'
  | 'phone'
  | 'email'
  | 'number'
  | 'money'
  | 'date'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'check'

export type Field = {
  name: string
  type: FieldType
  label: Text
  required?: true
  placeholder?: Text
  /** Below the field: where the answer is found, what it is for. */
  hint?: Text
  options?: readonly { value: string; label: Text; hint?: Text }[]
  /** Longest input in characters. */
  most?: number
  /** Which part of a person, company or house it is: for offers of what is known from the profile or an earlier document. */
  known?: 'name' | 'idNumber' | 'address' | 'phone' | 'email' | 'company' | 'tin'
  /**
   * What it names is spelled in the letters of each language: below it stands a field that spells it in the other ones. `words`: where
   * something is, told in words, which are translated.
   */
  spelled?: 'person' | 'company' | 'place' | 'words'
  /** The field whose answer this one spells a second time. */
  spells?: string
  /** The choice that says which money an amount is in; birr without it. */
  currency?: string
  /** Two fields with this beside each other share a row on wide screens. */
  half?: true
}

/** `list`: a member of this list, with its number from 1. */
export type Step = { id: string; title: Text; text?: Text; fields: readonly Field[]; list?: { id: string; n: number } }

/** Members, directors, witnesses: `count` is the name of the value that holds how many there are. */
export type List = { id: string; count: string; least: number; most: number; initial: number; add: Text; remove: Text }

/** A `warning` never holds a person up. */
export type Problem = { field: string; message: Text; severity: 'error' | 'warning' }

/** What to do with the paper: where it is authenticated, what to bring, what is due. `guide`: id of a guide of the portal. */
export type NextStep = { title: Text; text: Text; guide?: string }

export type Helper = Extract<WorkerCategory, 'documentWriter' | 'legalAdvisor'>

/** `copy`: a draft without it. */
export type Issue = { language: DocumentLanguage; issuedAt: string; reference: string; copy?: DocumentCopy }

/** What makes a paper hold: the office that authenticates it, or the hands of those who sign. */
export type Effect = 'authenticated' | 'signed'

/** What a template is called and what it is for. */
export type About = { title: Text; description: Text; effect: Effect }

export type Template = About & {
  id: TemplateId
  /** Raised when the text changes; a document keeps the version that it was made with. */
  version: number
  lists: readonly List[]
  /** What a new form starts with. */
  initial: Values
  /** With a step for each member of a list. The last one is the confirmation. A step without fields that is called `review` shows all answers. */
  steps(values: Values): readonly Step[]
  /** Of the whole form; a step shows those of its fields. Required fields first, then shapes, then what must fit together. */
  problems(values: Values): readonly Problem[]
  /** Reckoned from what is typed, shown in the step: "With 1,000 shares in total, 600 shares is 60%". */
  notes(values: Values, stepId: string): readonly Text[]
  /** Names the document in lists: "PLC foundation document, Selale Trading". */
  nameOf(values: Values): Text
  build(values: Values, issue: Issue): Doc
  next(values: Values): readonly NextStep[]
  /** Kinds of workers who help with it, the most useful first. */
  helpers: readonly Helper[]
}
