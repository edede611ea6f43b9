// Guides that a reader of this one may need next.
import { draftGuides } from '@menged/contracts/calls/admin/publishing'
import { Plus, X } from 'lucide'
import { useEffect, useState } from 'react'
import { accountApi } from '../../../session/account/account-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { type FoundGuide, GuideSearch, titleIn } from '../../guide-search.tsx'
import { fieldId } from '../field-names.ts'
import { useField } from './use-field.ts'

const MOST = 10
const NONE: readonly string[] = []

/** Titles of those that are named already: by id. */
function useTitles(ids: readonly string[]) {
  const { language } = useLocale()
  const [known, setKnown] = useState<ReadonlyMap<string, FoundGuide>>(new Map())
  const missing = ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return
    let wanted = true
    accountApi(language)(draftGuides, { query: { ids: missing } }).then(
      ({ data }) => wanted && setKnown((before) => new Map([...before, ...data.map((guide) => [guide.id, guide] as const)])),
      () => {
        // Then the ids stand there.
      },
    )
    return () => {
      wanted = false
    }
  }, [missing, language])
  const learn = (guide: FoundGuide) => setKnown((before) => new Map([...before, [guide.id, guide]]))
  return { known, learn }
}

export function Related() {
  const { language, t } = useLocale()
  const { value: ids = NONE, set, error } = useField<readonly string[]>('related')
  const { known, learn } = useTitles(ids)
  const titleOf = (id: string): string => {
    const guide = known.get(id)
    return guide ? titleIn(guide, language) : id
  }
  return (
    <div className="stack gap-12" id={fieldId('related')} tabIndex={-1}>
      <h3 className="draft-small-title">{t('publishing.f_related')}</h3>
      {ids.length > 0 ? <Chips ids={ids} titleOf={titleOf} onRemove={(id) => set(ids.filter((each) => each !== id))} /> : null}
      {error ? <p className="error">{error}</p> : null}
      {ids.length < MOST ? (
        <GuideSearch
          id="related-search"
          label={t('publishing.relatedSearch')}
          without={ids}
          act={(guide) => (
            <button
              type="button"
              className="draft-found-row"
              onClick={() => {
                learn(guide)
                set([...ids, guide.id])
              }}
            >
              <Icon of={Plus} size="small" />
              <span className="grow">{titleIn(guide, language)}</span>
            </button>
          )}
        />
      ) : null}
    </div>
  )
}

type ChipsProps = { ids: readonly string[]; titleOf: (id: string) => string; onRemove: (id: string) => void }

function Chips({ ids, titleOf, onRemove }: ChipsProps) {
  const { t } = useLocale()
  return (
    <ul className="draft-chips">
      {ids.map((id) => (
        <li key={id} className="draft-chip">
          <span>{titleOf(id)}</span>
          <button type="button" aria-label={t('publishing.removeRow', { name: titleOf(id) })} onClick={() => onRemove(id)}>
            <Icon of={X} size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
