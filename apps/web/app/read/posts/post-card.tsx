// A post in a list. The title's link covers the card; the other controls lie above it.

import { pathTo } from '@menged/contracts/path-to'
import type { Card } from '@menged/contracts/posts'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { formatViewCount } from '@menged/ethiopia/counts'
import { type Language, shortName, WRITTEN } from '@menged/ethiopia/languages'
import { Eye, MessageCircle, Send } from 'lucide'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { toastError } from '../../dialogs/toast.ts'
import { FactsLine } from '../../page/facts-line.tsx'
import { Link, withLanguage } from '../../page/link.tsx'
import { recordShare } from '../../page/statistics.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { machineTime } from '../machine-time.ts'
import { CategoryTag } from './first/category-tag.tsx'
import { telegramShareUrl } from './first/share.ts'

type PostCardProps = {
  card: Card
  now: string
  origin: string
  /** The save button: another feature's. */
  save: ReactNode
}

export function PostCard({ card: first, now, origin, save }: PostCardProps) {
  const { language, t } = useLocale()
  const [card, setCard] = useState(first)
  const [waiting, setWaiting] = useState(false)

  async function showIn(wanted: Language): Promise<void> {
    if (wanted === card.language || waiting) return
    setWaiting(true)
    try {
      if (wanted === first.language) setCard(first)
      else {
        const { fetchCard } = await import('./fetch-card.ts')
        setCard(await fetchCard(card._id, wanted, language))
      }
    } catch {
      void toastError(t('error.network'), { id: 'fetch-error' })
    }
    setWaiting(false)
  }
  const path = pathTo('post', { postId: card._id })
  const shareUrl = telegramShareUrl(`${origin}${withLanguage(path, card.language)}`, t('post.promotion', { title: card.title }))
  return (
    <article className="card post" aria-busy={waiting}>
      <div className="row between">
        <span className="row gap-12">
          <CategoryTag category={card.category} short />
          <time className="tiny muted" dateTime={machineTime(card.createdAt)}>
            {formatShortAge(shortAge(card.createdAt, now), language)}
          </time>
        </span>
        <CardLanguages card={card} onChoose={showIn} />
      </div>
      <h2 lang={card.language}>
        <Link className="stretched" to={card.language === language ? path : withLanguage(path, card.language)}>
          {card.title}
        </Link>
      </h2>
      <FactsLine facts={card.facts} language={card.language} />
      <p className="soft clamped" lang={card.language}>
        {card.preview}
      </p>
      <div className="card-footer">
        <span className="meta">
          <Icon of={Eye} size="small" />
          <span>{t('post.views', { count: card.view, shown: formatViewCount(card.view) })}</span>
        </span>
        {card.commentCount > 0 ? (
          <span className="meta" data-testid="comment-count">
            <Icon of={MessageCircle} size="small" />
            <span className="sr-only">{t('post.commentCount', { count: card.commentCount })}</span>
            <span aria-hidden="true">{card.commentCount}</span>
          </span>
        ) : null}
        <span className="row end above" style={{ gap: 0, marginInlineEnd: -12 }}>
          <a
            className="icon-button"
            href={shareUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('post.shareTelegram')}: ${card.title}`}
            onClick={() => recordShare({ postId: card._id })}
          >
            <Icon of={Send} className="flip" />
          </a>
          {save}
        </span>
      </div>
    </article>
  )
}

/** One button per version that exists. They are links to the post in that language until the page is taken over. */
function CardLanguages({ card, onChoose }: { card: Card; onChoose: (language: Language) => void }) {
  const { t } = useLocale()
  const choose = (event: MouseEvent, language: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose(language)
  }
  return (
    <span className="languages above">
      {WRITTEN.filter((language) => card.languages.includes(language)).map((language) => (
        <a
          key={language}
          href={withLanguage(pathTo('post', { postId: card._id }), language)}
          lang={language}
          className={language === card.language ? 'active' : ''}
          aria-current={language === card.language ? 'true' : undefined}
          aria-label={t(`post.read_${language}`)}
          onClick={(event) => choose(event, language)}
        >
          {shortName(language)}
        </a>
      ))}
    </span>
  )
}
