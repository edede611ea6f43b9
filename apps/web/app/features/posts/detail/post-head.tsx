// Head of a post: category, date and views, title, summary, the versions there are, and what can be done with it.
import type { Language } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { postDateLabel } from '@menged/ethiopia/ages'
import { formatViewCount } from '@menged/ethiopia/counts'
import { CircleAlert, Columns2, Eye, Send } from 'lucide'
import type { ReactNode } from 'react'
import { withLanguage } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CategoryTag } from '../first/category-tag.tsx'
import { textLanguage } from './guide/text-language.ts'
import { SHARE_MENU_ID } from './share-menu.tsx'

const NAMES: Record<Language, string> = { en: 'English', am: 'አማርኛ' }
const SHORT_NAMES: Record<Language, string> = { en: 'EN', am: 'አማ' }

type PostHeadProps = {
  reading: Reading
  /** The language that was asked for. */
  asked: Language
  now: string
  beside: { open: boolean; toggle: () => void }
  save: ReactNode
}

export function PostHead({ reading, asked, now, beside, save }: PostHeadProps) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  return (
    <header className="post-head">
      <p className="row gap-12 wraps post-meta">
        <CategoryTag category={reading.category} />
        <time className="tiny muted" dateTime={reading.createdAt}>
          {postDateLabel(reading.createdAt, now, language)}
        </time>
        <span className="tiny muted meta">
          <Icon of={Eye} size="tiny" />
          <span>{t('post.views', { count: reading.view, shown: formatViewCount(reading.view) })}</span>
        </span>
        {reading.sample ? <span className="tiny muted not-on-phone">{t('post.sampleFigures')}</span> : null}
      </p>
      <h1 lang={lang}>{reading.title}</h1>
      {reading.guide ? (
        <p className="large soft post-lead" lang={lang}>
          {reading.guide.summary}
        </p>
      ) : null}
      <div className="row between post-tools">
        <Versions reading={reading} />
        <div className="row post-actions">
          {reading.languages.length > 1 ? (
            <button
              type="button"
              className="button outline needs-script beside-button"
              aria-pressed={beside.open}
              onClick={beside.toggle}
            >
              <Icon of={Columns2} size="small" />
              <span>{t(beside.open ? 'post.sideBySideClose' : 'post.sideBySide')}</span>
            </button>
          ) : null}
          <button type="button" className="button outline share-button" popoverTarget={SHARE_MENU_ID}>
            <Icon of={Send} size="small" className="flip" />
            <span>{t('post.share')}</span>
          </button>
          {save}
        </div>
      </div>
      {reading.languages.includes(asked) ? null : (
        <p className="note post-note">
          <Icon of={CircleAlert} />
          <span>{t(asked === 'am' ? 'post.notInAmharic' : 'post.notInEnglish')}</span>
        </p>
      )}
    </header>
  )
}

/** One link per version that exists; the language of the whole page follows, so they load the document. */
function Versions({ reading }: { reading: Reading }) {
  const { t } = useLocale()
  return (
    <nav className="languages tall" aria-label={t('post.languageOfGuide')}>
      {(['en', 'am'] as const)
        .filter((language) => reading.languages.includes(language))
        .map((language) => (
          <a
            key={language}
            href={withLanguage(pathTo('post', { postId: reading._id }), language)}
            lang={language}
            hrefLang={language}
            className={language === reading.language ? 'active' : ''}
            aria-current={language === reading.language ? 'true' : undefined}
          >
            <span className="not-on-phone">{NAMES[language]}</span>
            <span className="phone-only" aria-hidden="true">
              {SHORT_NAMES[language]}
            </span>
            <span className="sr-only phone-only">{NAMES[language]}</span>
          </a>
        ))}
    </nav>
  )
}
