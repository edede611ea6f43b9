// Published posts in one language only.
import { untranslatedPosts } from '@menged/contracts/calls/upkeep'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { EditButton } from './edit-button.tsx'
import { GuideName } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { WorkList } from './work-list.tsx'

export function TranslationList({ address }: ListProps) {
  const { language, t } = useLocale()
  const loaded = useLoaded(
    () => accountApi(language)(untranslatedPosts, { query: { page: address.page } }),
    `${address.page} ${language}`,
  )
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
