// What was found: the best match with its facts, then rows. What was searched for is marked.

import type { Category } from '@menged/contracts/categories'
import { labelOf } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { Card } from '@menged/contracts/posts'
import type { SearchHit } from '@menged/contracts/search'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { formatViewCount } from '@menged/ethiopia/counts'
import { WRITTEN } from '@menged/ethiopia/languages'
import { Eye, MessageCircle } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { FactsLine } from '../../page/facts-line.tsx'
import { Link, withLanguage } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Marked } from '../../ui/marked.tsx'
import { useLocale, useT } from '../../words/language.tsx'

export type TagOf = (category: Category) => ReactNode
/** The save button of a hit: another feature's, as the tag is. */
export type SaveOf = (card: Card) => ReactNode
type CardSlots = { tagOf: TagOf; saveOf: SaveOf }
type Row = Card & Partial<Pick<SearchHit, 'titleParts' | 'previewParts' | 'organisation'>>

function TitleLink({ card, children }: { card: Card; children: ReactNode }) {
  const { language } = useLocale()
  const path = pathTo('post', { postId: card._id })
  return (
    <Link className="stretched" to={card.language === language ? path : withLanguage(path, card.language)}>
      {children}
    </Link>
  )
}

/** What it is and of whom; the save button stands at the end of the first line, however long that is. */
function HitHead({ card, save, children }: { card: Row; save: ReactNode; children: ReactNode }) {
  return (
    <div className="hit-head">
      <div className="row wraps">
        {children}
        {card.organisation ? (
          <span className="small muted" lang={card.language}>
            {card.organisation}
          </span>
        ) : null}
      </div>
      {save}
    </div>
  )
}

export function BestMatch({ hit, tagOf, saveOf }: { hit: SearchHit } & CardSlots) {
  const t = useT()
  const answer = hit.answer && [
    [t('post.cost'), hit.answer.cost],
    [t('post.time'), hit.answer.time],
    [t('post.where'), hit.answer.where],
    [t('search.documents'), hit.answer.documents > 0 ? t('search.documentsNeeded', { count: hit.answer.documents }) : '–'],
  ]
  return (
    <article className="card best">
      <div className="best-words">
        <HitHead card={hit} save={saveOf(hit)}>
          <span className="tag green">{t('search.bestMatch')}</span>
          {tagOf(hit.category)}
        </HitHead>
        <h2 lang={hit.language}>
          <TitleLink card={hit}>
            <Marked parts={hit.titleParts} />
          </TitleLink>
        </h2>
        <p className="soft" lang={hit.language}>
          <Marked parts={hit.previewParts} />
        </p>
      </div>
      {answer ? (
        <dl>
          {answer.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  )
}

export function HitRow({ card, now, tagOf, saveOf }: { card: Row; now: string } & CardSlots) {
  const { language, t } = useLocale()
  return (
    <li className="result">
      <article>
        <HitHead card={card} save={saveOf(card)}>
          {tagOf(card.category)}
        </HitHead>
        <h2 lang={card.language}>
          <TitleLink card={card}>{card.titleParts ? <Marked parts={card.titleParts} /> : card.title}</TitleLink>
        </h2>
        <FactsLine facts={card.facts} language={card.language} />
        <p className="soft hit-line" lang={card.language}>
          {card.previewParts ? <Marked parts={card.previewParts} /> : card.preview}
        </p>
        <ul className="row gap-16 wraps small muted">
          <li className="meta">
            <Icon of={Eye} size="small" />
            <span>{t('post.views', { count: card.view, shown: formatViewCount(card.view) })}</span>
          </li>
          {card.commentCount > 0 ? (
            <li className="meta">
              <Icon of={MessageCircle} size="small" />
              <span className="sr-only">{t('post.commentCount', { count: card.commentCount })}</span>
              <span aria-hidden="true">{card.commentCount}</span>
            </li>
          ) : null}
          <li>
            <time dateTime={card.createdAt}>{formatShortAge(shortAge(card.createdAt, now), language)}</time>
          </li>
          <li className="row gap-4">
            {WRITTEN.filter((each) => card.languages.includes(each)).map((each, i) => (
              <Fragment key={each}>
                {i > 0 ? <span aria-hidden="true">·</span> : null}
                <span lang={each}>{labelOf(each)}</span>
              </Fragment>
            ))}
          </li>
        </ul>
      </article>
    </li>
  )
}
