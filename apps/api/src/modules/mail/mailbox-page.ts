// The local mailbox as pages without any script: the list, and one mail with its text and, in a frame that can do nothing, its HTML.
import type { Language } from '@menged/contracts'
import { formatMoment, formatShortAge, shortAge } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { escapeText } from '../../platform/sanitise.ts'
import { MAILBOX_PATH } from './mailbox-access.ts'
import { MAILBOX_STYLE } from './mailbox-style.ts'
import type { MailboxLine, MailboxRow } from './queries.ts'

export type Reader = { language: Language; direction: 'ltr' | 'rtl'; now: Date }

/** The styles of a mail stand in its elements, and its frame has the policy of this page. */
export const MAILBOX_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

function page({ language, direction }: Reader, title: string, main: string): string {
  const t = translateIn(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${MAILBOX_STYLE}</style></head>
<body><header><a href="/">${escapeText(t('nav.brand'))}</a><span>${escapeText(t('mail.boxTitle'))}</span></header><main>${main}</main></body></html>
`
}

const lead = (language: Language): string => escapeText(translateIn(language)('mail.boxLead', { setting: 'SMTP_URL' }))

const empty = (title: string, text: string): string =>
  `<div class="empty"><p><b>${escapeText(title)}</b></p><p>${escapeText(text)}</p></div>`

export function renderMailbox(lines: readonly MailboxLine[], reader: Reader): string {
  const { language, now } = reader
  const t = translateIn(language)
  const title = t('mail.boxTitle')
  const rows = lines.map(
    ({ id, receiver, subject, createdAt, language: spoken }) =>
      `<li><a href="${MAILBOX_PATH}/${id}"><b lang="${spoken}">${escapeText(subject)}</b></a>
<span class="to"><bdi>${escapeText(receiver)}</bdi></span>
<time datetime="${createdAt.toISOString()}">${escapeText(formatShortAge(shortAge(createdAt, now), language))}</time></li>`,
  )
  const clear = `<form method="post" action="${MAILBOX_PATH}"><button>${escapeText(t('mail.boxClear'))}</button></form>`
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>${clear}` : empty(t('mail.boxEmpty'), t('mail.boxEmptyText'))
  return page(reader, title, `<h1>${escapeText(title)}</h1><p class="lead">${lead(language)}</p>${list}`)
}

export function renderMail(mail: MailboxRow, reader: Reader): string {
  const { language } = reader
  const t = translateIn(language)
  const facts = [
    [t('mail.boxAddressee'), `<bdi>${escapeText(mail.receiver)}</bdi>`],
    [
      t('mail.boxDate'),
      `<time datetime="${mail.createdAt.toISOString()}">${escapeText(formatMoment(mail.createdAt, language))}</time>`,
    ],
  ]
  const main = `${back(language)}<h1 lang="${mail.language}">${escapeText(mail.subject)}</h1>
<dl>${facts.map(([name, value]) => `<div><dt>${escapeText(name ?? '')}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>${escapeText(t('mail.boxText'))}</h2><div class="text" dir="ltr">${linked(mail.text)}</div>
<h2>${escapeText(t('mail.boxHtml'))}</h2>
<iframe title="${escapeText(t('mail.boxHtml'))}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeText(framed(mail.html))}"></iframe>`
  return page(reader, mail.subject, main)
}

export function renderNoMail(reader: Reader): string {
  const t = translateIn(reader.language)
  return page(reader, t('mail.boxNone'), back(reader.language) + empty(t('mail.boxNone'), t('mail.boxNoneText')))
}

export function renderKeyNeeded(reader: Reader): string {
  const t = translateIn(reader.language)
  return page(
    reader,
    t('mail.boxTitle'),
    `<h1>${escapeText(t('mail.boxTitle'))}</h1>${empty(t('mail.boxKey'), t('mail.boxKeyText'))}`,
  )
}

const back = (language: Language): string =>
  `<p><a class="back" href="${MAILBOX_PATH}">${escapeText(translateIn(language)('mail.boxAll'))}</a></p>`

/** Addresses become links. They end at a blank or at a character that none of our addresses has. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"'()]+)/)
    .map((part, index) => {
      const shown = escapeText(part)
      return index % 2 === 1 && URL.canParse(part) ? `<a href="${shown}" rel="noreferrer nofollow">${shown}</a>` : shown
    })
    .join('')

/** Links open in a new tab: the frame itself may show nothing else. */
const framed = (html: string): string => html.replace('<head>', '<head><base target="_blank">')
