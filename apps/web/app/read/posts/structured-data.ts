// What a post says of itself to machines, in the words of schema.org and of Open Graph. Only what the page itself shows and is true.
import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import type { Translate } from '@menged/i18n/translate'
import type { MetaDescriptor } from 'react-router'

type Post = { reading: Reading; origin: string; picture: string; t: Translate; addressIn: (path: string) => string }

/** The day of writing ships with the samples; that of the last change does not. */
const publishedAt = ({ sample, createdAt }: Reading): string | undefined => (sample ? undefined : createdAt)

export function articleMeta(post: Post): MetaDescriptor[] {
  const { reading } = post
  const published = publishedAt(reading)
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    { property: 'article:modified_time', content: reading.updatedAt },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [article(post), breadcrumb(post), ...questions(post)],
      } as never,
    },
  ]
}

/** A guide with steps is an article and instructions at once. */
function article({ reading, origin, picture }: Post): object {
  const { title, language, guide } = reading
  const steps = guide?.steps ?? []
  return {
    '@type': steps.length > 0 ? ['Article', 'HowTo'] : 'Article',
    headline: title,
    inLanguage: language,
    image: origin + picture,
    datePublished: publishedAt(reading),
    dateModified: reading.updatedAt,
    author: { '@type': 'Organization', name: 'Menged', url: origin },
    ...(steps.length > 0 ? { name: title, step: steps.map(({ title: name }) => ({ '@type': 'HowToStep', name })) } : {}),
  }
}

/** What readers ask next, with the answers that the page shows. */
function questions({ reading: { guide, language } }: Post): object[] {
  const asked = guide?.questions ?? []
  if (asked.length === 0) return []
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', inLanguage: language, mainEntity }]
}

/** As above the post; where it ends is the page itself. */
function breadcrumb({ reading: { category, title }, t, addressIn }: Post): object {
  const way = [
    { name: t('nav.home'), item: addressIn('/') },
    { name: t(`post.category_${category}`), item: addressIn(pathTo('search', { category })) },
    { name: title },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
