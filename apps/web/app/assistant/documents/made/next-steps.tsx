// What to do with the paper: where to have it authenticated, what to bring, what is due; and who can help.

import { pathTo } from '@menged/contracts/path-to'
import type { NextStep, Template } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import { ArrowRight, Users } from 'lucide'
import { Link } from '../../../page/link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'

type NextStepsProps = { steps: readonly NextStep[]; helpers: Template['helpers'] }

export function NextSteps({ steps, helpers }: NextStepsProps) {
  const { language, t } = useLocale()
  return (
    <section className="made-next" aria-labelledby="made-next">
      <h3 id="made-next">{t('documents.next')}</h3>
      <ol>
        {withEachGuideOnce(steps).map(({ title, text, guide }) => (
          <li key={textIn(title, language)}>
            <div>
              <p className="strong">{textIn(title, language)}</p>
              <p className="soft small">{textIn(text, language)}</p>
              {guide ? (
                <Link className="link small" to={pathTo('post', { postId: guide })}>
                  {t('documents.readGuide')}
                  <span className="sr-only">: {textIn(title, language)}</span>
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <div className="made-help">
        <Icon of={Users} />
        <p className="small soft">{t('documents.help')}</p>
        {helpers.map((category) => (
          <Link key={category} className="button outline small" to={pathTo('marketplace', { category })}>
            {t(`documents.help_${category}`)}
            <Icon of={ArrowRight} size="tiny" className="flip" />
          </Link>
        ))}
      </div>
    </section>
  )
}

/** Several steps may lead to one guide. */
const withEachGuideOnce = (steps: readonly NextStep[]): NextStep[] =>
  steps.map(({ guide, ...step }, i) =>
    guide && !steps.slice(0, i).some((before) => before.guide === guide) ? { ...step, guide } : step,
  )
