// What readers wrote under a post, newest first, each with its replies. The server writes the list; what needs an account comes with one.
import type { Comment } from '@menged/contracts/comments'
import { CircleAlert, MessageCircle } from 'lucide'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { rememberReturn } from '../../session/deferred/return-path.ts'
import { useSession } from '../../session/session.ts'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'
import { CommentRow, type RowTools } from './comment-row.tsx'
import { threadsOf } from './order.ts'
import { useComments } from './use-comments.ts'

const CommentForm = lazy(() => untilItComes(() => import('./online/comment-form.tsx')))
const HiddenComments = lazy(() => untilItComes(() => import('./online/hidden-comments.tsx')))
const ReportDialog = lazy(() => untilItComes(() => import('./online/report-dialog.tsx')))

/** `comments` is null when they could not be fetched: the post stands without them. */
type CommentListProps = { postId: string; comments: readonly Comment[] | null; now: string }

export function CommentList({ postId, comments: given, now }: CommentListProps) {
  const t = useT()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const { comments, mine, hidden, add, settle, remove } = useComments(postId, given)
  /** The comment that is being answered. */
  const [answered, setAnswered] = useState<string | null>(null)
  const [reported, setReported] = useState<Comment | null>(null)
  const target = useTarget(comments.length)
  const { sent, settled } = useSent(settle)
  const toolsOf = useTools({ mine, remove, onReply: setAnswered, onReport: setReported })
  const row = (comment: Comment) => (
    <CommentRow comment={comment} now={now} tools={toolsOf(comment)} isTarget={(sent ?? target) === comment._id} />
  )
  const form = { postId, onSend: add, onSettled: settled }
  const replyForm = (comment: Comment) =>
    answered === comment._id && signedIn ? (
      <Suspense fallback={null}>
        <CommentForm {...form} parent={comment} onClose={() => setAnswered(null)} />
      </Suspense>
    ) : null
  return (
    <section id="comments" className="post-part comments" aria-labelledby="comments-title">
      <p className="sr-only" role="status">
        {sent === null ? null : <span key={sent}>{t('comment.sent')}</span>}
      </p>
      <CommentsHead comments={given === null ? null : comments} />
      <Writing>{(isAsked) => <CommentForm {...form} parent={null} isAsked={isAsked} />}</Writing>
      {given && comments.length === 0 ? (
        <div className="card">
          <Empty icon={MessageCircle} title={t('comment.empty')} text={t('comment.emptyText')} />
        </div>
      ) : (
        <Threads comments={comments} row={row} replyForm={replyForm} />
      )}
      {hidden.length > 0 ? (
        <Suspense fallback={null}>
          <HiddenComments comments={hidden} />
        </Suspense>
      ) : null}
      {reported ? (
        <Suspense fallback={null}>
          <ReportDialog comment={reported} onClose={() => setReported(null)} />
        </Suspense>
      ) : null}
    </section>
  )
}

type ThreadsProps = {
  comments: readonly Comment[]
  row: (comment: Comment) => ReactNode
  replyForm: (comment: Comment) => ReactNode
}

/** Each comment with its replies, and the form for one more. */
function Threads({ comments, row, replyForm }: ThreadsProps) {
  return (
    <ul>
      {threadsOf(comments).map(({ comment, replies }) => (
        <li key={comment._id}>
          {row(comment)}
          {replies.length > 0 ? (
            <ul className="replies">
              {replies.map((reply) => (
                <li key={reply._id}>{row(reply)}</li>
              ))}
            </ul>
          ) : null}
          {replyForm(comment)}
        </li>
      ))}
    </ul>
  )
}

/** Back to this page, with the form open. */
function askToLogIn(): void {
  rememberReturn(location.pathname + location.search)
  showModal('login', { reason: 'continue' })
}

function CommentsHead({ comments }: { comments: Comment[] | null }) {
  const t = useT()
  const shown = comments?.filter(({ state }) => state === 'shown').length ?? 0
  return (
    <>
      <div className="row between part-head">
        <h2 id="comments-title" className="row">
          <span>{t('comment.title')}</span>
          {shown > 0 ? <span className="muted tabular comment-number">{shown}</span> : null}
        </h2>
        {shown > 1 ? <span className="small muted">{t('comment.newestFirst')}</span> : null}
      </div>
      {comments === null ? (
        <p className="note red">
          <Icon of={CircleAlert} />
          <span>{t('comment.failed')}</span>
        </p>
      ) : null}
    </>
  )
}

/** The form for signed-in readers; for guests the link to it. */
function Writing({ children }: { children: (isAsked: boolean) => ReactNode }) {
  const t = useT()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const here = useTakenOver()
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    askToLogIn()
  }
  const start = (
    <div className="comments-start no-print stack">
      {here ? (
        <button type="button" className="button tinted" onClick={ask} disabled={signedIn}>
          {t('comment.write')}
        </button>
      ) : null}
      <p className="small muted">{t('comment.needsAccount')}</p>
    </div>
  )
  return signedIn ? <Suspense fallback={start}>{children(isAsked)}</Suspense> : start
}

type ToolsOf = Pick<ReturnType<typeof useComments>, 'mine' | 'remove'> & {
  onReply: (id: string) => void
  onReport: (comment: Comment) => void
}

/** What may be done with a comment; a guest is led to the login first. */
function useTools({ mine, remove, onReply, onReport }: ToolsOf) {
  const t = useT()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const withAccount = (act: () => void) => () => (signedIn ? act() : askToLogIn())
  return (comment: Comment): RowTools => ({
    isMine: mine.includes(comment._id),
    ...(comment.parentId === null ? { onReply: withAccount(() => onReply(comment._id)) } : {}),
    onReport: withAccount(() => onReport(comment)),
    onDelete: () =>
      showModal('alert', {
        title: t('comment.delete'),
        text: t('comment.deleteText'),
        confirm: t('comment.delete'),
        danger: true,
        onConfirm: () => void remove(comment),
      }),
  })
}

/** The comment that has just been stored: its author sees it in the list, and reads on from there. */
function useSent(settle: ReturnType<typeof useComments>['settle']) {
  const [sent, setSent] = useState<string | null>(null)
  const settled = (sendingId: string, answer: Comment | null) => {
    settle(sendingId, answer)
    if (answer) setSent(answer._id)
  }
  useEffect(() => {
    const row = sent === null ? null : document.getElementById(`comment-${sent}`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [sent])
  return { sent, settled }
}

/** The comment that the address names: brought into sight, for it may come later than the page. */
function useTarget(count: number): string | null {
  const { hash } = useLocation()
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    const id = /^#comment-(.+)$/.exec(hash)?.[1] ?? null
    setTarget(id)
    if (id !== null && count > 0) document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' })
  }, [hash, count])
  return target
}
