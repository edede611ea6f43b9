// Reminds those who work in the administration of two-step login, until they have it.
import { pathTo } from '@menged/contracts/path-to'
import { ShieldAlert } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { useT } from '../../words/language.tsx'

export default function TwoStepUrge() {
  const t = useT()
  return (
    <Notice kind="gold" icon={ShieldAlert}>
      <div className="people-two-step">
        <div className="people-urge">
          <p className="strong">{t('people.urge')}</p>
          <p className="small">{t('people.urgeText')}</p>
        </div>
        <Link className="button outline small" to={`${pathTo('user-profile')}#two-step`}>
          {t('people.urgeLink')}
        </Link>
      </div>
    </Notice>
  )
}
