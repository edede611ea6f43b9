// "On this page": links to the sections; after takeover the section being read is marked.
import type { Language } from '@menged/ethiopia/languages'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../words/language.tsx'
import type { ContentsEntry } from './guide/contents.ts'
import { textLanguage } from './guide/text-language.ts'

/** A section is being read from when its head passes this share of the window's height. */
const READING_LINE = 0.3

function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => setCurrent(sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE)?.id),
      { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}

export function ContentsList({ entries, textIn }: { entries: readonly ContentsEntry[]; textIn: Language }) {
  const { language, t } = useLocale()
  const current = useCurrentSection(entries.map((entry) => entry.id).join(' ')) ?? entries[0]?.id
  return (
    <nav className="contents post-contents" aria-labelledby="contents-title">
      <p className="small strong" id="contents-title">
        {t('post.onThisPage')}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className={entry.id === current ? 'active' : undefined}
              aria-current={entry.id === current ? 'location' : undefined}
              lang={'text' in entry ? textLanguage(textIn, language) : undefined}
            >
              {'text' in entry ? entry.text : t(entry.word)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
