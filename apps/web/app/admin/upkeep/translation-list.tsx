// Published posts in one language only.
import { untranslatedPosts } from '@menged/contracts/calls/admin/upkeep'
import { useT } from '../../words/language.tsx'
import { EditButton } from '../edit-button.tsx'
import { GuideName } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { useList } from './use-list.ts'
import { WorkList } from './work-list.tsx'

export function TranslationList(props: ListProps) {
  const { address } = props
  const t = useT()
  const { loaded } = useList((api) => api(untranslatedPosts, { query: { page: address.page } }), props)
  return (
    <WorkList
      title={t('upkeep.list_translations')}
      loaded={loaded}
      address={address}
      columns={[t('upkeep.guide'), t('upkeep.missing'), t('upkeep.decision')]}
      row={({ post, missing }) => (
        <tr key={post._id}>
          <td>
            <GuideName post={post} />
          </td>
          <td data-label={t('upkeep.missing')}>
            <span className="tag gold">{t(`upkeep.missing_${missing}`)}</span>
          </td>
          <td>
            <div className="admin-actions">
              <EditButton post={post} label={t('upkeep.translate')} />
            </div>
          </td>
        </tr>
      )}
      empty={{ title: t('upkeep.noTranslations') }}
    />
  )
}
