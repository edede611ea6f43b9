// How a mail looks: the reader's language first, a thin rule, another one. No pictures, nothing from elsewhere; mail programs drop
// what they do not know of the styles, so each element carries its own, and dark mode comes on top.
import type { Language } from '@menged/contracts'
import { punctuationOf } from '@menged/ethiopia'
import { escapeText } from '../../platform/sanitise.ts'
import type { Sentence } from './sentences.ts'
import type { Action, Part } from './templates.ts'

/** A part with its language; the first one is the reader's. */
export type Spoken = { language: Language; part: Part }

const RULE = '-'.repeat(40)

const isAction = (entry: Sentence | Action): entry is Action => 'url' in entry
const footText = (entry: Sentence | Action): string => (isAction(entry) ? `${entry.label.plain} ${entry.url}` : entry.plain)

/** The same words as the HTML, with whole links. */
export function textOf(parts: readonly Spoken[], independent: (language: Language) => Sentence): string {
  const written = parts.map(({ language, part }, index) => paragraphs(language, part, index === 0).join('\n\n'))
  const feet = parts.map(({ language, part }) => [independent(language).plain, ...part.foot.map(footText)].join('\n'))
  return `${[...written, ...feet].join(`\n\n${RULE}\n\n`)}\n`
}

function paragraphs(language: Language, part: Part, isFirst: boolean): string[] {
  const { greeting, heading, text, facts, quote, action, code, notes, link } = part
  const colon = punctuationOf(language).colon.trim()
  const all = [
    (greeting ?? heading).plain,
    ...text.map(({ plain }) => plain),
    facts.map(({ label, value }) => `${label.plain}${colon} ${value.plain}`).join('\n'),
    isFirst ? quote?.plain : undefined,
    action ? `${action.label.plain}${colon}\n${action.url}` : undefined,
    code ? `${code.hint.plain}\n${code.label.plain}${colon} ${code.digits}` : undefined,
    notes.map(({ plain }) => plain).join('\n'),
    link ? `${link.label.plain}\n${link.url}` : undefined,
  ]
  return all.filter((each) => each !== undefined && each !== '') as string[]
}

const LATIN = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Ethiopic',Kefa,Ebrima,Nyala,sans-serif"
const STYLE = {
  body: `margin:0;padding:0;background:#f8f5ee;color:#14231b;font-family:${LATIN};-webkit-text-size-adjust:100%`,
  page: 'max-width:560px;margin:0 auto;padding:24px 16px 32px',
  brand: 'margin:0 0 16px;font-size:17px;line-height:28px;font-weight:700;color:#0e4d36',
  card: 'background:#fffdf9;border:1px solid #e4ddcf;border-radius:14px;padding:24px;word-break:break-word',
  heading: 'margin:0 0 12px;font-size:21px;line-height:32px;font-weight:700',
  text: 'margin:0 0 16px;font-size:16px;line-height:27px',
  fact: 'margin:0 0 6px;font-size:16px;line-height:27px',
  quote: 'margin:16px 0;padding:12px 16px;background:#f1ece1;border-radius:10px;font-size:16px;line-height:27px',
  button:
    'display:inline-block;background:#0e4d36;color:#fdfbf4;border-radius:10px;padding:12px 22px;font-size:16px;line-height:24px;font-weight:700;text-decoration:none',
  quiet: 'color:#0e4d36;font-size:16px;line-height:27px;font-weight:700',
  code: 'margin:0 0 16px;font-size:16px;line-height:27px',
  digits: 'font-size:26px;line-height:40px;font-weight:700;letter-spacing:3px;color:#0e4d36',
  fallback: 'margin:0 0 16px;font-size:14px;line-height:24px;color:#42514a',
  note: 'margin:0 0 8px;font-size:14px;line-height:24px;color:#42514a',
  address: 'color:#0e4d36;word-break:break-all',
  rule: 'border:0;border-top:1px solid #e4ddcf;margin:24px 0',
  foot: 'margin:16px 8px 0;font-size:13px;line-height:21px;color:#5f6b64',
} as const
/** For programs that show mail dark; others turn the colours round by themselves or not at all. */
const DARK = `@media (prefers-color-scheme: dark) {
.m-body { background: #0b1410 !important; color: #eff2e9 !important; }
.m-card { background: #111d17 !important; border-color: #24352b !important; }
.m-rule { border-color: #24352b !important; }
.m-quote { background: #18261e !important; }
.m-note { color: #bcc9bf !important; }
.m-foot { color: #95a59a !important; }
.m-green, .m-green a { color: #8ad0a6 !important; }
.m-button { background: #8ad0a6 !important; color: #06150d !important; }
}`

