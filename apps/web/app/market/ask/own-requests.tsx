// What the account has asked of workers.
import { pathTo } from '@menged/contracts/path-to'
import { Link } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { Inbox } from './inbox.tsx'

export default function OwnRequests() {
  const t = useT()
  const action = (
    <Link className="button tinted" to={pathTo('marketplace')}>
      {t('nav.marketplace')}
    </Link>
  )
  return <Inbox side="client" emptyText={t('ask.emptyOwnText')} emptyAction={action} />
}
