// Links of published guides that have failed on three days.
import { brokenLinks } from '@menged/contracts/calls/admin/upkeep'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { CircleCheck, Unlink } from 'lucide'
import { useLocale } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { GuideName } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { useList } from './use-list.ts'
import { WorkList } from './work-list.tsx'

export function LinkList(props: ListProps) {
  const { address, counts } = props
  const { language, t } = useLocale()
  const { loaded } = useList((api) => api(brokenLinks, { query: { page: address.page } }), props)
  const isOff = counts?.checksLinks === false
  return (
    <WorkList
      title={t('upkeep.list_links')}
      loaded={loaded}
      address={address}
      columns={[t('upkeep.link'), t('upkeep.fault'), t('upkeep.named'), t('upkeep.decision')]}
      row={({ url, fault, status, since, posts }) => (
        <tr key={url}>
          <td>
            <a className="link ltr upkeep-url" href={url} target="_blank" rel="noreferrer noopener">
              {url}
            </a>
          </td>
          <td data-label={t('upkeep.fault')}>
            <p>{t(`upkeep.fault_${fault}`, { status: String(status ?? '') })}</p>
            <p className="small muted">
              {t('upkeep.since')}: {formatDate(addisDate(since), language)}
            </p>
          </td>
          <td data-label={t('upkeep.named')}>
            {posts.map((post) => (
              <p key={post._id}>
                <GuideName post={post} />
              </p>
            ))}
          </td>
          <td>
            <div className="admin-actions">{posts[0] ? <EditButton post={posts[0]} /> : null}</div>
          </td>
        </tr>
      )}
      empty={
        isOff
          ? { icon: Unlink, title: t('upkeep.linksOff'), text: t('upkeep.linksOffText') }
          : { icon: CircleCheck, title: t('upkeep.noLinks') }
      }
    />
  )
}
