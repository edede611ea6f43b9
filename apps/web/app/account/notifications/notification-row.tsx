// One notification. A click on an unread row marks it as read; its heading leads to what it is about, a long text unfolds.

import type { Notification } from '@menged/contracts/notifications'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'
import { Bell, BriefcaseBusiness, Coins, FileText, type IconNode, Megaphone, MessageCircle } from 'lucide'
import { useRef, useState } from 'react'
import { Link } from '../../page/link.tsx'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { markRead } from './reading.ts'
import { pathOf, textsOf } from './texts.ts'

/** Longer texts are folded: about two lines. */
const previewLetters = (lang: Language): number => (isEthiopic(lang) ? 70 : 90)

const LOOKS: Record<Notification['kind'], { icon: IconNode; tile: string }> = {
  saved: { icon: FileText, tile: 'tile gold' },
  comment: { icon: MessageCircle, tile: 'tile sky' },
  request: { icon: BriefcaseBusiness, tile: 'tile' },
  rates: { icon: Coins, tile: 'tile gold' },
  broadcast: { icon: Megaphone, tile: 'tile' },
  account: { icon: Bell, tile: 'tile' },
}

export function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
  const { language, t } = useLocale()
  const row = useRef<HTMLLIElement>(null)
  const { _id, kind, readed, createdAt } = notification
  const { heading, event, preview } = textsOf(notification, language)
  const path = pathOf(notification)
  const { icon, tile } = LOOKS[kind]
  const read = () => {
    if (readed) return
    // The control goes with the mark: the focus of a keyboard stays in the row.
    if (row.current?.contains(document.activeElement)) row.current.focus()
    void markRead(_id, language)
  }
  return (
    <li ref={row} className={`notification-row${readed ? '' : ' is-unread'}`} tabIndex={-1}>
      <span className={tile}>
        <Icon of={icon} />
      </span>
      <div className="stack gap-4">
        <h2 lang={heading.lang}>
          {path ? (
            <Link to={path} onClick={() => void (readed || markRead(_id, language))}>
              {heading.text}
            </Link>
          ) : (
            heading.text
          )}
        </h2>
        {event ? (
          <p className="soft" lang={event.lang}>
            {event.text}
          </p>
        ) : null}
        {preview ? <Preview text={preview.text} lang={preview.lang ?? language} onUnfold={read} /> : null}
      </div>
      <div className="row align-top">
        <time className="small muted" dateTime={createdAt}>
          {formatShortAge(shortAge(createdAt, now), language)}
        </time>
        {readed ? null : (
          <button type="button" className="unread" aria-label={`${t('profile.markRead')}: ${heading.text}`} onClick={read} />
        )}
      </div>
    </li>
  )
}

function Preview({ text, lang, onUnfold }: { text: string; lang: Language; onUnfold: () => void }) {
  const { language, t } = useLocale()
  const [open, setOpen] = useState(false)
  const short = cutAtWord(text, previewLetters(lang))
  const toggle = () => {
    setOpen(!open)
    if (!open) onUnfold()
  }
  return (
    <>
      <p className="soft" lang={lang === language ? undefined : lang}>
        {open ? text : short}
      </p>
      {short === text ? null : (
        <button type="button" className="unfold green small strong" aria-expanded={open} onClick={toggle}>
          {t(open ? 'profile.showLess' : 'profile.showMore')}
        </button>
      )}
    </>
  )
}