export function htmlOf(parts: readonly [Spoken, Spoken], independent: (language: Language) => Sentence): string {
  const [{ language, part }] = parts
  const blocks = parts.map((spoken, index) => block(spoken, index === 0)).join(`<hr class="m-rule" style="${STYLE.rule}">`)
  const feet = parts.map((spoken) => foot(spoken, independent(spoken.language)))
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeText(part.subject)}</title><style>${DARK}</style></head>
<body class="m-body" style="${STYLE.body}"><div style="${STYLE.page}">
<p class="m-green" style="${STYLE.brand}"><span lang="am">መንገድ</span> · <span lang="en">Menged</span></p>
<div class="m-card" style="${STYLE.card}">${blocks}</div>
${feet.join('\n')}
</div></body></html>
`
}

const paragraph = (style: keyof typeof STYLE, html: string, name = ''): string =>
  `<p${name ? ` class="${name}"` : ''} style="${STYLE[style]}">${html}</p>`

const anchor = (url: string, html: string, style: keyof typeof STYLE, name: string): string =>
  `<a class="${name}" href="${escapeText(url)}" style="${STYLE[style]}">${html}</a>`
const button = ({ url, label }: Action): string => anchor(url, label.html, 'button', 'm-button')
const shownAddress = (url: string): string => anchor(url, escapeText(url), 'address', 'm-green')

const digits = ({ label, digits: six }: NonNullable<Part['code']>): string =>
  `${label.html} <b class="m-green" style="${STYLE.digits}">${escapeText(six)}</b>`

/** The first one has the button; in the other one the same address is a link. */
function block({ language, part }: Spoken, isFirst: boolean): string {
  const { greeting, heading, text, facts, quote, action, code, notes, link } = part
  const inner = [
    `<h${isFirst ? 1 : 2} style="${STYLE.heading}">${heading.html}</h${isFirst ? 1 : 2}>`,
    greeting ? paragraph('text', greeting.html) : '',
    ...text.map(({ html }) => paragraph('text', html)),
    ...facts.map(({ label, value }) =>
      paragraph('fact', `<b>${label.html}${punctuationOf(language).colon.trim()}</b> ${value.html}`),
    ),
    quote && isFirst ? `<div class="m-quote" dir="auto" style="${STYLE.quote}">${quote.html}</div>` : '',
    action ? paragraph('text', isFirst ? button(action) : anchor(action.url, action.label.html, 'quiet', 'm-green')) : '',
    action && isFirst ? paragraph('fallback', `${action.fails.html}<br>${shownAddress(action.url)}`, 'm-note') : '',
    code ? paragraph('code', `${code.hint.html}<br>${digits(code)}`) : '',
    ...notes.map(({ html }) => paragraph('note', html, 'm-note')),
    link ? paragraph('note', `${link.label.html}<br>${shownAddress(link.url)}`, 'm-note') : '',
  ]
  return `<div lang="${language}" dir="ltr">${inner.join('')}</div>`
}

function foot({ language, part }: Spoken, independent: Sentence): string {
  const lines = [
    independent.html,
    ...part.foot.map((entry) => (isAction(entry) ? `${entry.label.html} ${shownAddress(entry.url)}` : entry.html)),
  ]
  return `<p class="m-foot" lang="${language}" dir="ltr" style="${STYLE.foot}">${lines.join('<br>')}</p>`
}
