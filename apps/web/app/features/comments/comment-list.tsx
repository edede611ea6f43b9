// What readers wrote under a post, newest first. Reading only: writing needs an account.
import type { Comment } from '@menged/contracts/comments'
import { postDateLabel } from '@menged/ethiopia/ages'
import { CircleAlert, MessageCircle } from 'lucide'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { initialOf, newestFirst } from './order.ts'

const PICTURES = { male: '/avatar-boy.svg', female: '/avatar-girl.svg' } as const
const AVATAR_SIZE = 44

/** `comments` is null when they could not be fetched: the post stands without them. */
export function CommentList({ comments, now }: { comments: readonly Comment[] | null; now: string }) {
  const { t } = useLocale()
  return (
    <section id="comments" className="post-part comments" aria-labelledby="comments-title">
      <div className="row between part-head">
        <h2 id="comments-title" className="row">
          <span>{t('comment.title')}</span>
          {comments && comments.length > 0 ? <span className="muted tnum comment-number">{comments.length}</span> : null}
        </h2>
        {comments && comments.length > 1 ? <span className="sm muted">{t('comment.newestFirst')}</span> : null}
      </div>
      {comments === null ? (
        <p className="note red">
          <Icon of={CircleAlert} />
          <span>{t('comment.failed')}</span>
        </p>
      ) : comments.length === 0 ? (
        <div className="card">
          <Empty icon={MessageCircle} title={t('comment.empty')} text={t('comment.emptyText')} />
        </div>
      ) : (
        <ul>
          {newestFirst(comments).map((comment) => (
            <CommentRow key={comment._id} comment={comment} now={now} />
          ))}
        </ul>
      )}
      <p className="sm muted comments-foot no-print">{t('comment.withAccounts')}</p>
    </section>
  )
}

function CommentRow({ comment, now }: { comment: Comment; now: string }) {
  const { language, t } = useLocale()
  return (
    <li className="comment">
      {comment.avatar ? (
        <img className="avatar" src={PICTURES[comment.avatar]} width={AVATAR_SIZE} height={AVATAR_SIZE} alt="" loading="lazy" />
      ) : (
        <span className="ini" aria-hidden="true">
          {initialOf(comment.author)}
        </span>
      )}
      <div>
        <p className="row wrapx sm">
          <b>{comment.author}</b>
          <time className="muted" dateTime={comment.createdAt}>
            {postDateLabel(comment.createdAt, now, language)}
          </time>
          {comment.sample ? <span className="tag">{t('common.sample')}</span> : null}
        </p>
        <p className="comment-text" lang={comment.language === language ? undefined : comment.language}>
          {comment.text}
        </p>
      </div>
    </li>
  )
}
