// A document as HTML, for the preview beside the form: all text is escaped, and what was typed leads back to its field.

import type { Written } from '@menged/ethiopia/languages'
import type { Block, Doc, Inline, Para } from './doc.ts'
import { printable } from './fonts/unsupported.ts'
import { type Printed, type PrintedDoc, printed } from './printed.ts'

export function renderHtml(doc: Doc): string {
  const tree = printed(doc)
  const { title, subtitle, reference, header, footer, lang, blocks } = tree
  return element('article', { class: 'doc', lang }, [
    element('p', { class: 'doc-header' }, [element('span', {}, [text(header)]), element('span', {}, [text(reference)])]),
    element('h2', { class: 'doc-title' }, [text(title)]),
    subtitle ? element('p', { class: 'doc-subtitle' }, [text(subtitle)]) : '',
    all(blocks, tree),
    element('p', { class: 'doc-footer' }, [text(footer)]),
  ])
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')
const text = (value: string): string => escaped(printable(value)).replaceAll('\n', '<br>')

type Attributes = Record<string, string | undefined>
function element(name: string, attributes: Attributes, children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(value)}"`))
  return `<${name}${written.join('')}>${children.join('')}</${name}>`
}

const NARROW_SPACES = 4
const blank = (letters: number): string =>
  Array.from({ length: Math.ceil(letters / NARROW_SPACES) }, () => '\u00a0'.repeat(NARROW_SPACES)).join('\u200b')

const inline = (para: Para): string => para.map(inlineOf).join('')
function inlineOf(part: Inline): string {
  if (typeof part === 'string') return text(part)
  if ('b' in part) return element('strong', {}, [inline(part.b)])
  if ('blank' in part) return element('span', { class: 'blank', 'data-field': part.field }, [blank(part.blank)])
  if ('lang' in part) return element('span', { lang: part.lang }, [inline(part.t)])
  return element('mark', { 'data-field': part.field }, [text(part.text)])
}

const all = (blocks: readonly Printed[], doc: PrintedDoc): string => blocks.map((block) => htmlOf(block, doc)).join('')

/** Centred, at the end, or as the text runs. */
const aligned = (align: string | undefined): Attributes => ({ class: align === 'start' ? undefined : align })

function htmlOf(block: Printed, doc: PrintedDoc): string {
  switch (block.k) {
    case 'p':
      return element('p', aligned(block.align), [inline(block.c)])
    case 'part':
      return element('h3', { class: 'doc-part' }, [inline(block.title), small(block.subtitle)])
    case 'heading':
      return element(doc.hasParts ? 'h4' : 'h3', {}, [text(block.label), ' ', inline(block.title)])
    case 'clauses':
      return element(
        'div',
        { class: 'clauses', role: 'list' },
        block.items.map((item) => clause(item, doc)),
      )
    case 'table':
      return table(block)
    case 'columns':
      return element(
        'div',
        { class: 'columns' },
        block.rows.map((row) => columnsRow(row, block.languages, doc)),
      )
    case 'signatures':
      return signatures(block)
    case 'note':
      return element('p', { class: 'note' }, [inline(block.c)])
    case 'seal':
      return element('p', { class: 'seal' }, [inline(block.caption)])
    case 'pageBreak':
      return '<hr class="page-break">'
  }
}

const small = (para: Para | undefined): string => (para ? element('small', {}, [inline(para)]) : '')

const clause = ({ label, body }: { label: string; body: Printed[] }, doc: PrintedDoc): string =>
  element('div', { role: 'listitem' }, [element('span', { class: 'number' }, [label]), element('div', {}, [all(body, doc)])])

const columnsRow = (sides: [Printed[], Printed[]], languages: [Written, Written], doc: PrintedDoc): string =>
  element(
    'div',
    { class: 'row' },
    sides.map((side, i) => element('div', { lang: languages[i] }, [all(side, doc)])),
  )

function table({ cols, head, rows, total }: Extract<Block, { k: 'table' }>): string {
  const whole = cols.reduce((sum, { w }) => sum + w, 0)
  const cell = (name: string) => (para: Para, i: number) => element(name, aligned(cols[i]?.align), [inline(para)])
  const row = (cells: Para[], name = 'td'): string => element('tr', {}, cells.map(cell(name)))
  return element('div', { class: 'table' }, [
    element('table', {}, [
      `<colgroup>${cols.map(({ w }) => `<col width="${Math.round((w / whole) * 100)}%">`).join('')}</colgroup>`,
      head ? element('thead', {}, [row(head, 'th')]) : '',
      element(
        'tbody',
        {},
        rows.map((cells) => row(cells)),
      ),
      total ? element('tfoot', {}, [row(total)]) : '',
    ]),
  ])
}

function signatures({ items, labels }: Extract<Printed, { k: 'signatures' }>): string {
  const line = (label: string, value: string): string =>
    element('p', {}, [element('span', {}, [text(label)]), element('span', { class: 'rule' }, [value])])
  return element(
    'div',
    { class: 'signatures' },
    items.map(({ role, name, field, lines }) =>
      element('div', { class: 'signature' }, [
        element('p', { class: 'role' }, [text(role)]),
        line(labels.name, signed(name, field)),
        ...lines.map((each) => element('p', {}, [text(each)])),
        line(labels.signature, blank(24)),
        line(labels.date, blank(16)),
      ]),
    ),
  )
}

function signed(name: string, field: string | undefined): string {
  if (!name) return element('span', { class: 'blank', 'data-field': field }, [blank(24)])
  return field ? element('mark', { 'data-field': field }, [text(name)]) : text(name)
}
