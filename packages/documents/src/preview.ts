// The door for browsers: templates and the HTML of a document; nothing of Node, Typst or Word.
export type { Block, Doc, Inline, Para } from './doc.ts'
export { printable, unsupportedIn } from './fonts/unsupported.ts'
export { renderHtml } from './html.ts'
export { LABELS } from './labels.ts'
export type { Field, FieldType, Issue, List, NextStep, Problem, Step, Template, Value, Values } from './template.ts'
export { loadTemplate } from './templates/list.ts'
export { isAsked, spellingWarnings } from './templates/spellings.ts'
