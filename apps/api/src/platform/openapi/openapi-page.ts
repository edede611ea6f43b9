// The description of the API as one page without anything from elsewhere: every call, its schemas, an example, a form.
import { createHash } from 'node:crypto'
import type { Language } from '@menged/contracts'
import { escapeText } from '../sanitise.ts'
import { MARK, TIBEB } from './brand.ts'
import { exampleOf, type JsonSchema } from './openapi-example.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }
type Content = { content?: Record<string, { schema: JsonSchema }>; description?: string }
type Operation = {
  tags?: string[]
  summary?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content>
}
export type OpenApiDocument = { info: { title: string; description?: string }; paths: Record<string, Record<string, Operation>> }
type Call = { method: string; path: string; operation: Operation }

const SCRIPT = `
for (const form of document.querySelectorAll('form')) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const out = form.querySelector('output')
  const query = new URLSearchParams()
  let path = form.dataset.path
  for (const input of form.querySelectorAll('input')) {
    if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value))
    else if (input.value !== '') query.append(input.name, input.value)
  }
  const body = form.querySelector('textarea')
  const headers = { 'accept-language': form.elements.language.value, ...(body ? { 'content-type': 'application/json' } : {}) }
  out.textContent = '…'
  try {
    const answer = await fetch(path + (query.size ? '?' + query : ''), { method: form.dataset.method, headers, body: body?.value })
    const text = await answer.text()
    let shown = text
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    out.textContent = answer.status + '\\n' + shown
  } catch (error) { out.textContent = String(error) }
})
`
const STYLE = `
*, ::before { box-sizing: border-box; }
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; --paper: #f8f5ee; --surface: #fffdf9; --line: #e4ddcf; --ink: #14231b; --soft: #5f6b64; --forest: #0e4d36; --ochre: #d0911f; --focus: #9a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1410; --surface: #111d17; --line: #24352b; --ink: #eff2e9; --soft: #95a59a; --forest: #8ad0a6; --ochre: #e2ae48; --focus: #f2c76b; } }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; } a { color: var(--forest); }
.tibeb { display: block; width: 100%; height: 9px; } .ground { fill: var(--forest); } .road { fill: var(--surface); } .sun { fill: var(--ochre); }
header { display: flex; align-items: center; gap: .5rem; padding: .75rem 1rem; background: var(--surface); border-bottom: 1px solid var(--line); }
header a { display: flex; align-items: center; gap: .6rem; color: var(--ink); font-weight: 700; font-size: 1.25rem; letter-spacing: -.025em; text-decoration: none; } header span { color: var(--soft); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.2; letter-spacing: -.014em; } h1 { margin: 0; } h2 { margin: 2.5rem 0 .75rem; } h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; margin: .5rem 0; padding: 0 1.25rem; } details[open] { padding-bottom: 1.25rem; }
summary { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); padding: .75rem 0; cursor: pointer; list-style: none; } summary::-webkit-details-marker { display: none; }
summary b { color: var(--forest); font-size: .85rem; } summary span { grid-column: 2; color: var(--soft); font-size: .9rem; }
code, pre, textarea, output { font: .85rem/1.45 ui-monospace, monospace; } span code { font-size: .8rem; }
pre, output { display: block; overflow: auto; max-height: 24rem; background: #8882; padding: .6rem; border-radius: .4rem; white-space: pre-wrap; } output:empty { display: none; }
label { display: block; margin: .6rem 0; } input, textarea { display: block; width: 100%; } input, textarea, select, button { font-size: 1rem; padding: .4rem .6rem; min-height: 2.75rem; }
button { background: var(--forest); color: var(--surface); border: 0; border-radius: .625rem; padding-inline: 1.25rem; font-weight: 600; margin-bottom: .75rem; }
textarea { min-height: 8rem; } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 30rem) { details { padding-inline: 1rem; } summary { grid-template-columns: minmax(0, 1fr); } summary span { grid-column: 1; } }
`
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const DOCS_CSP = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `languages`: those that are on, to try a call in. */
export function renderDocs(document: OpenApiDocument, languages: readonly Language[]): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = [...new Set(calls.map(tagOf))]
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeText(tag.charAt(0).toUpperCase() + tag.slice(1))}</h2>${calls
        .filter((call) => tagOf(call) === tag)
        .map((call) => renderCall(call, languages))
        .join('')}`,
  )
  const title = escapeText(document.info.title)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} API</title><style>${STYLE}</style></head>
<body>${TIBEB}<header><a href="/">${MARK}${title}</a><span>API</span></header><main><h1>${title} API</h1><p>${textOf(document.info.description)}</p>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${sections.join('')}</main><script>${SCRIPT}</script></body></html>`
}

const tagOf = ({ operation }: Call): string => operation.tags?.[0] ?? 'other'

/** What stands between backticks is code. */
const textOf = (text = ''): string => escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const json = (value: unknown): string => escapeText(JSON.stringify(value, null, 2))

const schemaOf = (content: Content | undefined): JsonSchema | undefined => Object.values(content?.content ?? {})[0]?.schema

function renderCall(call: Call, languages: readonly Language[]): string {
  const { method, path, operation } = call
  const body = schemaOf(operation.requestBody)
  const answer = schemaOf(operation.responses?.['200'])
  const parts = [
    body ? `<h3>Request</h3><pre>${json(body)}</pre>` : '',
    answer ? `<h3>Example answer</h3><pre>${json(exampleOf(answer))}</pre>` : '',
    answer ? `<h3>Answer schema</h3><pre>${json(answer)}</pre>` : '',
    renderForm(call, body, languages),
  ]
  return `<details><summary><b>${method}</b> <code>${escapeText(path)}</code> <span>${textOf(operation.summary)}</span></summary>${parts.join('')}</details>`
}

function renderForm({ method, path, operation }: Call, body: JsonSchema | undefined, languages: readonly Language[]): string {
  const inputs = (operation.parameters ?? []).map(
    (parameter) =>
      `<label>${escapeText(parameter.name)} (${escapeText(parameter.in)}${parameter.required ? ', required' : ''})
<input name="${escapeText(parameter.name)}" data-in="${escapeText(parameter.in)}" value="${escapeText(inputExample(parameter))}"></label>`,
  )
  const text = body ? `<label>Body<textarea>${json(exampleOf(body))}</textarea></label>` : ''
  return `<h3>Try it</h3><form data-method="${method}" data-path="${escapeText(path)}">${inputs.join('')}${text}
<label>Language <select name="language">${languages.map((each) => `<option>${each}</option>`).join('')}</select></label>
<button>Send</button><output aria-live="polite"></output></form>`
}

function inputExample({ name, schema, required }: Parameter): string {
  return required || schema.default !== undefined ? String(exampleOf(schema, name)) : ''
}
