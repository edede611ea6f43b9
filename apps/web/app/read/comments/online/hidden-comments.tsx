// My comments under this post that a moderator has hidden: nobody else sees them.

import type { HiddenComment } from '@menged/contracts/comments'
import { pathTo } from '@menged/contracts/path-to'
import { textIn } from '@menged/ethiopia/text'
import { EyeOff } from 'lucide'
import { Link } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'

export default function HiddenComments({ comments }: { comments: readonly HiddenComment[] }) {
  const { language, t } = useLocale()
  return (
    <ul className="no-print">
      {comments.map(({ _id, text, reason }) => (
        <li key={_id}>
          <div className="comment" id={`comment-${_id}`}>
            <Icon of={EyeOff} className="muted" />
            <div>
              <p className="small strong">{t('appeals.mine')}</p>
              <p className="comment-text muted" dir="auto">
                {text}
              </p>
              <p className="small">{t('appeals.mineReason', { reason: textIn(reason, language) })}</p>
              <Link className="small" to={`${pathTo('notifications')}#appeal-comment-${_id}`}>
                {t('appeals.open')}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
