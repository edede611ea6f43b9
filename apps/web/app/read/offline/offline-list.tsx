// The guides that can be read without a line: title, language, size, since when, and a way to remove each.

import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { writtenFor } from '@menged/ethiopia/languages'
import { BookOpenText, Trash2, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { toastSuccess } from '../../dialogs/toast.ts'
import { type OfflineGuide, offlineGuides, removeGuide } from '../../offline/offline-guides.ts'
import { Link } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { kilobytes, sizeOfFiles } from './sizes.ts'

type OfflineFiles = { guides: OfflineGuide[]; files: number } | 'nowhere'

/** Null until it is known. `nowhere`: this browser keeps nothing. */
function useOfflineFiles() {
  const [kept, setKept] = useState<OfflineFiles | null>(null)
  const load = () =>
    Promise.all([offlineGuides(), sizeOfFiles()])
      .then(([guides, files]) => setKept({ guides, files }))
      .catch(() => setKept('nowhere'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load()
  }, [])
  return { kept, load }
}

export function OfflineList() {
  const { language, t } = useLocale()
  const { kept, load } = useOfflineFiles()
  if (kept === null) return <Waiting />
  if (kept === 'nowhere') {
    return (
      <section className="card">
        <Empty icon={WifiOff} title={t('offline.noPlace')} text={t('offline.noPlaceText')} />
      </section>
    )
  }
  const { guides, files } = kept
  if (guides.length === 0) return <NoGuides />
  const remove = async (address: string) => {
    await removeGuide(address)
    await load()
    void toastSuccess(t('offline.removed'))
    document.getElementById('kept-guides')?.focus()
  }
  const bytes = guides.reduce((sum, guide) => sum + guide.bytes, 0)
  return (
    <section aria-labelledby="kept-guides">
      <div className="row between wraps kept-head">
        <h2 id="kept-guides" tabIndex={-1}>
          {t('offline.guides')}
        </h2>
        <p className="small muted">{t('offline.total', { count: guides.length, size: kilobytes(bytes, language) })}</p>
      </div>
      <ul className="kept-list card">
        {guides.map((guide) => (
          <OfflineRow key={guide.address} guide={guide} onRemove={() => void remove(guide.address)} />
        ))}
      </ul>
      {files > 0 ? <p className="tiny muted kept-code">{t('offline.code', { size: kilobytes(files, language) })}</p> : null}
    </section>
  )
}

function OfflineRow({ guide, onRemove }: { guide: OfflineGuide; onRemove: () => void }) {
  const { language, t } = useLocale()
  const { address, title, titleLanguage, at, bytes, saved } = guide
  return (
    <li>
      <div className="grow">
        {/* A document: the worker has it, and no data for the router. */}
        <a className="kept-title" href={address} lang={titleLanguage} hrefLang={guide.language}>
          {title}
        </a>
        <p className="tiny muted kept-facts">
          {saved ? <span className="tag">{t('offline.saved')}</span> : null}
          <span>{t(`offline.language_${writtenFor(guide.language)}`)}</span>
          <span>{t('offline.size', { size: kilobytes(bytes, language) })}</span>
          <span>{t('offline.keptOn', { date: formatDate(addisDate(new Date(at)), language) })}</span>
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={t('offline.removeNamed', { title })} onClick={onRemove}>
        <Icon of={Trash2} />
      </button>
    </li>
  )
}

function NoGuides() {
  const t = useT()
  return (
    <section className="card">
      <Empty
        icon={BookOpenText}
        title={t('offline.empty')}
        text={t('offline.emptyText')}
        action={
          <Link className="button tinted" to="/">
            {t('offline.find')}
          </Link>
        }
      />
    </section>
  )
}

function Waiting() {
  const t = useT()
  return (
    <div className="card kept-waiting">
      <noscript>
        <p className="small muted">{t('offline.needsScript')}</p>
      </noscript>
      <div className="needs-script" role="status">
        <span className="sr-only">{t('common.loading')}</span>
        {[1, 2, 3].map((row) => (
          <div key={row} className="skeleton" aria-hidden="true" />
        ))}
      </div>
    </div>
  )
}
