// Head of a post: the way back, category, date and views, title, lead, the versions there are, and what can be done with it.

import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { postDateLabel } from '@menged/ethiopia/ages'
import { formatViewCount } from '@menged/ethiopia/counts'
import { isEthiopic, type Language, rowOf, shortName, WRITTEN, writtenFor } from '@menged/ethiopia/languages'
import { ArrowLeft, CircleAlert, Columns2, Eye, Send } from 'lucide'
import type { ReactNode } from 'react'
import { Link, withLanguage } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { machineTime } from '../../machine-time.ts'
import { CategoryTag } from '../first/category-tag.tsx'
import { leadOf } from './guide/lead.ts'
import { textLanguage } from './guide/text-language.ts'
import { SHARE_MENU_ID } from './share-menu.tsx'

type PostHeadProps = {
  reading: Reading
  /** The language that was asked for. */
  asked: Language
  now: string
  sideBySide: { open: boolean; toggle: () => void }
  /** Reads the guide aloud, where the device can. */
  listen: ReactNode
  save: ReactNode
}

export function PostHead({ reading, asked, now, sideBySide, listen, save }: PostHeadProps) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const lead = leadOf(reading.guide)
  return (
    <header className="post-head">
      <Link className="row small green strong back" to="/">
        <Icon of={ArrowLeft} size="small" className="flip" />
        <span>{t('nav.backToGuides')}</span>
      </Link>
      <p className="row gap-12 wraps post-meta">
        <CategoryTag category={reading.category} />
        <time className="tiny muted" dateTime={machineTime(reading.createdAt)}>
          {postDateLabel(reading.createdAt, now, language)}
        </time>
        <span className="tiny muted meta not-on-phone">
          <Icon of={Eye} size="tiny" />
          <span>
            {t(reading.sample ? 'post.viewsSample' : 'post.views', { count: reading.view, shown: formatViewCount(reading.view) })}
          </span>
        </span>
      </p>
      <h1 lang={lang} className={titleStep(reading)}>
        {reading.title}
      </h1>
      {lead ? (
        <p className="large soft post-lead not-on-phone" lang={lang}>
          {lead}
        </p>
      ) : null}
      <div className="row between post-tools">
        <Versions reading={reading} />
        <div className="row post-actions">
          {listen}
          {reading.languages.length > 1 ? (
            <button
              type="button"
              className="button outline needs-script icon-on-phone"
              aria-pressed={sideBySide.open}
              onClick={sideBySide.toggle}
            >
              <Icon of={Columns2} size="small" />
              <span>{t(sideBySide.open ? 'post.sideBySideClose' : 'post.sideBySide')}</span>
            </button>
          ) : null}
          <button type="button" className="button outline share-button" popoverTarget={SHARE_MENU_ID}>
            <Icon of={Send} size="small" className="flip" />
            <span>{t('post.share')}</span>
          </button>
          {save}
        </div>
      </div>
      {reading.languages.includes(writtenFor(asked)) ? null : (
        <p className="note post-note">
          <Icon of={CircleAlert} />
          <span>{t(`post.notIn_${writtenFor(asked)}`)}</span>
        </p>
      )}
    </header>
  )
}

/** From so many letters on a title takes more lines of a phone than there are, and goes down a step of the scale. */
const titleStep = ({ title, language }: Reading) => (title.length > (isEthiopic(language) ? 34 : 44) ? 'long' : undefined)

/** One link per version that exists; the language of the whole page follows, so they load the document. */
function Versions({ reading }: { reading: Reading }) {
  const { t } = useLocale()
  return (
    <nav className="languages tall" aria-label={t('post.languageOfGuide')}>
      {WRITTEN.filter((language) => reading.languages.includes(language)).map((language) => (
        <a
          key={language}
          href={withLanguage(pathTo('post', { postId: reading._id }), language)}
          lang={language}
          hrefLang={language}
          className={language === reading.language ? 'active' : undefined}
          aria-current={language === reading.language ? 'true' : undefined}
        >
          <span className="not-on-phone">{rowOf(language).name}</span>
          <span className="phone-only" aria-hidden="true">
            {shortName(language)}
          </span>
          <span className="sr-only phone-only">{rowOf(language).name}</span>
        </a>
      ))}
    </nav>
  )
}
