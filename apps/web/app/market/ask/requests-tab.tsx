// The requests of the worker who is signed in: a tab of the dashboard.
import { useT } from '../../words/language.tsx'
import { RequestList } from './request-list.tsx'

export default function RequestsTab() {
  const t = useT()
  return <RequestList side="worker" emptyText={t('ask.emptyText')} />
}
