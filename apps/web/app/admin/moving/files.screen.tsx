// Content as files: what a town takes along, and what it begins with.
import { exportContent, exportOrganisations, exportWords } from '@menged/contracts/calls/admin/publishing'
import { Download } from 'lucide'
import { useFile } from '../../session/account/use-file.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { BringIn } from './bring-in.tsx'

const FILES = [
  { kind: 'all', call: exportContent, name: 'menged-content.json' },
  { kind: 'organisations', call: exportOrganisations, name: 'menged-organisations.csv' },
  { kind: 'words', call: exportWords, name: 'menged-words.csv' },
] as const

export default function ContentFiles() {
  const { language, t } = useLocale()
  const { busy, failed, take } = useFile()
  return (
    <>
      <AdminHead title={t('moving.title')} text={t('moving.text')} />
      <TroubleNote text={failed ? t('error.wentWrong') : null} />
      <section className="card" aria-labelledby="moving-out">
        <div className="admin-card-head">
          <h2 id="moving-out">{t('moving.takeOut')}</h2>
        </div>
        <ul className="moving-files">
          {FILES.map(({ kind, call, name }) => (
            <li key={kind}>
              <div className="grow">
                <p className="strong">{t(`moving.file_${kind}`)}</p>
                <p className="small muted">{t(`moving.file_${kind}Text`)}</p>
              </div>
              <button
                type="button"
                className="button outline"
                aria-disabled={busy}
                aria-label={`${t('moving.download')}: ${t(`moving.file_${kind}`)}`}
                onClick={() => take(call, { query: {}, language, name })}
              >
                <Icon of={Download} size="small" />
                <span>{t('moving.download')}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <BringIn />
    </>
  )
}
