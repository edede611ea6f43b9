// "Keeping it true": the work lists of editors, one at a time, each with how much waits in it.
import { upkeepCounts } from '@menged/contracts/calls/admin/upkeep'
import type { ComponentType } from 'react'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { Tabs } from '../tabs.tsx'
import { ChangeList } from './change-list.tsx'
import { LinkList } from './link-list.tsx'
import { LISTS, type List, type ListProps, useListAddress } from './list-address.ts'
import { OverdueList } from './overdue-list.tsx'
import { QuestionList } from './question-list.tsx'
import { TookDesk } from './took-desk.tsx'
import { TranslationList } from './translation-list.tsx'
import { WishList } from './wish-list.tsx'

const VIEWS: Record<List, ComponentType<ListProps>> = {
  overdue: OverdueList,
  changes: ChangeList,
  questions: QuestionList,
  wishes: WishList,
  translations: TranslationList,
  links: LinkList,
  took: TookDesk,
}

export default function Content() {
  const { language, t } = useLocale()
  const address = useListAddress()
  const { data: counts, reload } = useLoaded(async () => (await accountApi(language)(upkeepCounts)).data)
  const View = VIEWS[address.list]
  return (
    <>
      <AdminHead title={t('upkeep.title')} text={t('upkeep.text')} />
      <ListTabs address={address} counts={counts} />
      <View key={address.list} address={address} counts={counts} onChange={reload} />
    </>
  )
}

function ListTabs({ address, counts }: Omit<ListProps, 'onChange'>) {
  const t = useT()
  const tabs = LISTS.map((list) => ({
    key: list,
    words: t(`upkeep.list_${list}`),
    count: counts?.[list] || undefined,
    to: address.linkTo({ list }),
  }))
  return <Tabs label={t('upkeep.lists')} tabs={tabs} chosen={address.list} />
}
