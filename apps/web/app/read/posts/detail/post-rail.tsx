// Beside the article: people who can help, the assistant, and what to read next.

import { ASKED_LENGTH } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { ChevronRight, Sparkles, Users } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import { AddressFields } from '../../../page/address-fields.tsx'
import { Link } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { textLanguage } from './guide/text-language.ts'
import { GuideServices } from './guide-services.tsx'

export function PostRail({ reading }: { reading: Reading }) {
  const t = useT()
  const [isNear, setNear] = useState(false)
  // The server does not write them, so they come after what it has written is taken over.
  useEffect(() => setNear(true), [])
  return (
    <aside id="post-rail" className="stack gap-16 rail post-rail" aria-label={t('home.railLabel')}>
      {reading.category === 'scholarship' ? null : <Helpers />}
      <Ask postId={reading._id} />
      {reading.related.length > 0 ? <ReadNext related={reading.related} /> : null}
      {isNear && reading.category !== 'scholarship' ? (
        <Suspense fallback={null}>
          <GuideServices postId={reading._id} />
        </Suspense>
      ) : null}
    </aside>
  )
}

/** Nobody can be hired for a place at a university: not shown beside scholarships. */
function Helpers() {
  const t = useT()
  return (
    <section className="card padded-small stack gap-12">
      <h2 className="row">
        <Icon of={Users} />
        <span>{t('post.helpers')}</span>
      </h2>
      <p className="small soft">{t('post.helpersText')}</p>
      <Link className="button outline wide" to={pathTo('marketplace')}>
        <span>{t('post.helpersLink')}</span>
      </Link>
    </section>
  )
}

function Ask({ postId }: { postId: string }) {
  const t = useT()
  return (
    <section className="card padded-small stack gap-12" aria-labelledby="ask-title">
      <h2 className="row" id="ask-title">
        <Icon of={Sparkles} />
        <span>{t('post.askAbout')}</span>
      </h2>
      <form action={pathTo('generative-ai')} method="get" className="ask-form">
        <AddressFields />
        <input type="hidden" name="about" value={postId} />
        <label className="sr-only" htmlFor="ask-question">
          {t('post.askQuestion')}
        </label>
        <input
          id="ask-question"
          className="input"
          name="q"
          required
          maxLength={ASKED_LENGTH}
          placeholder={t('post.askPlaceholder')}
          autoComplete="off"
        />
        <button type="submit" className="button tinted">
          <span>{t('post.askButton')}</span>
        </button>
      </form>
      <p className="tiny muted">{t('post.askHint')}</p>
    </section>
  )
}

function ReadNext({ related }: { related: Reading['related'] }) {
  const { language, t } = useLocale()
  return (
    <section className="card padded-small" aria-labelledby="next-title">
      <h2 id="next-title">{t('post.readNext')}</h2>
      <ul className="read-next">
        {related.map((post) => (
          <li key={post._id}>
            <Link
              className="row between"
              to={pathTo('post', { postId: post._id }, post.language === language ? {} : { lang: post.language })}
            >
              <span lang={textLanguage(post.language, language)}>{post.title}</span>
              <Icon of={ChevronRight} size="small" className="flip" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
