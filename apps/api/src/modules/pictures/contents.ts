// What stands on the picture of a post, and on that of the portal.
import type { Category, Written } from '@menged/contracts'
import { translateIn, type WordKey } from '@menged/i18n'
import { textFrom } from '../../platform/database/columns.ts'
import type { Posts } from '../posts/index.ts'
import type { Picture } from './drawing.ts'

type Post = Awaited<ReturnType<Posts['find']>>['post']

export function portalPicture(language: Written): Picture {
  const t = translateIn(language)
  return { language, over: '', title: t('seo.homeTitle'), lead: t('seo.homeDescription'), facts: [] }
}

/** Null when the post is not written in this language. */
export function postPicture(post: Post, language: Written): Picture | null {
  const title = textFrom(post, 'title')[language]
  if (title === null) return null
  const t = translateIn(language)
  const [cost, time] = factLabels(post.category)
  const { guide } = post
  return {
    language,
    over: t(`post.category_${post.category}`),
    title,
    lead: '',
    facts: guide
      ? [
          { label: t(cost), value: guide.facts.cost.value[language] },
          { label: t(time), value: guide.facts.time.value[language] },
        ]
      : [],
  }
}

/** As the page of the post names them. */
const factLabels = (category: Category): [cost: WordKey, time: WordKey] =>
  category === 'scholarship' ? ['post.scholarship_cost', 'post.scholarship_time'] : ['post.cost', 'post.time']
