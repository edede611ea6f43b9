// Where to share a post, and what to take along of it: a popover, so that it opens before takeover. Each way is counted, and none waits for
// the counting.

import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { ClipboardList, type IconNode, Link2, MessageSquareText, Printer, Send } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { showModal } from '../../../dialogs/modal-host.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { withLanguage } from '../../../page/link.tsx'
import { recordShare } from '../../../page/statistics.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { closePopover } from '../../../ui/popover.ts'
import { useT } from '../../../words/language.tsx'
import { telegramShareUrl, textMessageUrl } from '../first/share.ts'
import { takeAlong } from './guide/take-along.ts'

export const SHARE_MENU_ID = 'share-menu'

export function ShareMenu({ reading, origin }: { reading: Reading; origin: string }) {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  // What works only with code is not sent with the page.
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])
  const url = `${origin}${withLanguage(pathTo('post', { postId: reading._id }), reading.language)}`
  const text = takeAlong(reading, url, t)
  const shared = () => {
    recordShare({ postId: reading._id })
    closePopover(menu.current)
  }
  const copy = async (copied: string, done: string) => {
    shared()
    try {
      await copyText(copied)
      await toastSuccess(done, { id: 'copied' })
    } catch {
      // Old browsers and locked-down phones refuse: what was to be copied is shown, to be copied by hand.
      showModal('alert', { title: t('post.copyByHand'), text: copied })
    }
  }
  const print = () => {
    closePopover(menu.current)
    window.print()
  }
  return (
    <div ref={menu} id={SHARE_MENU_ID} popover="auto" className="popover share-menu" role="dialog" aria-label={t('post.share')}>
      <a href={telegramShareUrl(url, text)} target="_blank" rel="noopener noreferrer" onClick={shared}>
        <Icon of={Send} className="flip" />
        <span>{t('post.shareTelegram')}</span>
      </a>
      <a href={textMessageUrl(url, text)} onClick={shared}>
        <Icon of={MessageSquareText} />
        <span>{t('post.shareText')}</span>
      </a>
      {isTakenOver ? (
        <>
          {reading.guide ? (
            <Action
              icon={ClipboardList}
              word={t('post.copyEssentials')}
              act={() => copy(`${text}\n${url}`, t('post.essentialsCopied'))}
            />
          ) : null}
          <Action icon={Link2} word={t('post.copyLink')} act={() => copy(url, t('post.linkCopied'))} />
          <Action icon={Printer} word={t('post.print')} hint={t('post.printPages')} act={print} />
        </>
      ) : null}
    </div>
  )
}

function Action({ icon, word, hint, act }: { icon: IconNode; word: string; hint?: string; act: () => void }) {
  return (
    <button type="button" onClick={act}>
      <Icon of={icon} />
      <span>
        {word}
        {hint ? <small className="muted">{hint}</small> : null}
      </span>
    </button>
  )
}
