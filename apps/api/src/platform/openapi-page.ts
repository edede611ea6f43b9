// The description of the API as one page without anything from elsewhere: every call, its schemas, an example, a form.
import { createHash } from 'node:crypto'
import { exampleOf, type JsonSchema } from './openapi-example.ts'
import { escapeText } from './sanitise.ts'

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
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; --paper: #f8f5ee; --surface: #fffdf9; --line: #e4ddcf; --ink: #14231b; --forest: #0e4d36; }
@media (prefers-color-scheme: dark) { :root { --paper: #0b1410; --surface: #111d17; --line: #24352b; --ink: #eff2e9; --forest: #8ad0a6; } }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); } a { color: var(--forest); }
h1 { margin-bottom: 0; } h2 { margin: 2rem 0 .5rem; } summary b { color: var(--forest); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; margin: .5rem 0; padding: 0 1.25rem; }
button { background: var(--forest); color: var(--surface); border: 0; border-radius: .625rem; font-weight: 600; } :focus-visible { outline: 3px solid #9a5a00; outline-offset: 2px; }
summary { cursor: pointer; padding: .6rem 0; } code, pre, textarea, output { font: .85rem/1.45 ui-monospace, monospace; }
pre, output { display: block; overflow: auto; max-height: 24rem; background: #8882; padding: .6rem; border-radius: .4rem; white-space: pre-wrap; }
label { display: block; margin: .4rem 0; } input, textarea, select, button { font-size: 1rem; padding: .4rem .6rem; min-height: 2.75rem; }
textarea { width: 100%; min-height: 8rem; box-sizing: border-box; } b { display: inline-block; min-width: 4rem; }
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

export function renderDocs(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const tags = [...new Set(calls.map(tagOf))]
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeText(tag)}</h2>${calls
        .filter((call) => tagOf(call) === tag)
        .map(renderCall)
        .join('')}`,
  )
  const introduction = escapeText(document.info.description ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(document.info.title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escapeText(document.info.title)} API</h1><p>${introduction}</p>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${sections.join('')}</main><script>${SCRIPT}</script></body></html>`
}

const tagOf = ({ operation }: Call): string => operation.tags?.[0] ?? 'other'

const json = (value: unknown): string => escapeText(JSON.stringify(value, null, 2))

const schemaOf = (content: Content | undefined): JsonSchema | undefined => Object.values(content?.content ?? {})[0]?.schema

function renderCall(call: Call): string {
  const { method, path, operation } = call
  const body = schemaOf(operation.requestBody)
  const answer = schemaOf(operation.responses?.['200'])
  const parts = [
    body ? `<h4>Request</h4><pre>${json(body)}</pre>` : '',
    answer ? `<h4>Example answer</h4><pre>${json(exampleOf(answer))}</pre>` : '',
    answer ? `<h4>Answer schema</h4><pre>${json(answer)}</pre>` : '',
    renderForm(call, body),
  ]
  return `<details><summary><b>${method}</b> <code>${escapeText(path)}</code> ${escapeText(operation.summary ?? '')}</summary>${parts.join('')}</details>`
}

function renderForm({ method, path, operation }: Call, body: JsonSchema | undefined): string {
  const inputs = (operation.parameters ?? []).map(
    (parameter) =>
      `<label>${escapeText(parameter.name)} (${escapeText(parameter.in)}${parameter.required ? ', required' : ''})
<input name="${escapeText(parameter.name)}" data-in="${escapeText(parameter.in)}" value="${escapeText(inputExample(parameter))}"></label>`,
  )
  const text = body ? `<label>Body<textarea>${json(exampleOf(body))}</textarea></label>` : ''
  return `<h4>Try it</h4><form data-method="${method}" data-path="${escapeText(path)}">${inputs.join('')}${text}
<label>Language <select name="language"><option>en</option><option>am</option></select></label>
<button>Send</button><output aria-live="polite"></output></form>`
}

function inputExample({ name, schema, required }: Parameter): string {
  return required || schema.default !== undefined ? String(exampleOf(schema, name)) : ''
}
