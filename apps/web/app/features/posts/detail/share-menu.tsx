// Where to share a post: a popover, so that it opens before takeover. Each way is counted, and none waits for the counting.

import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { Link2, MessageSquareText, Send } from 'lucide'
import { useRef } from 'react'
import { showModal } from '../../../dialogs/modal-host.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { withLanguage } from '../../../page/link.tsx'
import { recordShare } from '../../../page/statistics.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'
import { telegramShareUrl, textMessageUrl } from '../first/share.ts'

export const SHARE_MENU_ID = 'share-menu'

export function ShareMenu({ reading, origin }: { reading: Reading; origin: string }) {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const url = `${origin}${withLanguage(pathTo('post', { postId: reading._id }), reading.language)}`
  const promotion = t('post.promotion', { title: reading.title })
  const shared = () => {
    recordShare({ postId: reading._id })
    menu.current?.hidePopover()
  }
  const copy = async () => {
    shared()
    try {
      await navigator.clipboard.writeText(url)
      await toastSuccess(t('post.linkCopied'), { id: 'link-copied' })
    } catch {
      // Old browsers and locked-down phones refuse: the address is shown, to be copied by hand.
      showModal('alert', { title: t('post.copyByHand'), text: url })
    }
  }
  return (
    <div ref={menu} id={SHARE_MENU_ID} popover="auto" className="share-menu" role="dialog" aria-label={t('post.share')}>
      <a href={telegramShareUrl(url, promotion)} target="_blank" rel="noopener noreferrer" onClick={shared}>
        <Icon of={Send} className="flip" />
        <span>{t('post.shareTelegram')}</span>
      </a>
      <a href={textMessageUrl(url, promotion)} onClick={shared}>
        <Icon of={MessageSquareText} />
        <span>{t('post.shareText')}</span>
      </a>
      <button type="button" className="needs-script" onClick={copy}>
        <Icon of={Link2} />
        <span>{t('post.copyLink')}</span>
      </button>
    </div>
  )
}
