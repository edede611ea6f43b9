// The requests of the worker who is signed in, under what they come to: a tab of the dashboard.
import { useT } from '../../words/language.tsx'
import { Inbox } from './inbox.tsx'
import { Overview } from './overview.tsx'

export default function RequestsTab() {
  const t = useT()
  return <Inbox side="worker" emptyText={t('ask.emptyText')} above={(requests) => <Overview requests={requests} />} />
}
