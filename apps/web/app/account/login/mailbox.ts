// Where a mailbox is read: one of our pages or one on the web. Anything else is no link.
export function mailboxHref(mailbox: string): string | null {
  if (/^\/(?![/\\])/.test(mailbox)) return mailbox
  return URL.canParse(mailbox) && /^https?:$/.test(new URL(mailbox).protocol) ? mailbox : null
}
