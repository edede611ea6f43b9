// The texts of home's banner and of the landing page: what ships, and what stands in its place.
import { copyTexts } from '@menged/contracts/calls/admin/copy'
import type { CopyText } from '@menged/contracts/copy'
import { COPY_PLACES, type CopyPlace } from '@menged/contracts/copy/lists'
import { pathTo } from '@menged/contracts/path-to'
import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Fold } from '../../ui/admin/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { CopyRow } from './copy-row.tsx'
import { groupsOf, groupWord } from './groups.ts'

const PAGES: Readonly<Record<CopyPlace, string>> = { banner: pathTo('home'), landing: pathTo('landing') }

export default function Banners() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(copyTexts)).data)
  const [edited, setEdited] = useState<CopyText | null>(null)
  const put = (next: CopyText) =>
    loaded.set((before) => before.map((each) => (each.place === next.place && each.key === next.key ? next : each)))
  return (
    <>
      <AdminHead title={t('copy.copyTitle')} text={t('copy.copyText')} />
      <LoadedFrame loaded={loaded}>
        {(texts) =>
          COPY_PLACES.map((place) => (
            <Place
              key={place}
              place={place}
              texts={texts.filter((each) => each.place === place)}
              onEdit={setEdited}
              onChange={put}
            />
          ))
        }
      </LoadedFrame>
      {edited ? <CopyDialog text={edited} onDone={put} onClose={() => setEdited(null)} /> : null}
    </>
  )
}

type PlaceProps = {
  place: CopyPlace
  texts: readonly CopyText[]
  onEdit: (text: CopyText) => void
  onChange: (text: CopyText) => void
}

function Place({ place, texts, onEdit, onChange }: PlaceProps) {
  const t = useT()
  return (
    <section className="card" aria-labelledby={`copy-${place}`}>
      <div className="admin-card-head">
        <h2 id={`copy-${place}`}>{t(`copy.place_${place}`)}</h2>
        <Link className="link row" to={PAGES[place]}>
          <span>{t('copy.look')}</span>
          <Icon of={ExternalLink} size="small" />
        </Link>
      </div>
      {groupsOf(texts).map(([group, rows]) => (
        <Fold
          key={group}
          look="copy-group"
          head={
            <>
              <span className="strong grow">{t(groupWord(place, group))}</span>
              {rows.some(({ own }) => own) ? <span className="tag green">{t('copy.own')}</span> : null}
            </>
          }
        >
          <ul className="copy-texts">
            {rows.map((text) => (
              <CopyRow key={text.key} text={text} onEdit={() => onEdit(text)} onChange={onChange} />
            ))}
          </ul>
        </Fold>
      ))}
    </section>
  )
}
